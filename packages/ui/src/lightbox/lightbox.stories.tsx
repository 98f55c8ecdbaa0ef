import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { sampleImages, sampleImagesLong } from '../fixtures/samples/gallery.js';
import { samplePictures } from '../fixtures/samples/pictures.js';
import * as de from '../labels/de.js';
import { lightboxLabels } from '../labels/en.js';
import { Lightbox, type LightboxProps } from './lightbox.js';

/** A lightbox with one button for each picture, in place of thumbnails. */
function WithOpeners({ defaultIndex = null, onIndexChange, ...content }: LightboxProps) {
  const [index, setIndex] = useState(defaultIndex);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {content.images.map((_, at) => (
        <Button
          key={at}
          id={`image-${String(at + 1)}`}
          variant="outline"
          onPointerEnter={Lightbox.preload}
          onClick={() => {
            setIndex(at);
          }}
        >
          {String(at + 1)}
        </Button>
      ))}
      <Lightbox
        {...content}
        index={index}
        onIndexChange={(next) => {
          setIndex(next);
          onIndexChange?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Overlays/Lightbox',
  component: Lightbox,
  args: { images: sampleImages, labels: lightboxLabels, history: false },
  render: (args) => <WithOpeners {...args} />,
} satisfies Meta<typeof Lightbox>;
export default meta;

type Story = StoryObj<typeof meta>;

const total = sampleImages.length;
const dialog = () => screen.findByRole('dialog', { name: lightboxLabels.dialog });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const shows = (index: number) =>
  screen.findByRole('figure', { name: `Image ${String(index)} of ${String(total)}` });
const button = (name: string) => screen.getByRole('button', { name });

export const Default: Story = {};

/** Opens, steps by keys and buttons, and closes in every way. */
export const Playground: Story = {
  args: { onIndexChange: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    const second = canvas.getByRole('button', { name: '2' });

    await step('opening focuses Close and moves nothing on the page', async () => {
      await document.fonts.ready;
      const { width, left } = second.getBoundingClientRect();
      await userEvent.click(second);
      const shown = await dialog();
      await expect(shown.matches(':popover-open')).toBe(true);
      await expect(second.closest('[aria-hidden]')).not.toBeNull();
      await waitFor(() => expect(button('Close')).toHaveFocus());
      // Browsers lay out in 64ths of a pixel, and round differently without the scrollbar.
      await expect(second.getBoundingClientRect().width).toBeCloseTo(width, 1);
      await expect(second.getBoundingClientRect().left).toBeCloseTo(left, 1);
      await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    });

    await step('only the picture shown is in the accessibility tree', async () => {
      await expect(within(await dialog()).getAllByRole('img')).toHaveLength(1);
    });

    await step('arrow keys step, and the step is announced', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await shows(3);
      await expect(screen.getByRole('status')).toHaveTextContent(
        `Image 3 of ${String(total)}, A flooded basement under one bulb.`,
      );
      await userEvent.keyboard('{ArrowLeft}');
      await shows(2);
      await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
    });

    await step('End and Home step to the ends, where arrow keys wrap', async () => {
      await userEvent.keyboard('{End}');
      await shows(total);
      await userEvent.keyboard('{ArrowRight}');
      await shows(1);
      await userEvent.keyboard('{ArrowLeft}');
      await shows(total);
      await userEvent.keyboard('{Home}');
      await shows(1);
    });

    await step('buttons step and keep focus', async () => {
      await userEvent.click(button('Previous image'));
      await shows(total);
      await userEvent.click(button('Next image'));
      await shows(1);
      await expect(button('Next image')).toHaveFocus();
    });

    await step('Escape closes and focuses the button of the picture shown last', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(canvas.getByRole('button', { name: '1' })).toHaveFocus();
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(null);
    });

    await step('the browser closes it, such as by a back gesture', async () => {
      await userEvent.click(second);
      (await dialog()).hidePopover();
      await closed();
      await expect(second).toHaveFocus();
    });

    await step('Close closes', async () => {
      await userEvent.click(second);
      await dialog();
      await userEvent.click(button('Close'));
      await closed();
    });

    await step('a press on the backdrop closes, one on the picture does not', async () => {
      await userEvent.click(second);
      await userEvent.click(within(await dialog()).getByRole('img'));
      await shows(2);
      await userEvent.click(await dialog());
      await closed();
    });
  },
};

