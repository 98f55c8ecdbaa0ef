import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleImages } from '../fixtures/samples/gallery.js';
import { frameNumber, frameShape } from './gallery.logic.js';
import * as stories from './gallery.stories.js';

const { Default, Twice } = composeStories(stories);

const frames = () => screen.getAllByRole('link');
const frame = (at: number) => frames()[at] ?? document.body;
const figure = (name: string) => screen.findByRole('figure', { name });

describe('gallery logic', () => {
  it('numbers frames with two digits', () => {
    expect([frameNumber(0), frameNumber(28), frameNumber(120)]).toEqual(['01', '29', '121']);
  });

  it.each([
    [3, 'large large large'],
    [5, 'large large large large wide'],
    [7, 'large large large large regular regular regular'],
    [9, 'large large large large regular regular regular large large'],
  ])('fills the last row of %d frames', (count, shapes) => {
    expect(Array.from({ length: count }, (_, index) => frameShape(index, count, 4)).join(' ')).toBe(shapes);
  });
});

describe('Gallery', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
  });

  it('is a list of links to files without JavaScript', () => {
    document.body.innerHTML = renderToString(<Default />);
    expect(screen.getAllByRole('listitem')).toHaveLength(sampleImages.length);
    expect(frames().map((link) => [link.id, link.getAttribute('href')])).toEqual(
      sampleImages.map(({ full }, at) => [`image-${String(at + 1)}`, full]),
    );
    expect(frame(1)).toHaveAttribute('aria-haspopup', 'dialog');
    document.body.innerHTML = '';
  });

  it('names a frame off screen, whose picture is not in the accessibility tree', () => {
    render(<Default />);
    frame(1).querySelector('picture')?.remove();
    expect(frame(1)).toHaveAccessibleName('A forest path, white light between the trunks. 02');
  });

  it('links to src without a full file, and passes renderImage on to the lightbox', async () => {
    const src = 'https://pictures.example/pier.jpg';
    render(
      <Default
        images={[{ src, width: 3, height: 2, alt: 'A pier.' }]}
        renderImage={({ src, alt }) => <img data-testid="rendered" src={src} alt={alt} />}
      />,
    );
    expect(frame(0)).toHaveAttribute('href', src);
    expect(screen.getAllByTestId('rendered')).toHaveLength(1);
    await userEvent.click(frame(0));
    expect(await figure('Image 1 of 1')).toBeInTheDocument();
    expect(screen.getAllByTestId('rendered')).toHaveLength(2);
  });

  // Spec 6.6
  it('has four large frames by default', () => {
    const large = () => screen.getAllByRole('listitem').filter((item) => 'large' in item.dataset).length;
    const { rerender } = render(<Default />);
    expect(large()).toBe(4);
    rerender(<Default large={1} />);
    expect(large()).toBe(1);
  });

  it('leaves clicks with a modifier key to the browser', () => {
    const onIndexChange = vi.fn();
    render(<Default onIndexChange={onIndexChange} />);
    const leftToBrowser: boolean[] = [];
    const onClick = (event: Event) => {
      leftToBrowser.push(!event.defaultPrevented);
      // jsdom can't follow a link.
      event.preventDefault();
    };
    window.addEventListener('click', onClick);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      fireEvent.click(frame(1), { [key]: true });
    expect(onIndexChange).not.toHaveBeenCalled();
    fireEvent.click(frame(1));
    window.removeEventListener('click', onClick);
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(1);
    expect(leftToBrowser).toEqual([true, true, true, true, false]);
  });

  it('opens only when index changes if controlled', async () => {
    const onIndexChange = vi.fn();
    const { rerender } = render(<Default index={null} onIndexChange={onIndexChange} />);
    await userEvent.click(frame(0));
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<Default index={0} onIndexChange={onIndexChange} />);
    expect(await figure('Image 1 of 7')).toBeInTheDocument();
  });

  it('opens the picture in the URL and on closing focuses its frame', async () => {
    window.history.replaceState(null, '', '/#image-7');
    render(<Default history />);
    await figure('Image 7 of 7');
    await userEvent.keyboard('{Escape}');
    expect(frame(6)).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('starts the ids of its frames with anchor', () => {
    render(<Default anchor="still" />);
    expect(frame(2).id).toBe('still-3');
  });

  it('shows the second picture of a frame, which is not loaded before', async () => {
    render(<Twice />);
    const second = () => document.querySelector('.gloam-gallery-sheet .gloam-plates-second');
    expect(second()).toBeNull();
    const toggle = screen.getByRole('button', { name: 'Then / Now 01' });
    await userEvent.click(toggle);
    expect(second()).not.toBeNull();
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('The second image')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the second picture in the lightbox, by the toggle or the key T', async () => {
    render(<Twice defaultIndex={0} />);
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

  it('passes zoom on to the lightbox', async () => {
    render(<Default zoom={({ transform }) => <p>Scale {transform.scale}</p>} defaultIndex={0} />);
    expect(await screen.findByText('Scale 1')).toBeInTheDocument();
  });
});
