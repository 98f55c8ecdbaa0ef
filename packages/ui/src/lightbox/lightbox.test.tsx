import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sampleImages } from '../fixtures/samples/gallery.js';
import { lightboxLabels } from '../labels/en.js';
import { Lightbox, type LightboxProps } from './lightbox.js';
import * as stories from './lightbox.stories.js';

const { Captions, Single } = composeStories(stories);
const total = sampleImages.length;

function setUp(props: Partial<LightboxProps> = {}) {
  const onIndexChange = vi.fn();
  const all = {
    images: sampleImages,
    labels: lightboxLabels,
    history: false,
    onIndexChange,
    ...props,
  } as LightboxProps;
  const { container, rerender } = render(<Lightbox {...all} />);
  const update = (more: Partial<LightboxProps>) => {
    rerender(<Lightbox {...({ ...all, ...more } as LightboxProps)} />);
  };
  return { container, onIndexChange, update };
}

const dialog = () => screen.findByRole<HTMLDialogElement>('dialog', { name: lightboxLabels.dialog });
const button = (name: string) => screen.getByRole('button', { name });
const position = (index: number) => `Image ${String(index)} of ${String(total)}`;
const figure = (index: number) => screen.getByRole('figure', { name: position(index) });

describe('Lightbox', () => {
  it.each([
    ['while closed', {}],
    ['without pictures', { images: [], defaultIndex: 3 }],
  ])('renders nothing %s', (_, props) => {
    expect(setUp(props).container).toBeEmptyDOMElement();
  });

  it('shows one picture in a modal dialog and loads its neighbours', async () => {
    setUp({ defaultIndex: 1 });
    const shown = await dialog();
    expect(shown).toHaveAttribute('aria-modal', 'true');
    expect(shown).toHaveAccessibleDescription(position(2));
    expect(within(shown).getByRole('img')).toHaveAccessibleName(
      'A forest path, white light between the trunks.',
    );
    expect([...shown.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/images/corridor.png',
      '/images/forest.png',
      '/images/basement.png',
    ]);
  });

  // Spec 6.6
  it('steps by its buttons, wraps, and keeps the loaded element of the next picture', async () => {
    const { onIndexChange } = setUp({ defaultIndex: total - 2 });
    const shown = await dialog();
    const next = shown.querySelector<HTMLElement>('img[src*="rigger"]');
    await userEvent.click(button('Next image'));
    expect(figure(total)).toContainElement(next);
    await userEvent.click(button('Next image'));
    await userEvent.click(button('Previous image'));
    expect(onIndexChange.mock.calls).toEqual([[total - 1], [0], [total - 1]]);
  });

  it('announces each step, but not opening or closing', async () => {
    const { update } = setUp({ index: 1 });
    await dialog();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    update({ index: 2 });
    expect(status).toHaveTextContent(`${position(3)}, A flooded basement under one bulb.`);
    update({ index: null });
    expect(status).toBeEmptyDOMElement();
    update({ index: 1 });
    expect(status).toBeEmptyDOMElement();
  });

  it('keeps the picture while it fades out', async () => {
    const { update } = setUp({ index: 1 });
    const shown = await dialog();
    update({ index: null });
    expect(shown.querySelector('[data-current] img')).toHaveAttribute('src', '/images/forest.png');
  });

  it('announces the caption if there is one', async () => {
    render(<Captions />);
    await dialog();
    expect(screen.getByText('Roll 3, frame 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent(`${position(4)}, Roll 3, frame 4`);
  });

  it('steps and closes only when index changes if controlled', async () => {
    const { onIndexChange } = setUp({ index: 1 });
    await dialog();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(onIndexChange.mock.calls).toEqual([[2], [null]]);
    expect(figure(2)).toBeInTheDocument();
  });

  it.each(['Alt', 'Control', 'Meta', 'Shift'])('leaves arrow keys with %s to the browser', async (key) => {
    const { onIndexChange } = setUp({ defaultIndex: 2 });
    await dialog();
    await userEvent.keyboard(`{${key}>}{ArrowLeft}{/${key}}`);
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  it('has only a close button with a single picture', async () => {
    const onIndexChange = vi.fn();
    render(<Single onIndexChange={onIndexChange} />);
    expect(within(await dialog()).getAllByRole('button')).toEqual([button('Close')]);
    await userEvent.keyboard('{ArrowRight}{End}');
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  it('stays open when the toggle event of an earlier closing arrives late', async () => {
    const { onIndexChange } = setUp({ defaultIndex: 1 });
    fireEvent(await dialog(), new Event('toggle'));
    expect(onIndexChange).not.toHaveBeenCalled();
    expect((await dialog()).open).toBe(true);
  });

  it('stays open when a press on the picture ends on the backdrop', async () => {
    const { onIndexChange } = setUp({ defaultIndex: 1 });
    const shown = await dialog();
    fireEvent.pointerDown(within(shown).getByRole('img'));
    fireEvent.click(shown);
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  it('focuses the thumbnail of the picture shown last, and scrolls to it if it is off screen', async () => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    render(
      <>
        <a id="image-2" href="#two">
          Two
        </a>
        <a id="image-3" href="#three">
          Three
        </a>
      </>,
    );
    const { update } = setUp({ index: 1 });
    await dialog();
    update({ index: 2 });
    update({ index: null });
    expect(screen.getByRole('link', { name: 'Three' })).toHaveFocus();
    expect(scrollIntoView).not.toHaveBeenCalled();
    update({ index: 1 });
    const two = screen.getByRole('link', { name: 'Two', hidden: true });
    vi.spyOn(two, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 10, 10));
    update({ index: null });
    expect(two).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  });

  it('passes its ref and attributes to the dialog', async () => {
    const ref = createRef<HTMLDialogElement>();
    setUp({ defaultIndex: 1, ref, className: 'extra', id: 'given' });
    const shown = await dialog();
    expect(ref.current).toBe(shown);
    expect(shown).toHaveClass('gloam-lightbox', 'extra');
    expect(shown.id).toBe('given');
  });

  it('accepts either index with onIndexChange or defaultIndex', () => {
    const shared = { images: sampleImages, labels: lightboxLabels };
    const right: LightboxProps[] = [
      shared,
      { ...shared, defaultIndex: 2 },
      { ...shared, index: null, onIndexChange: vi.fn() },
    ];
    const wrong: LightboxProps[] = [
      // @ts-expect-error A controlled lightbox needs onIndexChange.
      { ...shared, index: 1 },
      // @ts-expect-error A controlled lightbox has no defaultIndex.
      { ...shared, index: 1, defaultIndex: 2, onIndexChange: vi.fn() },
    ];
    expect([...right, ...wrong]).toHaveLength(5);
  });
});
