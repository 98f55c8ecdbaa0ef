import { expect, it } from 'vitest';
import { VideoModal } from './video-modal.js';
import type { VideoFiles, VideoMedia } from './video-modal.logic.js';

const film = { title: 'Teaser', poster: null };
const labels = { play: () => 'Play', close: 'Close' };
const embedLabels = { ...labels, watch: 'Watch', newTab: '(opens in a new tab)' };
const files: VideoFiles = { sources: [{ src: 'a.webm', type: 'video/webm' }] };
const embed = { embed: { src: 'https://player.example', href: 'https://film.example' } };

it('takes files or a player elsewhere, each with its words', () => {
  const either = [files, embed][0] as VideoMedia;
  const modals = [
    <VideoModal key="1" {...film} media={files} labels={labels} />,
    <VideoModal key="2" {...film} media={embed} labels={embedLabels} />,
    <VideoModal key="3" {...film} media={either} labels={embedLabels} />,

    // @ts-expect-error a player elsewhere needs the words of the link to it
    <VideoModal key="4" {...film} media={embed} labels={labels} />,
    // @ts-expect-error files and a player at once
    <VideoModal key="5" {...film} media={{ ...files, ...embed }} labels={embedLabels} />,
    // @ts-expect-error captions of no track
    <VideoModal key="6" {...film} media={{ sources: [], captions: 'en' }} labels={labels} />,
    // @ts-expect-error an address without the film's own page
    <VideoModal key="7" {...film} media={{ embed: { src: 'a' } }} labels={embedLabels} />,
  ];
  expect(modals).toHaveLength(7);
});
