import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoModal } from './video-modal.js';
import { videoModalFixtures } from './video-modal.fixtures.js';
import { defaultTrack, isEmbed } from './video-modal.logic.js';

const { basic, embed } = videoModalFixtures.fixtures;

describe('video modal logic', () => {
  const tracks = ['en', 'es', 'pt-BR'].map((srcLang) => ({ srcLang, src: `${srcLang}.vtt`, label: srcLang }));

  it('turns on captions in the language asked for, or in its main language', () => {
    expect(defaultTrack(tracks, 'es')?.srcLang).toBe('es');
    expect(defaultTrack(tracks, 'ES-mx')?.srcLang).toBe('es');
    expect(defaultTrack(tracks, 'pt')?.srcLang).toBe('pt-BR');
    expect(defaultTrack(tracks, 'ja')).toBeUndefined();
    expect(defaultTrack(tracks, undefined)).toBeUndefined();
  });

  // Spec 6.1
  it('tells files from a player elsewhere', () => {
    expect([isEmbed(basic.media), isEmbed(embed.media)]).toEqual([false, true]);
  });
});

describe('VideoModal', () => {
  const play = vi.fn(() => Promise.resolve());

  beforeEach(() => {
    play.mockClear();
    HTMLMediaElement.prototype.play = play;
  });

  it('has nothing of the film before the press, plays it after, and leaves nothing behind', async () => {
    render(<VideoModal {...basic} />);
    const button = screen.getByRole('button', { name: 'Play video: Teaser' });
    expect(document.querySelector('video, iframe')).toBeNull();
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Teaser' });
    await waitFor(() => {
      expect(play).toHaveBeenCalledOnce();
    });
    expect(document.querySelector('video')).toHaveAttribute('preload', 'none');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(document.querySelector('video')).toBeNull();
    });
    await waitFor(() => {
      expect(button).toHaveFocus();
    });
  });

  it('stays quiet when the browser refuses to play', async () => {
    play.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    render(<VideoModal {...basic} defaultOpen />);
    await waitFor(() => {
      expect(play).toHaveBeenCalledOnce();
    });
    expect(await screen.findByLabelText('Teaser', { selector: 'video' })).toHaveAttribute('controls');
  });

  it('asks the player elsewhere for its policy and links to the film', async () => {
    render(<VideoModal {...embed} defaultOpen />);
    const frame = await screen.findByTitle('Gameplay trailer');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(frame).toHaveAttribute('allowfullscreen');
    expect(screen.getByRole('link', { name: 'Watch on YouTube (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://video.example/watch?v=1',
    );
    expect(play).not.toHaveBeenCalled();
  });

  it('turns focus around at the end of the stage', async () => {
    render(<VideoModal {...embed} defaultOpen />);
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
});
