import { useLingui } from '@lingui/react/macro';
import { clockTime } from '../../layout/clock-time.ts';
import { SiteVideo } from '../../layout/site-video.tsx';
import { videos } from '#content/videos';

export function Videos() {
  const { t, i18n } = useLingui();
  return (
    <section className="mx-auto max-w-page px-margin pt-section">
      <h2 className="sr-only">{t({ id: 'home.videos.title', message: 'Videos' })}</h2>
      <div className="grid items-end gap-6 lg:grid-cols-12">
        {videos.map((video, index) => (
          <SiteVideo
            key={video.id}
            video={video}
            poster={video.still}
            className={index % 2 === 0 ? 'lg:col-span-7' : 'lg:col-span-5'}
            top={{
              start: `0${String(index + 1)}A`,
              middle: i18n._(video.title),
              end: clockTime(video.duration),
            }}
          />
        ))}
      </div>
    </section>
  );
}
