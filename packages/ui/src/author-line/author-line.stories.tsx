import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthorLine } from './author-line.js';
import { authorLineFixtures } from './author-line.fixtures.js';

const { fixtures } = authorLineFixtures;

const meta = {
  title: 'Content/Author line',
  component: AuthorLine,
} satisfies Meta<typeof AuthorLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'], args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.basic,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Nadia Berrada')).toBeVisible();
    await expect(canvasElement.querySelector('picture')?.getBoundingClientRect().width).toBe(48);
  },
};

export const NameOnly: Story = { args: fixtures.nameOnly };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

export const RightToLeft: Story = { args: fixtures.basic, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
