import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAddresses, sampleErrors, sampleLinks, samplePlatforms } from '../fixtures/samples/forms.js';
import { addressRowsLabels, linkRowsFieldLabels } from '../labels/en.js';
import { LinkRowsField, type LinkRowsFieldProps } from './link-rows-field.js';

const meta = {
  title: 'Forms/Link rows field',
  component: LinkRowsField,
  args: {
    id: 'links',
    name: 'social_links',
    platforms: samplePlatforms,
    labels: linkRowsFieldLabels,
  } as LinkRowsFieldProps,
} satisfies Meta<typeof LinkRowsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  tags: ['visual'],
  args: { hint: 'All links must start with https://', defaultValue: sampleLinks },
};

export const Invalid: Story = {
  tags: ['visual'],
  args: {
    defaultValue: [...sampleLinks, { platform: '', link: 'https://nerea.example' }],
    errors: {
      'social_links.1.link': sampleErrors.link,
      'social_links.2.platform': sampleErrors.link,
    },
  },
};

export const Addresses: Story = {
  args: {
    id: 'portfolio',
    name: 'portfolio_links',
    platforms: undefined,
    defaultValue: sampleAddresses,
    errors: { 'portfolio_links.1.link': sampleErrors.address },
    labels: { ...addressRowsLabels, legend: 'Portfolio' },
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
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
};
