import { defineFixtures } from '../fixtures/fixture-set.js';
import { addressRowsLabels, linkRowsFieldLabels } from '../labels/en.js';
import { sampleAddresses, sampleErrors, sampleLinks, samplePlatforms } from '../fixtures/samples/forms.js';
import type { AddressRowsLabels } from './link-row-fields.js';
import { LinkRowsField } from './link-rows-field.js';

const addressLabels: AddressRowsLabels = { ...addressRowsLabels, legend: 'Portfolio' };

const base = { id: 'links', name: 'social_links', platforms: samplePlatforms, labels: linkRowsFieldLabels };

export const linkRowsFieldFixtures = defineFixtures(LinkRowsField, {
  basic: base,
  filled: {
    ...base,
    hint: 'All links must start with https://',
    defaultValue: sampleLinks,
  },
  invalid: {
    ...base,
    defaultValue: [...sampleLinks, { platform: '', link: 'https://nerea.example' }],
    errors: {
      'social_links.1.link': sampleErrors.link,
      'social_links.2.platform': sampleErrors.link,
    },
  },
  addresses: {
    id: 'portfolio',
    name: 'portfolio_links',
    platforms: undefined,
    defaultValue: sampleAddresses,
    errors: { 'portfolio_links.1.link': sampleErrors.address },
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
