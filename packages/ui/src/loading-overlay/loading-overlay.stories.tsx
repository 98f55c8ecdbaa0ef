import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LoadingOverlay } from './loading-overlay.js';
import { loadingOverlayFixtures } from './loading-overlay.fixtures.js';

const { fixtures } = loadingOverlayFixtures;

const meta = {
  title: 'Feedback/Loading overlay',
  component: LoadingOverlay,
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.basic,
  play: async ({ canvasElement }) => {
    const overlay = canvasElement.querySelector('.gloam-loading-overlay');
    await waitFor(() => expect(overlay).not.toBeVisible());
  },
};

/** One second over a text; reload to see it again. */
export const Long: Story = {
  tags: ['visual'],
  args: fixtures.long,
  render: (args) => (
    <>
      <p>Painted from the start.</p>
      <LoadingOverlay {...args} />
    </>
  ),
};

/** It does not exist for those who prefer less motion. */
export const ReducedMotion: Story = {
  ...Long,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.gloam-loading-overlay')).not.toBeVisible();
  },
};
