import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Icon } from '../icon/icon.js';
import { LoadingOverlay } from './loading-overlay.js';
import { loadingOverlayFixtures } from './loading-overlay.fixtures.js';

const { fixtures } = loadingOverlayFixtures;

const meta = {
  title: 'Feedback/Loading overlay',
  component: LoadingOverlay,
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

const held = {
  display: 'grid',
  placeItems: 'center',
  opacity: 1,
  visibility: 'visible',
  '--gloam-loading-overlay-background': 'var(--gloam-color-ground-hover)',
} as CSSProperties;

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
  args: fixtures.long,
  render: (args) => (
    <>
      <p>Painted from the start.</p>
      <LoadingOverlay {...args} />
    </>
  ),
};

/** Held at its first moment, with a mark and a colour of its own: nothing of the text beneath shows. */
export const Held: Story = {
  ...Long,
  tags: ['visual'],
  args: { ...fixtures.long, style: held, children: <Icon name="clock" size={40} /> },
  play: async ({ canvasElement }) => {
    const overlay = canvasElement.querySelector('.gloam-loading-overlay');
    await expect(overlay).toBeVisible();
    // A gutter for the scrollbar may stay beside it.
    await expect(overlay?.clientWidth).toBe(document.body.clientWidth);
    await expect(overlay?.clientHeight).toBe(innerHeight);
  },
};
