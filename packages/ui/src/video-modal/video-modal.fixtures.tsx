import { defineFixtures } from '../fixtures/fixture-set.js';
import { samplePictures } from '../fixtures/sample-pictures.js';
import { Picture } from '../picture/index.js';
import { VideoModal } from './video-modal.js';

const poster = <Picture {...samplePictures.corridor} alt="" decorative sizes="46rem" />;

const labels = {
  play: ({ title }: { title: string }) => `Play video: ${title}`,
  close: 'Close the film',
  watch: 'Watch on YouTube',
  newTab: '(opens in a new tab)',
};

const files = {
  sources: [{ src: 'data:video/webm;base64,', type: 'video/webm' }],
  tracks: [
    { src: 'data:text/vtt,WEBVTT', srcLang: 'en', label: 'English' },
    { src: 'data:text/vtt;x,WEBVTT', srcLang: 'es', label: 'Español' },
  ],
  captions: 'es-MX',
};

export const videoModalFixtures = defineFixtures(VideoModal, {
  basic: {
    title: 'Teaser',
    labels,
    poster,
    media: files,
    top: { start: '01A', middle: 'Teaser', end: '0:14' },
  },
  row: {
    title: 'Teaser trailer',
    labels,
    poster,
    media: files,
    narrow: 'row',
    top: { start: '01A', end: 'Teaser trailer' },
    bottom: { start: 'Fatal II', end: <em>In development</em> },
  },
  embed: {
    title: 'Gameplay trailer',
    labels,
    poster,
    media: { embed: { src: 'about:blank', href: 'https://video.example/watch?v=1' } },
    top: { start: '02A', middle: 'Gameplay trailer', end: '1:32' },
  },
  longLabels: {
    title: 'Ausführliche Spielszenenvorstellung mit Kommentaren',
    labels: {
      ...labels,
      play: ({ title }: { title: string }) => `Video abspielen: ${title}`,
      close: 'Film schließen',
    },
    poster,
    media: files,
    top: { start: '03A', middle: 'Spielszenenvorstellung', end: '12:05' },
    bottom: { start: '解き放たれた闇', end: <em>Veröffentlichungszeitpunkt unbekannt</em> },
  },
});
