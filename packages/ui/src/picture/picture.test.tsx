import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { samplePictures } from '../fixtures/sample-pictures.js';
import { Picture } from './picture.js';
import { alternative, fallbackSource, sourceSet } from './picture.logic.js';

const image = { path: '/images/ward', width: 1920, height: 1080, widths: [480, 960] };

describe('sources of a picture', () => {
  it('lists every width of a format', () => {
    expect(sourceSet(image, 'avif')).toBe('/images/ward-480.avif 480w, /images/ward-960.avif 960w');
    expect(sourceSet(image, 'webp')).toBe('/images/ward-480.webp 480w, /images/ward-960.webp 960w');
  });

  // SPEC 3: Image path plus .png
  it('falls back to PNG', () => {
    expect(fallbackSource(image)).toBe('/images/ward.png');
  });

  it('takes an empty text for decoration', () => {
    expect(alternative('')).toEqual({ alt: '', decorative: true });
    expect(alternative('A ward.')).toEqual({ alt: 'A ward.' });
  });
});

describe('Picture', () => {
  // DECISIONS 3: AVIF with PNG behind
  it('offers AVIF before WebP, keeps its place, and waits for its turn', () => {
    const { container } = render(<Picture image={image} alt="A ward." sizes="50vw" />);
    const types = [...container.querySelectorAll('source')].map((source) => source.type);
    expect(types).toEqual(['image/avif', 'image/webp']);
    const picture = screen.getByRole('img', { name: 'A ward.' });
    expect(picture).toHaveAttribute('width', '1920');
    expect(picture).toHaveAttribute('height', '1080');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('decoding', 'async');
  });

  it('offers the upright cut first, to upright screens only', () => {
    const upright = { path: '/images/ward-upright', width: 576, height: 1080, widths: [576] };
    const { container } = render(<Picture image={image} upright={upright} alt="A ward." />);
    const sources = [...container.querySelectorAll('source')].map(({ media, type, srcset }) => [
      media,
      type,
      srcset,
    ]);
    expect(sources.slice(0, 2)).toEqual([
      ['(max-aspect-ratio: 9/16)', 'image/avif', '/images/ward-upright-576.avif 576w'],
      ['(max-aspect-ratio: 9/16)', 'image/webp', '/images/ward-upright-576.webp 576w'],
    ]);
    expect(sources.slice(2).map(([media]) => media)).toEqual(['', '']);
  });

  it('comes at once with priority', () => {
    render(<Picture image={image} alt="A ward." priority />);
    const picture = screen.getByRole('img');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(picture).not.toHaveAttribute('decoding');
  });

  it('shows the placeholder behind the picture', () => {
    render(<Picture image={samplePictures.forest} alt="A forest." />);
    expect(screen.getByRole('img').style.backgroundImage).toContain('data:image/webp');
  });

  it('is no image for assistive technology when it is decoration', () => {
    render(<Picture image={image} alt="" decorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('refuses an empty text that nobody meant', () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    // @ts-expect-error a decorative picture has no text
    const contradiction = <Picture image={image} alt="A ward." decorative />;
    expect(contradiction).toBeDefined();
    expect(() => render(<Picture image={image} alt="" />)).toThrow('has an empty alt');
    vi.mocked(console.error).mockClear();
  });
});
