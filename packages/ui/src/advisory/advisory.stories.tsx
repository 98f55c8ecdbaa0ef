import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Advisory } from './advisory.js';
import { advisoryFixtures } from './advisory.fixtures.js';

const { fixtures } = advisoryFixtures;

const meta = {
  title: 'Feedback/Advisory',
  component: Advisory,
} satisfies Meta<typeof Advisory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'], args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.basic,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('This position is unpaid. Everyone here');
  },
};

export const LeadOnly: Story = { args: fixtures.leadOnly };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const RightToLeft: Story = { args: fixtures.basic, globals: { direction: 'rtl' } };
