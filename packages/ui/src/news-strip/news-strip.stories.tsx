import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewsStrip } from './news-strip.js';
import { newsStripFixtures } from './news-strip.fixtures.js';

const { fixtures } = newsStripFixtures;

const meta = {
  title: 'Content/News strip',
  component: NewsStrip,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewsStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'], args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.basic,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const Two: Story = { args: fixtures.two };

export const One: Story = { tags: ['visual'], args: fixtures.one };

export const Many: Story = { args: fixtures.many };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

/** The wide frame comes first, at the other side. */
export const RightToLeft: Story = { args: fixtures.basic, globals: { direction: 'rtl' } };

/** Frames stack. */
export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
