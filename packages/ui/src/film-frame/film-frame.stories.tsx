import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilmFrame } from './film-frame.js';
import { filmFrameFixtures } from './film-frame.fixtures.js';

const { fixtures } = filmFrameFixtures;

const meta = {
  title: 'Media/Film frame',
  component: FilmFrame,
} satisfies Meta<typeof FilmFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.interactive,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Bottom: Story = { args: fixtures.bottom };

export const Both: Story = { tags: ['visual'], args: fixtures.both };

export const Bare: Story = { tags: ['visual'], args: fixtures.bare };

export const Interactive: Story = { args: fixtures.interactive };

export const Selected: Story = { tags: ['visual'], args: fixtures.selected };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

/** The edge texts change sides. */
export const RightToLeft: Story = { args: fixtures.basic, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