export const Open: Story = {
  tags: ['visual'],
  args: { defaultIndex: 0 },
  play: async () => {
    const shown = await screen.findByRole('dialog');
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const Captions: Story = {
  args: {
    defaultIndex: 2,
    images: sampleImages.map((image, at) => ({ ...image, caption: `Roll 3, frame ${String(at + 1)}` })),
  },
  play: Open.play,
};

export const Portrait: Story = {
  tags: ['visual'],
  args: {
    defaultIndex: 0,
    images: [{ ...samplePictures.portrait, alt: 'A head against a lamp.' }, ...sampleImages],
  },
  play: Open.play,
};

export const Single: Story = { args: { defaultIndex: 0, images: sampleImages.slice(0, 1) }, play: Open.play };

/** At an end the button is disabled but keeps focus. */
export const EndWithoutWrap: Story = {
  args: { defaultIndex: total - 2, wrap: false },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await waitFor(() => expect(shown).toBeVisible());
    const next = button('Next image');
    await expect(next).not.toHaveAttribute('aria-disabled');
    await userEvent.click(next);
    await shows(total);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await userEvent.keyboard('{ArrowRight}');
    await shows(total);
  },
};

/** A long sideways swipe makes one step; a vertical one, a second finger or a mouse makes none. */
export const Swipe: Story = {
  args: { defaultIndex: 1 },
  play: async ({ step }) => {
    const stage = (await dialog()).querySelector<HTMLElement>('.gloam-lightbox-stage');
    if (!stage) throw new Error('There is no stage.');
    const pointer = (type: string, x: number, y: number, more: PointerEventInit = {}) => {
      const init = { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'touch', ...more };
      void fireEvent(stage, new PointerEvent(type, { clientX: 200 + x, clientY: 200 + y, ...init }));
    };
    const drag = (x: number, y: number, more?: PointerEventInit) => {
      pointer('pointerdown', 0, 0, more);
      pointer('pointermove', x, y, more);
      pointer('pointerup', x, y, more);
    };

    await step('to the left shows the next picture, to the right the previous one', async () => {
      drag(-80, 10);
      await shows(3);
      drag(80, 10);
      await shows(2);
    });
    await step('the picture dims during the swipe', async () => {
      pointer('pointerdown', 0, 0);
      pointer('pointermove', -40, 0);
      await expect(Number(stage.style.opacity)).toBeLessThan(1);
      pointer('pointercancel', -40, 0);
      await expect(stage.style.opacity).toBe('1');
      pointer('pointerup', -80, 0);
      await shows(2);
    });
    await step('other gestures make no step', async () => {
      drag(-30, 0);
      drag(-80, 90);
      drag(-80, 0, { pointerType: 'mouse' });
      pointer('pointerdown', 0, 0);
      pointer('pointerdown', 50, 0, { pointerId: 2, isPrimary: false });
      pointer('pointermove', -80, 0);
      pointer('pointerup', -80, 0);
      await shows(2);
    });
  },
};

/** The left arrow key shows the next picture. */
export const RightToLeft: Story = {
  args: { defaultIndex: 1 },
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await dialog();
    await userEvent.keyboard('{ArrowLeft}');
    await shows(3);
    await userEvent.keyboard('{ArrowRight}');
    await shows(2);
    const close = button('Close').getBoundingClientRect();
    await expect(close.left).toBeLessThan(window.innerWidth / 2);
  },
};

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } };

/** Opening adds one history entry, steps replace it, closing goes back. */
export const History: Story = {
  args: { history: true },
  play: async ({ canvas, step, userEvent }) => {
    const { length } = window.history;
    const before = window.location.href;
    const hash = () => window.location.hash;

    await step('opening adds an entry with a hash and keeps its state', async () => {
      window.history.replaceState({ ofARouter: 1 }, '');
      await userEvent.click(canvas.getByRole('button', { name: '2' }));
      await shows(2);
      await expect(hash()).toBe('#image-2');
      await expect(window.history.state).toMatchObject({ ofARouter: 1 });
    });
    await step('steps replace it', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await shows(4);
      await waitFor(() => expect(hash()).toBe('#image-4'));
      await expect(window.history.length).toBeLessThanOrEqual(length + 1);
    });
    await step('Back closes', async () => {
      window.history.back();
      await closed();
      await expect(window.location.href).toBe(before);
    });
    await step('Forward opens again, and closing goes back', async () => {
      window.history.forward();
      await shows(4);
      await userEvent.keyboard('{Escape}');
      await closed();
      await waitFor(() => expect(window.location.href).toBe(before));
    });
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: { defaultIndex: 1, images: sampleImagesLong, labels: de.lightboxLabels },
};
