import { render, screen } from '@testing-library/react';
import { memo } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { Picture, type RenderedImage, type RenderImage } from './picture.js';
import { fromStem } from './picture.logic.js';

const image = fromStem({ path: '/images/ward', width: 1920, height: 1080, widths: [480, 960] });

describe('fromStem', () => {
  // Spec 3.11
  it('lists every width as AVIF, then as WebP, and falls back to PNG', () => {
    expect(image.sources).toEqual([
      { type: 'image/avif', srcSet: '/images/ward-480.avif 480w, /images/ward-960.avif 960w' },
      { type: 'image/webp', srcSet: '/images/ward-480.webp 480w, /images/ward-960.webp 960w' },
    ]);
    expect(image.src).toBe('/images/ward.png');
  });

  it('returns the largest file, regardless of the order of the widths', () => {
    const { full } = fromStem({ path: '/images/ward', width: 1920, height: 1080, widths: [960, 1920, 480] });
    expect(full).toBe('/images/ward-1920.webp');
  });
});

describe('Picture', () => {
  // Spec 3.11
  it('offers AVIF before WebP, reserves its space and loads lazily', () => {
    const { container } = render(<Picture {...image} alt="A ward." sizes="50vw" />);
    const types = [...container.querySelectorAll('source')].map((source) => source.type);
    expect(types).toEqual(['image/avif', 'image/webp']);
    const picture = screen.getByRole('img', { name: 'A ward.' });
    expect(picture).toHaveAttribute('width', '1920');
    expect(picture).toHaveAttribute('height', '1080');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('decoding', 'async');
  });

  it('offers the portrait crop first, to portrait screens only', () => {
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

  it('renders one file from another host, with its srcSet', () => {
    const src = 'https://pictures.example/pier.jpg';
    const { container } = render(
      <Picture src={src} srcSet={`${src}?w=480 480w`} sizes="50vw" width={3} height={2} alt="A pier." />,
    );
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img')).toHaveAttribute('src', src);
    expect(screen.getByRole('img')).toHaveAttribute('srcset', `${src}?w=480 480w`);
    expect(screen.getByRole('img')).toHaveAttribute('sizes', '50vw');
  });

  it('offers a portrait crop that has no better formats', () => {
    const { container } = render(
      <Picture {...image} upright={{ src: '/tall.jpg', width: 9, height: 16 }} alt="A ward." />,
    );
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/tall.jpg');
    expect(container.querySelector('source')).toHaveAttribute('media', '(max-aspect-ratio: 9/16)');
  });

  it('renders the image with a function or a component', () => {
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

  it('loads eagerly with priority', () => {
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

  it('is hidden from screen readers if it is decorative', () => {
    render(<Picture {...image} alt="" decorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('throws if alt is empty and the picture is not decorative', () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    // @ts-expect-error a decorative picture has no text
    const contradiction = <Picture {...image} alt="A ward." decorative />;
    expect(contradiction).toBeDefined();
    expect(() => render(<Picture {...image} alt="" />)).toThrow('has an empty alt');
    vi.mocked(console.error).mockClear();
  });
});
