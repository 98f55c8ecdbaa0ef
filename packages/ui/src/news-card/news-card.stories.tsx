import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewsCard } from './news-card.js';
import { newsCardFixtures } from './news-card.fixtures.js';

const { fixtures } = newsCardFixtures;

const meta = {
  title: 'Content/News card',
  component: NewsCard,
} satisfies Meta<typeof NewsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'], args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.basic,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Three days at Mundos Digitales' });
    await step('one tab stop', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    });
    await step('the picture belongs to the link', async () => {
      const picture = canvas.getByRole('img');
      // Focus may have scrolled it out of a low window.
      picture.scrollIntoView({ block: 'start', behavior: 'instant' });
      const { left, top, width } = picture.getBoundingClientRect();
      await expect(canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + 20)).toBe(link);
    });
  },
};

export const WithoutAlt: Story = { args: fixtures.withoutAlt };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

/** The number stands at the start of the edge, its half frame at the end. */
export const RightToLeft: Story = { args: fixtures.basic, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
