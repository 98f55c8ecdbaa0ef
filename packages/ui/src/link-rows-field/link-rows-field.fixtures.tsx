import { defineFixtures } from '../fixtures/fixture-set.js';
import type { AddressRowsLabels, LinkRowsFieldLabels } from './link-row-fields.js';
import { LinkRowsField } from './link-rows-field.js';

const labels: LinkRowsFieldLabels = {
  legend: 'Links',
  row: ({ index }) => `Link ${String(index)}`,
  platform: 'Platform',
  platformPlaceholder: 'Choose one',
  link: 'URL',
  linkPlaceholder: 'https://',
  add: 'Add a link',
  remove: ({ index }) => `Remove link ${String(index)}`,
};

const platforms = [
  { value: 'github', label: 'GitHub' },
  { value: 'artstation', label: 'ArtStation' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'other', label: 'Other', repeatable: true },
];

const addressLabels: AddressRowsLabels = {
  legend: 'Portfolio',
  row: labels.row,
  link: labels.link,
  linkPlaceholder: 'https://',
  add: labels.add,
  remove: labels.remove,
};

const base = { id: 'links', name: 'social_links', platforms, labels };

export const linkRowsFieldFixtures = defineFixtures(LinkRowsField, {
  basic: base,
  filled: {
    ...base,
    hint: 'All links must start with https://',
    defaultValue: [
      { platform: 'artstation', link: 'https://artstation.com/nereaokafor' },
      { platform: 'github', link: '' },
    ],
  },
  invalid: {
    ...base,
    defaultValue: [
      { platform: 'artstation', link: 'https://artstation.com/nereaokafor' },
      { platform: 'github', link: '' },
      { platform: '', link: 'https://nerea.example' },
    ],
    errors: {
      'social_links.1.link': ['Each link needs a platform and a URL.'],
      'social_links.2.platform': ['Each link needs a platform and a URL.'],
    },
  },
  addresses: {
    id: 'portfolio',
    name: 'portfolio_links',
    platforms: undefined,
    defaultValue: [{ link: 'https://nerea.example' }, { link: 'nerea' }],
    errors: { 'portfolio_links.1.link': ['This is not a web address.'] },
    labels: addressLabels,
  },
  oneAddress: { id: 'portfolio', name: 'portfolio_links', platforms: undefined, labels: addressLabels },
  longLabels: {
    ...base,
    defaultValue: [
      { platform: 'other', link: '' },
      { platform: 'other', link: '' },
    ],
    labels: {
      legend: 'Verweise auf Arbeitsproben und Veröffentlichungen',
      row: ({ index }) => `Verweis ${String(index)}`,
      platform: 'Veröffentlichungsplattform',
      platformPlaceholder: 'プラットフォームを選択してください',
      link: 'Vollständige Internetadresse',
      linkPlaceholder: 'https://',
      add: 'Weiteren Verweis auf eine Arbeitsprobe hinzufügen',
      remove: ({ index }) => `Verweis ${String(index)} entfernen`,
    },
  },
});
