import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../fixtures/samples/pictures.js';
import newsCard from '../news-card/news-card.stories.js';
import { NewsStrip } from './news-strip.js';

const items = [
  newsCard.args.item,
  {
    id: 22,
    href: '/news/22',
    title: 'How a corridor gets its dark',
    date: '18 Jun',
    dateTime: '2026-06-18',
    image: samplePictures.stairs,
    alt: 'A stairwell seen from above, one bulb between its flights.',
  },
  {
    id: 23,
    href: '/news/23',
    title: 'Sound before sight: recording the flood',
    date: '2 Jun',
    dateTime: '2026-06-02',
    image: samplePictures.basement,
    alt: 'A flooded basement under one bulb.',
  },
];

const meta = {
  title: 'Content/News strip',
  component: NewsStrip,
  args: { items },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewsStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Two: Story = { args: { items: items.slice(0, 2), lead: false, bleed: false, headingLevel: 2 } };

export const One: Story = { tags: ['visual'], args: { items: items.slice(0, 1) } };

export const Many: Story = {
  args: { items: [...items, ...items.map((item) => ({ ...item, id: item.id - 10 }))] },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    items: items.map((item) => ({
      ...item,
      title: 'Übernachtungsmöglichkeiten während der Entwicklerveranstaltungswoche',
      date: '30. September 2026',
    })),
  },
};

/** The wide frame is first, on the right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The frames stack. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
