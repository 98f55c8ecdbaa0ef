import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Icon } from '../icon/icon.js';
import { LoadingOverlay } from './loading-overlay.js';

const meta = {
  title: 'Feedback/Loading overlay',
  component: LoadingOverlay,
  args: { duration: 100 },
  render: (args) => (
    <>
      <p>Painted from the start.</p>
      <LoadingOverlay {...args} />
    </>
  ),
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Set a longer `duration` and reload the story to watch it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const overlay = canvasElement.querySelector('.gloam-loading-overlay');
    await waitFor(() => expect(overlay).not.toBeVisible());
  },
};

const held = {
  display: 'grid',
  placeItems: 'center',
  opacity: 1,
  visibility: 'visible',
  '--gloam-loading-overlay-background': 'var(--gloam-color-ground-hover)',
} as CSSProperties;

/** Held at its first moment, with an icon and another colour: it hides the text beneath. */
export const Held: Story = {
  tags: ['visual'],
  args: { duration: 1000, fade: 600, style: held, children: <Icon name="clock" size={40} /> },
  play: async ({ canvasElement }) => {
    const overlay = canvasElement.querySelector('.gloam-loading-overlay');
    await expect(overlay).toBeVisible();
    // Without the scrollbar, which has its own gutter.
    await expect(overlay?.clientWidth).toBe(document.body.clientWidth);
    await expect(overlay?.clientHeight).toBe(innerHeight);
  },
};
