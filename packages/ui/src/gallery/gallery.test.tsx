import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FilmFrameProps } from '../film-frame/film-frame.js';
import { Gallery } from './gallery.js';
import { galleryFixtures } from './gallery.fixtures.js';
import { frameFit, frameNumber, frameShape, frameSizes, isPlainClick } from './gallery.logic.js';

const drawn = vi.hoisted(() => vi.fn<(start: unknown) => void>());
vi.mock('../film-frame/film-frame.js', async (original) => {
  const { FilmFrame } = await original<typeof import('../film-frame/film-frame.js')>();
  return {
    FilmFrame: (props: FilmFrameProps) => {
      drawn(props.bottom?.start);
      return <FilmFrame {...props} />;
    },
  };
});

const { basic, twice } = galleryFixtures.fixtures;

const frames = () => screen.getAllByRole('link');
const frame = (at: number) => frames()[at] ?? document.body;
const figure = (name: string) => screen.findByRole('figure', { name });

/** Whether a click on a frame was left to the browser. */
function isLeftToTheBrowser(at: number, init: MouseEventInit = {}) {
  return fireEvent.click(frame(at), init);
}

describe('gallery logic', () => {
  it('numbers frames with two digits', () => {
    expect([frameNumber(0), frameNumber(28), frameNumber(120)]).toEqual(['01', '29', '121']);
  });

  it('asks for larger files where two stand to a row', () => {
    expect([frameSizes('large'), frameSizes('regular'), frameSizes('wide')]).toEqual([
      '(min-width: 43.75rem) 46vw, 92vw',
      '(min-width: 43.75rem) 31vw, 46vw',
      '92vw',
    ]);
  });

  it('fills the last row with what is left over', () => {
    const shapes = (count: number) =>
      Array.from({ length: count }, (_, index) => frameShape(index, count, 4)).join(' ');
    expect(shapes(3)).toBe('large large large');
    expect(shapes(7)).toBe('large large large large regular regular regular');
    expect(shapes(5)).toBe('large large large large wide');
    expect(shapes(9)).toBe('large large large large regular regular regular large large');
  });

  it('shows an upright picture whole', () => {
    const fit = (width: number, height: number) => frameFit({ width, height });
    expect([fit(1200, 1800), fit(1920, 1080), fit(10, 10)]).toEqual(['contain', 'cover', 'cover']);
  });

  it('takes only what is a plain click', () => {
    const plain = {
      button: 0,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      defaultPrevented: false,
    };
    expect(isPlainClick(plain)).toBe(true);
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'])
      expect(isPlainClick({ ...plain, [key]: true })).toBe(false);
    expect(isPlainClick({ ...plain, button: 1 })).toBe(false);
  });
});

