import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { samplePictures } from '../fixtures/samples/pictures.js';
import * as de from '../labels/de.js';
import { videoModalEmbedLabels } from '../labels/en.js';
import { Picture } from '../picture/picture.js';
import { VideoModal, type VideoModalProps } from './video-modal.js';

const inColumn: Decorator = (Story, { args }) => (
  <div style={{ maxInlineSize: args.narrow === 'row' ? '20.625rem' : '46rem' }}>
    <Story />
  </div>
);

const meta = {
  title: 'Overlays/Video modal',
  component: VideoModal,
  args: {
    title: 'Teaser',
    labels: videoModalEmbedLabels,
    poster: <Picture {...samplePictures.corridor} alt="" decorative sizes="46rem" />,
    media: {
      sources: [{ src: 'data:video/webm;base64,', type: 'video/webm' }],
      tracks: [
        { src: 'data:text/vtt,WEBVTT', srcLang: 'en', label: 'English' },
        { src: 'data:text/vtt;x,WEBVTT', srcLang: 'es', label: 'Español' },
      ],
      captions: 'es-MX',
    },
    top: { start: '01A', middle: 'Teaser', end: '0:14' },
  } as VideoModalProps,
  decorators: [inColumn],
} satisfies Meta<typeof VideoModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Play video: Teaser' });

    await step('there is no player before the press', async () => {
      await expect(document.querySelector('video, iframe')).toBeNull();
    });

    await step('Space opens the video', async () => {
      button.focus();
      await userEvent.keyboard(' ');
      const shown = await screen.findByRole('dialog', { name: 'Teaser' });
      await waitFor(() => expect(shown).toBeVisible());
      await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close the video' })).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });

    await step('captions in the requested language are on', async () => {
      const tracks = [...document.querySelectorAll('track')];
      await expect(tracks.map((track) => [track.srclang, track.default])).toEqual([
        ['en', false],
        ['es', true],
      ]);
    });

    await step('the button turns captions off and on', async () => {
      const button = screen.getByRole('button', { name: 'Captions' });
      const shown = () =>
        [...(document.querySelector('video')?.textTracks ?? [])]
          .filter(({ mode }) => mode === 'showing')
          .map(({ language }) => language);
      await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await expect(shown()).toEqual([]);
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(shown()).toEqual(['es']);
      screen.getByRole('button', { name: 'Close the video' }).focus();
    });

    await step('Tab wraps around the player, backwards too', async () => {
      const close = screen.getByRole('button', { name: 'Close the video' });
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('button', { name: 'Captions' })).toHaveFocus();
      // The browser focuses this element after the last control inside the player.
      document.querySelector<HTMLElement>('.gloam-video-stage > [tabindex]')?.focus();
      await expect(close).toHaveFocus();
    });

    await step('Escape closes it, unmounts the player and returns focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector('video')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });

    await step('Enter opens it, and on Close, closes it', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close the video' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

/** On narrow pages, a small picture with the edge texts beside it. */
export const Row: Story = {
  tags: ['visual'],
  args: {
    title: 'Teaser trailer',
    narrow: 'row',
    top: { start: '01A', end: 'Teaser trailer' },
    bottom: { start: 'Fatal II', end: <em>In development</em> },
  },
};

/** A player on another site, with a link to the video's page. */
export const Embed: Story = {
  args: {
    title: 'Gameplay trailer',
    media: { embed: { src: 'about:blank', href: 'https://video.example/watch?v=1' } },
    top: { start: '02A', middle: 'Gameplay trailer', end: '1:32' },
  },
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

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    title: 'Ausführliche Spielszenenvorstellung mit Kommentaren',
    labels: { ...de.videoModalEmbedLabels, close: 'Film schließen' },
    top: { start: '03A', middle: 'Spielszenenvorstellung', end: '12:05' },
    bottom: { start: '解き放たれた闇', end: <em>Veröffentlichungszeitpunkt unbekannt</em> },
  },
};

export const Narrow: Story = {
  args: { ...LongLabels.args, narrow: 'row' },
  globals: { viewport: { value: 'narrow' } },
};

/** The play button moves to the start of the picture, but its triangle is not mirrored, as in any player. */
export const RightToLeft: Story = { args: Row.args, globals: { direction: 'rtl' } };
