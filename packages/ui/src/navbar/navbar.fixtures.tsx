import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { navbarLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { mobileMenuFixtures } from '../mobile-menu/mobile-menu.fixtures.js';
import { Navbar } from './navbar.js';

/** A mark of the width and height of a logo. */
const logo = (
  <svg viewBox="0 0 48 50" width="44" height="46" aria-hidden="true" focusable="false">
    <path d="M2 49V1h9v4H6v18h4v4H6v22zM14 49L18 1h4l4 48h-4l-1-13h-3l-1 13zM18.3 32h3.2L20 13zM28 1h18v4h-7v44h-4V5h-7z" />
  </svg>
);

const { basic, linksOnly, longLabels } = mobileMenuFixtures.fixtures;

export const navbarFixtures = defineFixtures(Navbar, {
  basic: {
    logo,
    homeHref: '#home',
    labels: { ...navbarLabels, home: 'Fatal, home' },
    items: basic.items,
    language: basic.language,
    contact: basic.contact,
  },
  linksOnly: {
    logo,
    homeHref: '#home',
    labels: { ...navbarLabels, home: 'Fatal, home' },
    items: linksOnly.items,
  },
  german: {
    logo,
    homeHref: '#home',
    labels: { ...de.navbarLabels, home: 'Fatal, Startseite' },
    items: [
      { label: 'Startseite', href: '#home', current: true },
      { label: 'Spiele', items: longLabels.items.flatMap((item) => ('items' in item ? item.items : [])) },
      { label: 'Team', href: '#team' },
      { label: 'Karriere', href: '#careers' },
      { label: 'Unterstützung', href: '#support' },
    ],
    language: { ...(basic.language ?? { items: [] }), label: 'DE', name: 'Sprache, DE' },
    contact: { label: 'Kontakt aufnehmen', href: '#contact' },
  },
  japanese: {
    logo,
    homeHref: '#home',
    labels: { ...ja.navbarLabels, home: 'FATAL ホーム' },
    items: [
      { label: 'ホーム', href: '#home' },
      { label: 'ゲーム', items: [{ label: '解き放たれた闇', href: '#game' }] },
      { label: 'チーム', href: '#team', current: true },
      { label: 'メンバー募集', href: '#careers' },
      { label: 'サポート', href: '#support' },
    ],
    language: { ...(basic.language ?? { items: [] }), label: 'JP', name: '言語, JP' },
    contact: { label: 'お問い合わせ', href: '#contact' },
  },
  longLabels: {
    logo,
    homeHref: '#home',
    labels: { ...de.navbarLabels, home: 'Fatal, Startseite' },
    items: [
      ...longLabels.items,
      { label: 'Stellenausschreibungen und Praktikumsplätze', href: '#stellen' },
      { label: 'Häufig gestellte Fragen zur Bewerbung', href: '#fragen' },
    ],
    contact: { label: 'Kontakt aufnehmen', href: '#contact' },
  },
});