describe('Gallery', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
  });

  it('draws no frame anew but those whose mark changes', async () => {
    const sheet = (index: number) => <Gallery {...basic} index={index} onIndexChange={vi.fn()} />;
    const { rerender } = render(sheet(0));
    await screen.findByRole('dialog');
    drawn.mockClear();
    rerender(sheet(1));
    expect(drawn.mock.calls.flat()).toEqual(['01', '02']);
  });

  it('is a list of links to files before any script has run', () => {
    document.body.innerHTML = renderToString(<Gallery {...basic} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(basic.images.length);
    expect(frames().map((link) => [link.id, link.getAttribute('href')])).toEqual(
      basic.images.map(({ full }, at) => [`image-${String(at + 1)}`, full]),
    );
    expect(frame(1)).toHaveAccessibleName('A forest path, white light between the trunks. 02');
    expect(frame(1)).toHaveAttribute('aria-haspopup', 'dialog');
    document.body.innerHTML = '';
  });

  it('links to the picture itself where no larger file is known, and lets others draw it', async () => {
    const images = [{ src: 'https://pictures.example/pier.jpg', width: 3, height: 2, alt: 'A pier.' }];
    render(
      <Gallery
        {...basic}
        images={images}
        renderImage={({ src, alt }) => <img data-testid="drawn" src={src} alt={alt} />}
      />,
    );
    expect(frame(0)).toHaveAttribute('href', images[0]?.src);
    expect(screen.getAllByTestId('drawn')).toHaveLength(1);
    await userEvent.click(frame(0));
    expect(await figure('Image 1 of 1')).toBeInTheDocument();
    expect(screen.getAllByTestId('drawn')).toHaveLength(2);
  });

  it('names a frame whose picture is too far from the screen to be drawn', () => {
    render(<Gallery {...basic} />);
    frame(1).querySelector('picture')?.remove();
    expect(frame(1)).toHaveAccessibleName('A forest path, white light between the trunks. 02');
  });

  // Spec 6.6
  it('has the first four large, or as many as it is told', () => {
    const large = () => screen.getAllByRole('listitem').filter((item) => 'large' in item.dataset).length;
    const { rerender } = render(<Gallery {...basic} />);
    expect(large()).toBe(4);
    rerender(<Gallery {...basic} large={1} />);
    expect(large()).toBe(1);
  });

  it('opens the lightbox at the frame, and marks the one looked at last', async () => {
    const onIndexChange = vi.fn();
    render(<Gallery {...basic} onIndexChange={onIndexChange} />);
    await userEvent.click(frame(1));
    await figure('Image 2 of 7');
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onIndexChange.mock.calls).toEqual([[1], [2], [null]]);
    expect(frame(2)).toHaveFocus();
    await waitFor(() => {
      expect(frame(2)).toHaveAccessibleName(/03 ?Selected$/);
    });
    expect(screen.getAllByText('Selected')).toHaveLength(1);
    expect(frame(2).closest('li')).toHaveAttribute('data-selected');
  });

  it('leaves a click for a new tab or a download to the browser', () => {
    const onIndexChange = vi.fn();
    render(<Gallery {...basic} onIndexChange={onIndexChange} />);
    // jsdom would follow the link, which it cannot.
    const stop = (event: Event) => {
      stopped.push(event.defaultPrevented);
      event.preventDefault();
    };
    const stopped: boolean[] = [];
    window.addEventListener('click', stop);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) isLeftToTheBrowser(1, { [key]: true });
    window.removeEventListener('click', stop);
    expect(stopped).toEqual([false, false, false, false]);
    expect(onIndexChange).not.toHaveBeenCalled();
    expect(isLeftToTheBrowser(1)).toBe(false);
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('stays where the parent holds it', async () => {
    const onIndexChange = vi.fn();
    const { rerender } = render(<Gallery {...basic} index={null} onIndexChange={onIndexChange} />);
    await userEvent.click(frame(0));
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<Gallery {...basic} index={0} onIndexChange={onIndexChange} />);
    expect(await figure('Image 1 of 7')).toBeInTheDocument();
  });

  it('opens what the address names, and gives the focus to its frame', async () => {
    window.history.replaceState(null, '', '/#image-7');
    render(<Gallery {...basic} history />);
    await figure('Image 7 of 7');
    await userEvent.keyboard('{Escape}');
    expect(frame(6)).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('has other anchors beside another gallery', () => {
    render(<Gallery {...basic} anchor="still" />);
    expect(frame(2).id).toBe('still-3');
  });

  it('shows the other picture of a frame that was taken twice, which is fetched no sooner', async () => {
    render(<Gallery {...twice} />);
    const second = () => document.querySelector('.gloam-gallery-sheet .gloam-plates-second');
    expect(second()).toBeNull();
    const toggle = screen.getByRole('button', { name: 'Then / Now 01' });
    await userEvent.click(toggle);
    expect(second()).not.toBeNull();
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('The second image')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the switch in the lightbox too, for that picture alone; T does the same', async () => {
    render(<Gallery {...twice} defaultIndex={0} />);
    const dialog = within(await screen.findByRole('dialog'));
    const plates = () => document.querySelector<HTMLElement>('dialog .gloam-plates')?.dataset.shown;
    const second = () => document.querySelector('dialog .gloam-plates-second');
    expect(second()).toBeNull();
    await userEvent.hover(dialog.getByRole('button', { name: 'Then / Now' }));
    expect(second()).not.toBeNull();
    expect(plates()).toBe('first');
    await userEvent.click(dialog.getByRole('button', { name: 'Then / Now' }));
    expect(plates()).toBe('second');
    expect(dialog.getByRole('status')).toHaveTextContent('The second image');
    await userEvent.keyboard('t');
    expect(plates()).toBe('first');
    await userEvent.keyboard('{ArrowRight}');
    await figure('Image 2 of 8');
    expect(dialog.queryByRole('button', { name: 'Then / Now' })).toBeNull();
    expect(dialog.getByRole('status')).toHaveTextContent('Image 2 of 8');
  });

  it('hands what magnifies to the lightbox', async () => {
    render(<Gallery {...basic} zoom={({ transform }) => <p>Scale {transform.scale}</p>} defaultIndex={0} />);
    expect(await screen.findByText('Scale 1')).toBeInTheDocument();
  });
});
