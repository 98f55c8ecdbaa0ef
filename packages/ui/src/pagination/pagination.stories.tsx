import type { Meta, StoryObj } from '@storybook/react-vite';
import { paginationLabels } from '../labels/en.js';
import { Pagination } from './pagination.js';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    page: 5,
    pageCount: 12,
    href: (page: number) => `/news?page=${String(page)}`,
    labels: paginationLabels,
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const First: Story = { tags: ['visual'], args: { page: 1 } };

export const Few: Story = { args: { page: 2, pageCount: 3 } };

export const Many: Story = { args: { page: 512, pageCount: 1024, siblings: 2 } };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    lang: 'de',
    labels: {
      navigation: 'Seiten der Veröffentlichungsankündigungen',
      previous: 'Zur vorherigen Ergebnisseite',
      next: 'Zur nächsten Ergebnisseite',
      page: ({ page }) => `Ergebnisseite ${String(page)}`,
    },
  },
};

/** The arrows point the other way. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
