import { Icon } from '../icon/icon.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { Picture, type PictureImage } from '../picture/picture.js';
import { DropdownMenu } from './dropdown-menu.js';

/** A step of exposure. */
const frame = (image: PictureImage, brightness: number) => (
  <Picture
    {...image}
    alt=""
    decorative
    sizes="5rem"
    style={{ filter: `brightness(${String(brightness)})` }}
  />
);

const stay = (event: Event) => {
  event.preventDefault();
};

export const dropdownMenuFixtures = defineFixtures(DropdownMenu, {
  basic: {
    label: 'Games',
    labels: {},
    items: [
      {
        label: 'Fatal: Unleashed Darkness',
        href: '#fatal',
        current: true,
        leading: frame(samplePictures.corridor, 1),
      },
      { label: 'Fatal II', href: '#fatal-ii', leading: frame(samplePictures.forest, 0.42) },
      {
        label: 'Fatal III',
        disabled: true,
        explanation: 'Not announced yet',
        leading: <Icon name="lock" size={16} />,
      },
      {
        label: 'Fatal IV',
        disabled: true,
        explanation: 'Not announced yet',
        leading: <Icon name="lock" size={16} />,
      },
    ],
  },
  actions: {
    label: 'EN',
    labels: { trigger: 'Language, EN' },
    align: 'end',
    items: [
      { label: 'English', lang: 'en', current: true, onSelect: () => undefined },
      { label: 'Español', lang: 'es', current: false, onSelect: () => undefined },
      { label: '日本語', lang: 'ja', current: false, onSelect: () => undefined },
    ],
  },
  languageLinks: {
    label: 'DE',
    labels: { trigger: 'Sprache, DE' },
    items: [
      { label: 'English', lang: 'en', href: '?lang=en', onSelect: stay },
      { label: 'Deutsch', lang: 'de', href: '?lang=de', onSelect: stay, current: true },
    ],
  },
  longLabels: {
    label: 'Veröffentlichte Spiele',
    labels: {},
    items: [
      { label: 'Spielbeschreibung und Veröffentlichungszeitpläne', href: '#spiel' },
      { label: '解き放たれた闇 — 公式ゲームサイト', lang: 'ja', href: '#game' },
      {
        label: 'Wird geladen…',
        disabled: true,
        explanation: 'Der Veröffentlichungszeitpunkt steht noch nicht fest.',
      },
    ],
  },
});
