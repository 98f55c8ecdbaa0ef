import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoModal } from './video-modal.js';
import { trackOf, type VideoFiles, type VideoMedia, type VideoTrack } from './video-modal.logic.js';
import * as stories from './video-modal.stories.js';

const { Default, Embed } = composeStories(stories);

describe('trackOf', () => {
  const tracks = ['en', 'es', 'pt-BR'].map((srcLang) => ({ srcLang, src: `${srcLang}.vtt`, label: srcLang }));

  it.each([
    ['es', 'es'],
    ['ES-mx', 'es'],
    ['pt', 'pt-BR'],
    ['ja', undefined],
    [undefined, undefined],
  ])('for %s returns the track %s', (language, track) => {
    expect(trackOf(tracks, language)?.srcLang).toBe(track);
  });

  it('returns the track of the requested kind', () => {
    const lines: VideoTrack = { src: 'lines.vtt', srcLang: 'es', label: 'es', kind: 'subtitles' };
    expect(trackOf([...tracks, lines], 'es')?.src).toBe('es.vtt');
    expect(trackOf([...tracks, lines], 'es', 'subtitles')?.src).toBe('lines.vtt');
    expect(trackOf([...tracks, lines], 'en', 'subtitles')).toBeUndefined();
  });
});

describe('VideoModal', () => {
  const play = vi.fn(() => Promise.resolve());

  beforeEach(() => {
    play.mockClear();
    HTMLMediaElement.prototype.play = play;
  });

  it('loads nothing before the press, then plays', async () => {
    render(<Default />);
    expect(document.querySelector('video, iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play video: Teaser' }));
    await screen.findByRole('dialog', { name: 'Teaser' });
    await waitFor(() => {
      expect(play).toHaveBeenCalledOnce();
    });
    expect(document.querySelector('video')).toHaveAttribute('preload', 'none');
  });

  it('shows the controls if the browser refuses to play', async () => {
    play.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    render(<Default defaultOpen />);
    await waitFor(() => {
      expect(play).toHaveBeenCalledOnce();
    });
    expect(await screen.findByLabelText('Teaser', { selector: 'video' })).toHaveAttribute('controls');
  });

  it('shows `after` only while the video has ended', async () => {
    render(<Default after={<a href="/store">Wishlist</a>} defaultOpen />);
    const film = await screen.findByLabelText('Teaser', { selector: 'video' });
    const offer = () => screen.getByText('Wishlist').closest('[inert]');
    expect(offer()).not.toBeNull();
    fireEvent.ended(film);
    expect(offer()).toBeNull();
    fireEvent.play(film);
    expect(offer()).not.toBeNull();
  });

  it('has a button for captions only with a label and captions in the language', async () => {
    const texts = { play: () => 'Play', close: 'Close' };
    const tracks = [{ src: 'es.vtt', srcLang: 'es', label: 'Español' }];
    const film = (captions: string, text?: string) => (
      <VideoModal
        title="Teaser"
        poster={null}
        media={{ sources: [], tracks, captions }}
        labels={{ ...texts, ...(text && { captions: text }) }}
        defaultOpen
      />
    );
    const button = () => screen.queryByRole('button', { pressed: true });
    const { rerender } = render(film('es'));
    await screen.findByRole('dialog');
    expect(button()).toBeNull();
    rerender(film('ja', 'Captions'));
    expect(button()).toBeNull();
    rerender(film('es', 'Captions'));
    expect(button()).toHaveAccessibleName('Captions');
  });

  // Spec 6.1
  it('embeds a player on another site and links to the video', async () => {
    render(<Embed defaultOpen />);
    expect(await screen.findByTitle('Gameplay trailer')).toHaveAttribute('allowfullscreen');
    expect(screen.getByRole('link', { name: 'Watch on YouTube (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://video.example/watch?v=1',
    );
    expect(play).not.toHaveBeenCalled();
  });

  it('wraps Tab at the ends of the dialog', async () => {
    render(<Embed defaultOpen />);
    const link = await screen.findByRole('link');
    const close = screen.getByRole('button', { name: 'Close the video' });
    await waitFor(() => {
      expect(close).toHaveFocus();
    });
    await userEvent.tab({ shift: true });
    expect(link).toHaveFocus();
    await userEvent.tab();
    expect(close).toHaveFocus();
  });

  it('accepts files or a player on another site, each with its labels', () => {
    const film = { title: 'Teaser', poster: null };
    const labels = { play: () => 'Play', close: 'Close' };
    const embedLabels = { ...labels, watch: 'Watch', newTab: '(opens in a new tab)' };
    const files: VideoFiles = { sources: [{ src: 'a.webm', type: 'video/webm' }] };
    const embed = { embed: { src: 'https://player.example', href: 'https://film.example' } };
    render(
      <>
        <VideoModal {...film} media={files} labels={labels} />
        <VideoModal {...film} media={embed} labels={embedLabels} />
        <VideoModal {...film} media={files as VideoMedia} labels={embedLabels} />
        {/* @ts-expect-error a player on another site without the text of the link to the video */}
        <VideoModal {...film} media={embed} labels={labels} />
        {/* @ts-expect-error files and a player on another site */}
        <VideoModal {...film} media={{ ...files, ...embed }} labels={embedLabels} />
        {/* @ts-expect-error captions without tracks */}
        <VideoModal {...film} media={{ sources: [], captions: 'en' }} labels={labels} />
        {/* @ts-expect-error a player on another site without the URL of the video's page */}
        <VideoModal {...film} media={{ embed: { src: 'a' } }} labels={embedLabels} />
      </>,
    );
  });
});
