import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatList } from './stat-list.js';
import { statListFixtures } from './stat-list.fixtures.js';

const { fixtures } = statListFixtures;

const meta = {
  title: 'Content/Stat list',
  component: StatList,
} satisfies Meta<typeof StatList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'], args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.basic,
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term');
    const [figure] = canvas.getAllByRole('definition');
    await expect(figure?.getBoundingClientRect().top).toBeLessThan(term?.getBoundingClientRect().top ?? 0);
  },
};

export const Two: Story = { args: fixtures.two };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

/** Two columns; long words break. */
export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
