import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusPage } from './status-page.js';
import { statusPageFixtures } from './status-page.fixtures.js';

const { fixtures } = statusPageFixtures;

const meta = {
  title: 'Pages/Status page',
  component: StatusPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatusPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'], args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.basic,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This frame was never exposed.',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to the start' })).toHaveFocus();
  },
};

export const WithoutPicture: Story = { tags: ['visual'], args: fixtures.withoutPicture };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

/** The arrow of the way out points the other way. */
export const RightToLeft: Story = { args: fixtures.basic, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
