import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { VideoModal } from './video-modal.js';
import { videoModalFixtures } from './video-modal.fixtures.js';

const { fixtures } = videoModalFixtures;

const meta = {
  title: 'Overlays/Video modal',
  component: VideoModal,
  args: fixtures.basic,
} satisfies Meta<typeof VideoModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '46rem' }}>
      <VideoModal {...args} />
    </div>
  ),
};

/** Nothing of the film is there before the press, and nothing is left of it after closing. */
export const Playground: Story = {
  args: { onOpenChange: fn() },
  render: Default.render,
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Play video: Teaser' });

    await step('no player before the press', async () => {
      await expect(document.querySelector('video, iframe')).toBeNull();
    });

    await step('Space opens the film and starts it', async () => {
      button.focus();
      await userEvent.keyboard(' ');
      const shown = await screen.findByRole('dialog', { name: 'Teaser' });
      await waitFor(() => expect(shown).toBeVisible());
      await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close the video' })).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });

    await step('captions in the language of the page are on', async () => {
      const tracks = [...document.querySelectorAll('track')];
      await expect(tracks.map((track) => [track.srclang, track.default])).toEqual([
        ['en', false],
        ['es', true],
      ]);
    });

    await step('Tab goes round by way of the player, backwards too', async () => {
      const close = screen.getByRole('button', { name: 'Close the video' });
      await userEvent.tab({ shift: true });
      await expect(document.querySelector('video')).toHaveFocus();
      // What the browser does after the last control inside the player.
      document.querySelector<HTMLElement>('.gloam-video-stage > [tabindex]')?.focus();
      await expect(close).toHaveFocus();
    });

    await step('Escape closes it, the player is gone, and focus is back on the frame', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector('video')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });

    await step('Enter opens it too, and closes it on Close', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close the video' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

/** As in the first screen of a page: a row on narrow pages. */
export const Row: Story = {
  tags: ['visual'],
  args: fixtures.row,
  render: (args) => (
    <div style={{ maxInlineSize: '20.625rem' }}>
      <VideoModal {...args} />
    </div>
  ),
};

/** A player on another site: its policy is set, and a link leads to the film itself. */
export const Embed: Story = {
  args: fixtures.embed,
  render: Default.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play video: Gameplay trailer' }));
    const frame = await screen.findByTitle('Gameplay trailer');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    const link = screen.getByRole('link', { name: 'Watch on YouTube (opens in a new tab)' });
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close the video' }));
    await waitFor(() => expect(screen.queryByTitle('Gameplay trailer')).toBeNull());
  },
};

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels, render: Default.render };

/** The frame is a row: a small picture with its edge texts beside it. */
export const Narrow: Story = {
  args: { ...fixtures.longLabels, narrow: 'row' },
  globals: { viewport: { value: 'narrow' } },
};

/** The play mark stands at the start of the picture; it does not turn round, as no player's does. */
export const RightToLeft: Story = {
  args: fixtures.row,
  render: Default.render,
  globals: { direction: 'rtl' },
};
