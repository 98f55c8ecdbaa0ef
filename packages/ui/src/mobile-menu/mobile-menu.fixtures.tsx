import { defineFixtures } from '../fixtures/fixture-set.js';
import { mobileMenuLabels } from '../labels/en.js';
import { MobileMenu } from './mobile-menu.js';

const stay = () => undefined;

export const mobileMenuFixtures = defineFixtures(MobileMenu, {
  basic: {
    labels: mobileMenuLabels,
    items: [
      { label: 'Home', href: '#home', current: true },
      {
        label: 'Games',
        items: [
          { label: 'Fatal: Unleashed Darkness', href: '#fatal' },
          { label: 'Fatal III', disabled: true, explanation: 'Not announced yet' },
          { label: 'Fatal IV', disabled: true, explanation: 'Not announced yet' },
        ],
      },
      { label: 'Team', href: '#team' },
      { label: 'Careers', href: '#careers' },
      { label: 'Support', href: '#support' },
    ],
    language: {
      label: 'EN',
      name: 'Language, EN',
      items: [
        { label: 'English', lang: 'en', current: true, onSelect: stay },
        { label: 'Español', lang: 'es', current: false, onSelect: stay },
        { label: 'Italiano', lang: 'it', current: false, onSelect: stay },
        { label: 'Deutsch', lang: 'de', current: false, onSelect: stay },
        { label: '日本語', lang: 'ja', current: false, onSelect: stay },
      ],
    },
    contact: { label: 'Contact', href: '#contact' },
  },
  linksOnly: {
    labels: mobileMenuLabels,
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Team', href: '#team', current: true },
    ],
    header: <a href="#home">Fatal</a>,
  },
  longLabels: {
    labels: {
      navigation: 'Hauptnavigation',
      openMenu: 'Navigationsmenü öffnen',
      closeMenu: 'Navigationsmenü schließen',
    },
    items: [
      { label: 'Startseite', href: '#home' },
      {
        label: 'Veröffentlichte Spiele',
        items: [
          { label: 'Spielbeschreibung und Veröffentlichungszeitpläne', href: '#spiel', current: true },
          {
            label: 'Wird geladen…',
            disabled: true,
            explanation: 'Der Veröffentlichungszeitpunkt steht noch nicht fest.',
          },
        ],
      },
      { label: 'Unterstützungsangebote', href: '#support' },
      { label: 'メンバー募集とよくあるご質問', href: '#careers' },
    ],
    contact: { label: 'Kontakt aufnehmen', href: '#contact' },
  },
});
