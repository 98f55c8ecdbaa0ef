import { render, screen } from '@testing-library/react';
import { memo } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { Picture, type RenderedImage, type RenderImage } from './picture.js';
import { alternative, fromStem } from './picture.logic.js';

const image = fromStem({ path: '/images/ward', width: 1920, height: 1080, widths: [480, 960] });

describe('a picture from a stem', () => {
  it('lists every width of AVIF, then of WebP', () => {
    expect(image.sources).toEqual([
      { type: 'image/avif', srcSet: '/images/ward-480.avif 480w, /images/ward-960.avif 960w' },
      { type: 'image/webp', srcSet: '/images/ward-480.webp 480w, /images/ward-960.webp 960w' },
    ]);
  });

  // Spec 3.11
  it('falls back to PNG', () => {
    expect(image.src).toBe('/images/ward.png');
  });

  it('links to the largest file, in whatever order the widths come', () => {
    const { full } = fromStem({ path: '/images/ward', width: 1920, height: 1080, widths: [960, 1920, 480] });
    expect(full).toBe('/images/ward-1920.webp');
  });
});

describe('a picture', () => {
  it('takes an empty text for decoration', () => {
    expect(alternative('')).toEqual({ alt: '', decorative: true });
    expect(alternative('A ward.')).toEqual({ alt: 'A ward.' });
  });
});

describe('Picture', () => {
  // Spec 3.11
  it('offers AVIF before WebP, keeps its place, and waits for its turn', () => {
    const { container } = render(<Picture {...image} alt="A ward." sizes="50vw" />);
    const types = [...container.querySelectorAll('source')].map((source) => source.type);
    expect(types).toEqual(['image/avif', 'image/webp']);
    const picture = screen.getByRole('img', { name: 'A ward.' });
    expect(picture).toHaveAttribute('width', '1920');
    expect(picture).toHaveAttribute('height', '1080');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('decoding', 'async');
  });

  it('offers the upright cut first, to upright screens only', () => {
    const upright = fromStem({ path: '/images/ward-upright', width: 576, height: 1080, widths: [576] });
    const { container } = render(<Picture {...image} upright={upright} alt="A ward." />);
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

  it('takes one file of another host, and the widths that a content system offers of it', () => {
    const src = 'https://pictures.example/pier.jpg';
    const { container } = render(
      <Picture src={src} srcSet={`${src}?w=480 480w`} sizes="50vw" width={3} height={2} alt="A pier." />,
    );
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img')).toHaveAttribute('src', src);
    expect(screen.getByRole('img')).toHaveAttribute('srcset', `${src}?w=480 480w`);
    expect(screen.getByRole('img')).toHaveAttribute('sizes', '50vw');
  });

  it('keeps the cut for upright screens where there are no better formats', () => {
    const { container } = render(
      <Picture {...image} upright={{ src: '/tall.jpg', width: 9, height: 16 }} alt="A ward." />,
    );
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/tall.jpg');
    expect(container.querySelector('source')).toHaveAttribute('media', '(max-aspect-ratio: 9/16)');
  });

  it('hands its attributes to a function that draws the image, or to a component', () => {
    const Drawn = memo(({ src, alt, className, sizes }: RenderedImage) => (
      <img data-drawn src={`${src}?drawn`} alt={alt} className={className} sizes={sizes} />
    ));
    for (const renderImage of [
      (given: RenderedImage) => <Drawn {...given} />,
      Drawn as unknown as RenderImage,
    ]) {
      const { unmount } = render(<Picture {...image} alt="A ward." sizes="50vw" renderImage={renderImage} />);
      const drawn = screen.getByRole('img', { name: 'A ward.' });
      expect(drawn).toHaveAttribute('src', '/images/ward.png?drawn');
      expect(drawn).toHaveAttribute('sizes', '50vw');
      expect(drawn).toHaveClass('gloam-picture-image');
      unmount();
    }
  });

  it('comes at once with priority', () => {
    render(<Picture {...image} alt="A ward." priority />);
    const picture = screen.getByRole('img');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(picture).not.toHaveAttribute('decoding');
  });

  it('shows the placeholder behind the picture', () => {
    render(<Picture {...samplePictures.forest} alt="A forest." />);
    expect(screen.getByRole('img').style.backgroundImage).toContain('data:image/webp');
  });

  it('is no image for assistive technology when it is decoration', () => {
    render(<Picture {...image} alt="" decorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('refuses an empty text that nobody meant', () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    // @ts-expect-error a decorative picture has no text
    const contradiction = <Picture {...image} alt="A ward." decorative />;
    expect(contradiction).toBeDefined();
    expect(() => render(<Picture {...image} alt="" />)).toThrow('has an empty alt');
    vi.mocked(console.error).mockClear();
  });
});
