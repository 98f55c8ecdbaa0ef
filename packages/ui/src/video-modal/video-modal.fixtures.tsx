import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { videoModalEmbedLabels } from '../labels/en.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { Picture } from '../picture/picture.js';
import { VideoModal } from './video-modal.js';

const poster = <Picture {...samplePictures.corridor} alt="" decorative sizes="46rem" />;

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
    labels: videoModalEmbedLabels,
    poster,
    media: files,
    top: { start: '01A', middle: 'Teaser', end: '0:14' },
  },
  row: {
    title: 'Teaser trailer',
    labels: videoModalEmbedLabels,
    poster,
    media: files,
    narrow: 'row',
    top: { start: '01A', end: 'Teaser trailer' },
    bottom: { start: 'Fatal II', end: <em>In development</em> },
  },
  embed: {
    title: 'Gameplay trailer',
    labels: videoModalEmbedLabels,
    poster,
    media: { embed: { src: 'about:blank', href: 'https://video.example/watch?v=1' } },
    top: { start: '02A', middle: 'Gameplay trailer', end: '1:32' },
  },
  longLabels: {
    title: 'Ausführliche Spielszenenvorstellung mit Kommentaren',
    labels: {
      ...de.videoModalEmbedLabels,
      close: 'Film schließen',
    },
    poster,
    media: files,
    top: { start: '03A', middle: 'Spielszenenvorstellung', end: '12:05' },
    bottom: { start: '解き放たれた闇', end: <em>Veröffentlichungszeitpunkt unbekannt</em> },
  },
});
