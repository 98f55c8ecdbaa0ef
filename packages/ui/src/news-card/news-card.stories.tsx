import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { NewsCard } from './news-card.js';

const item = {
  id: 21,
  href: '/news/21',
  title: 'Three days at Mundos Digitales',
  date: '3 Jul',
  dateTime: '2026-07-03',
  image: samplePictures.forest,
  alt: 'A figure on a forest path, white light between the trunks.',
};

const meta = {
  title: 'Content/News card',
  component: NewsCard,
  args: { item },
} satisfies Meta<typeof NewsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Three days at Mundos Digitales' });
    await step('is one tab stop', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    });
    await step('has a picture that belongs to the link', async () => {
      const picture = canvas.getByRole('img');
      // Focus may have scrolled the picture out of a low window.
      picture.scrollIntoView({ block: 'start', behavior: 'instant' });
      const { left, top, width } = picture.getBoundingClientRect();
      await expect(canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + 20)).toBe(link);
    });
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    item: {
      ...item,
      title: 'Donaudampfschifffahrtsgesellschaft: Übernachtungsmöglichkeiten während der Veranstaltung',
      date: '3. Juli 2026',
    },
  },
};

/** The number is at the start of the edge, and its half frame at the end. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
