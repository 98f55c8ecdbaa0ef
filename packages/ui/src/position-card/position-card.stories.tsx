import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PositionCard } from './position-card.js';
import { positionCardFixtures } from './position-card.fixtures.js';

const { fixtures } = positionCardFixtures;

const meta = {
  title: 'Content/Position card',
  component: PositionCard,
} satisfies Meta<typeof PositionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'], args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.basic,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Technical Artist' });
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

export const Wide: Story = { tags: ['visual'], args: fixtures.wide };

/** A second line for what matters to somebody who compares positions. */
export const WithNote: Story = { tags: ['visual'], args: fixtures.withNote };

export const WithoutAlt: Story = { args: fixtures.withoutAlt };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

/** The arrow points the other way. */
export const RightToLeft: Story = { args: fixtures.basic, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
