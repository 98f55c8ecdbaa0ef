import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from './picture.js';
import { pictureFixtures } from './picture.fixtures.js';

const { fixtures } = pictureFixtures;

const meta = {
  title: 'Media/Picture',
  component: Picture,
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'], args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.basic,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(getComputedStyle(picture).objectFit).toBe('cover');
  },
};

/** A phone held upright gets the cut; the box keeps its shape either way. */
export const Upright: Story = { args: fixtures.upright };

export const Priority: Story = { args: fixtures.priority };

export const Develop: Story = { args: fixtures.develop };

export const Cropped: Story = { args: fixtures.cropped };

export const Contained: Story = { tags: ['visual'], args: fixtures.contained };

export const Decorative: Story = { args: fixtures.decorative };

export const LongAlt: Story = { args: fixtures.longAlt };
