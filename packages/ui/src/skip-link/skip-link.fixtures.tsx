import { defineFixtures } from '../fixtures/fixture-set.js';
import { SkipLink } from './skip-link.js';

export const skipLinkFixtures = defineFixtures(SkipLink, {
  basic: { children: 'Skip to the content' },
  otherTarget: { children: 'Skip to the form', href: '#apply' },
  longLabels: { children: 'Navigation überspringen und direkt zum Hauptinhalt dieser Seite gehen' },
  japanese: { children: '本文へ移動', lang: 'ja' },
});
