import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sampleImages } from '../fixtures/samples/gallery.js';
import { Lightbox, type LightboxProps } from './lightbox.js';
import { lightboxLabels } from '../labels/en.js';

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
  const { rerender } = render(<Lightbox {...all} />);
  const update = (more: Partial<LightboxProps>) => {
    rerender(<Lightbox {...({ ...all, ...more } as LightboxProps)} />);
  };
  return { onIndexChange, update };
}

const dialog = () => screen.findByRole<HTMLDialogElement>('dialog', { name: lightboxLabels.dialog });
const closedByThePlatform = (shown: HTMLDialogElement) => {
  shown.open = false;
  fireEvent(shown, new Event('toggle'));
};
const button = (name: string) => screen.getByRole('button', { name });
const position = (index: number) => `Image ${String(index)} of ${String(total)}`;
const figure = (index: number) => screen.getByRole('figure', { name: position(index) });

describe('Lightbox', () => {
  it('draws nothing while closed', () => {
    const { container } = render(<Lightbox images={sampleImages} labels={lightboxLabels} history={false} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('draws nothing without pictures, whatever is asked for', () => {
    setUp({ images: [], defaultIndex: 3 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a modal dialog that shows one picture, in its formats and its size, with its neighbours loaded', async () => {
    setUp({ defaultIndex: 1 });
    const shown = await dialog();
    expect(shown).toHaveAttribute('aria-modal', 'true');
    expect(shown).toHaveAccessibleDescription(position(2));
    const [image, ...others] = within(shown).getAllByRole('img');
    expect(others).toEqual([]);
    expect(image).toHaveAccessibleName('A forest path, white light between the trunks.');
    expect(image).toHaveAttribute('width', '1920');
    expect(image).toHaveAttribute('height', '1080');
    const pictures = [...shown.querySelectorAll('img')];
    expect(pictures.map((one) => one.getAttribute('src'))).toEqual([
      '/images/corridor.png',
      '/images/forest.png',
      '/images/basement.png',
    ]);
    expect(pictures.filter((one) => one.alt === '')).toEqual([]);
    expect([...shown.querySelectorAll('source')].map(({ type }) => type).slice(0, 2)).toEqual([
      'image/avif',
      'image/webp',
    ]);
  });

  // Spec 6.6
  it('steps by its buttons, round the ends, and keeps the loaded element of the next picture', async () => {
    const { onIndexChange } = setUp({ defaultIndex: total - 2 });
    const shown = await dialog();
    const next = shown.querySelector('img[src*="rigger"]');
    await userEvent.click(button('Next image'));
    expect(figure(total)).toContainElement(next as HTMLElement);
    await userEvent.click(button('Next image'));
    await userEvent.click(button('Previous image'));
    expect(onIndexChange.mock.calls).toEqual([[total - 1], [0], [total - 1]]);
  });

  it('shows a step at once, and fetches the picture after it', async () => {
    const { update } = setUp({ index: 1 });
    const shown = await dialog();
    const names = () => [...shown.querySelectorAll('img')].map(({ src }) => /[a-z]+(?=\.png)/.exec(src)?.[0]);
    const before = names();
    update({ index: 2 });
    expect(within(shown).getByRole('img')).toHaveAccessibleName('A flooded basement under one bulb.');
    expect(names()).toHaveLength(3);
    expect(names()).not.toEqual(before);
  });

  it('says each step once, and nothing on opening or closing', async () => {
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

  it('says the caption where there is one', async () => {
    const images = sampleImages.map((image, at) => ({ ...image, caption: `Frame ${String(at + 1)}` }));
    const { update } = setUp({ images, index: 1 });
    await dialog();
    expect(screen.getByText('Frame 2')).toBeVisible();
    update({ images, index: 2 });
    expect(screen.getByRole('status')).toHaveTextContent(`${position(3)}, Frame 3`);
  });

  it('stays where the parent holds it', async () => {
    const { onIndexChange } = setUp({ index: 1 });
    await dialog();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(onIndexChange.mock.calls).toEqual([[2], [null]]);
    expect(figure(2)).toBeInTheDocument();
  });

  it('goes nowhere at an end that does not wrap, and keeps its button in reach', async () => {
    const { onIndexChange } = setUp({ defaultIndex: total - 1, wrap: false });
    await dialog();
    const next = button('Next image');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toBeEnabled();
    await userEvent.click(next);
    await userEvent.keyboard('{ArrowRight}');
    expect(onIndexChange).not.toHaveBeenCalled();
    expect(button('Previous image')).not.toHaveAttribute('aria-disabled');
  });

  it.each(['Alt', 'Control', 'Meta', 'Shift'])('leaves arrows with %s to the browser', async (key) => {
    const { onIndexChange } = setUp({ defaultIndex: 2 });
    await dialog();
    await userEvent.keyboard(`{${key}>}{ArrowLeft}{/${key}}`);
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  it('has nothing to step through with one picture', async () => {
    const { onIndexChange } = setUp({ images: sampleImages.slice(0, 1), defaultIndex: 0 });
    await dialog();
    expect(screen.getAllByRole('button')).toEqual([button('Close')]);
    await userEvent.keyboard('{ArrowRight}{End}');
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  // Spec 6.6
  it.each([
    ['Close', () => userEvent.click(button('Close'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the platform itself', async () => closedByThePlatform(await dialog())],
    ['a press on the dark', async () => userEvent.click(await dialog())],
  ])('is closed by %s', async (_, close) => {
    const { onIndexChange } = setUp({ defaultIndex: 1 });
    const shown = await dialog();
    await close();
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(shown.open).toBe(false);
  });

  it('stays open when the browser tells late that it was closed before', async () => {
    const { onIndexChange } = setUp({ defaultIndex: 1 });
    fireEvent(await dialog(), new Event('toggle'));
    expect(onIndexChange).not.toHaveBeenCalled();
    expect((await dialog()).open).toBe(true);
  });

  it('is not closed by a press on the picture, or by one that began there', async () => {
    const { onIndexChange } = setUp({ defaultIndex: 1 });
    const shown = await dialog();
    const picture = within(shown).getByRole('img');
    await userEvent.click(picture);
    fireEvent.pointerDown(picture);
    fireEvent.click(shown);
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  it('gives focus to the thumbnail of the picture shown last, and scrolls only to what is out of sight', async () => {
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

  it('keeps Tab inside', async () => {
    setUp({ defaultIndex: 1 });
    await dialog();
    const last = button('Next image');
    last.focus();
    await userEvent.tab();
    expect(button('Close')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(last).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(button('Previous image')).toHaveFocus();
  });

  it('leaves a key to whoever took it', async () => {
    const { onIndexChange } = setUp({ defaultIndex: 1 });
    await dialog();
    const take = (event: Event) => {
      event.preventDefault();
    };
    window.addEventListener('keydown', take, { capture: true });
    await userEvent.keyboard('{ArrowRight}');
    window.removeEventListener('keydown', take, { capture: true });
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  it('hands its ref and attributes to the dialog', async () => {
    const ref = createRef<HTMLDialogElement>();
    setUp({ defaultIndex: 1, ref, className: 'extra', id: 'given' });
    const shown = await dialog();
    expect(ref.current).toBe(shown);
    expect(shown).toHaveClass('gloam-lightbox', 'extra');
    expect(shown.id).toBe('given');
  });

  it('refuses a picture that nothing is said about', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const images = sampleImages.map((image) => ({ ...image, alt: '' }));
    render(<Lightbox images={sampleImages} labels={lightboxLabels} history={false} defaultIndex={0} />);
    await dialog();
    expect(() => {
      setUp({ images, defaultIndex: 0 });
    }).toThrow('empty alt');
    vi.mocked(console.error).mockClear();
  });
});
