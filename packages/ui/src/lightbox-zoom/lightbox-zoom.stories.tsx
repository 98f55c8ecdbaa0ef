import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { sampleImages } from '../fixtures/samples/gallery.js';
import * as de from '../labels/de.js';
import { lightboxLabels, lightboxZoomLabels } from '../labels/en.js';
import { Lightbox } from '../lightbox/lightbox.js';
import { LightboxZoom, type LightboxZoomProps } from './lightbox-zoom.js';

/** A lightbox with the zoom, and a button that opens it again. */
function InLightbox({ labels, className, style }: LightboxZoomProps) {
  const [index, setIndex] = useState<number | null>(1);
  return (
    <>
      <Button
        onClick={() => {
          setIndex(1);
        }}
      >
        Open
      </Button>
      <Lightbox
        images={sampleImages}
        labels={lightboxLabels}
        index={index}
        onIndexChange={setIndex}
        history={false}
        zoom={(stage) => <LightboxZoom {...stage} labels={labels} className={className} style={style} />}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Lightbox zoom',
  component: LightboxZoom,
  args: {
    stageRef: { current: null },
    transform: { scale: 1, x: 0, y: 0 },
    onTransformChange: () => undefined,
    labels: lightboxZoomLabels,
  },
  render: (args) => <InLightbox {...args} />,
} satisfies Meta<typeof LightboxZoom>;
export default meta;

type Story = StoryObj<typeof meta>;

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const slide = () => find('.gloam-lightbox-slide[data-current]');
const stage = () => find('.gloam-lightbox-stage');
const magnifiedTo = (percent: number) =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: `${String(percent)}%, show the whole image` })).toBeVisible(),
  );
const offset = () => {
  const { e, f } = new DOMMatrix(getComputedStyle(slide()).transform);
  return { x: Math.round(e), y: Math.round(f) };
};
const shows = (name: string) => expect(screen.getByRole('figure', { name })).toBeInTheDocument();
const ready = async () => {
  const group = await screen.findByRole('group', { name: /Zoom|Vergr/ });
  await waitFor(() => expect(group).toBeVisible());
};

/** Fires a pointer event on the stage, at a distance from its centre. */
const pointer = (type: string, pointerId: number, x: number, y: number, pointerType = 'touch') => {
  const box = stage();
  const { left, top, width, height } = box.getBoundingClientRect();
  // The browser can't capture a pointer that doesn't exist.
  box.setPointerCapture = () => undefined;
  void fireEvent(
    box,
    new PointerEvent(type, {
      bubbles: true,
      isPrimary: pointerId === 1,
      pointerId,
      pointerType,
      clientX: left + width / 2 + x,
      clientY: top + height / 2 + y,
    }),
  );
};

export const Default: Story = { play: ready };

/** Keys and buttons zoom. Arrow keys pan while zoomed, and step otherwise. */
export const Playground: Story = {
  play: async ({ step, userEvent }) => {
    await ready();

    await step('the keys + and - zoom, 0 resets, and each is announced', async () => {
      await userEvent.keyboard('++');
      await magnifiedTo(200);
      await waitFor(() =>
        expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('Zoom 200%'),
      );
      await userEvent.keyboard('-');
      await magnifiedTo(150);
      await waitFor(() => expect(screen.getByText('Zoom 150%')).toBeInTheDocument());
      await userEvent.keyboard('0');
      await magnifiedTo(100);
      await expect(slide().style.transform).toBe('');
    });

    await step('buttons zoom; at an end they are disabled but keep focus', async () => {
      const zoomOut = screen.getByRole('button', { name: 'Zoom out' });
      const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
      await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
      for (let presses = 0; presses < 6; presses += 1) await userEvent.click(zoomIn);
      await magnifiedTo(400);
      await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
      await expect(zoomIn).toHaveFocus();
      await userEvent.click(zoomOut);
      await magnifiedTo(350);
    });

    await step('arrow keys pan', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await waitFor(() => expect(offset()).toEqual({ x: -80, y: -80 }));
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      await waitFor(() => expect(offset()).toEqual({ x: 0, y: 0 }));
      await shows('Image 2 of 7');
    });

    await step('a press on the backdrop does not close while zoomed', async () => {
      await userEvent.click(stage());
      await shows('Image 2 of 7');
    });

    await step('the next picture is not zoomed, and arrow keys step', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
      await shows('Image 3 of 7');
      await magnifiedTo(100);
      await userEvent.keyboard('{ArrowLeft}');
      await shows('Image 2 of 7');
    });
  },
};

/** Pinches, double taps and drags. */
export const Gestures: Story = {
  play: async ({ step }) => {
    await ready();

    await step('a pinch zooms, makes no step and is announced at its end', async () => {
      pointer('pointerdown', 1, -50, 0);
      pointer('pointerdown', 2, 50, 0);
      pointer('pointermove', 1, -150, 0);
      pointer('pointermove', 2, 150, 0);
      await magnifiedTo(300);
      await expect(screen.queryByText('Zoom 300%')).toBeNull();
      pointer('pointerup', 1, -150, 0);
      await waitFor(() => expect(screen.getByText('Zoom 300%')).toBeInTheDocument());
      pointer('pointerup', 2, 150, 0);
      await shows('Image 2 of 7');
    });

    await step('a drag pans and makes no step', async () => {
      const before = offset();
      pointer('pointerdown', 1, 0, 0, 'mouse');
      pointer('pointermove', 1, -60, 0, 'mouse');
      pointer('pointerup', 1, -60, 0, 'mouse');
      await waitFor(() => expect(offset()).toEqual({ x: before.x - 60, y: before.y }));
      await shows('Image 2 of 7');
    });

    await step('a double tap resets the zoom, another one zooms to its place', async () => {
      const tap = () => {
        pointer('pointerdown', 1, 90, 0);
        pointer('pointerup', 1, 90, 0);
      };
      tap();
      tap();
      await magnifiedTo(100);
      tap();
      tap();
      await magnifiedTo(200);
      await waitFor(() => expect(offset().x).toBe(-90));
    });

    await step('a pinch on a trackpad zooms the picture, not the page', async () => {
      const wheel = new WheelEvent('wheel', {
        bubbles: true,
        cancelable: true,
        ctrlKey: true,
        deltaY: 100 * Math.LN2,
      });
      void fireEvent(stage(), wheel);
      await magnifiedTo(100);
      await expect(wheel.defaultPrevented).toBe(true);
    });
  },
};

export const Magnified: Story = {
  play: async ({ userEvent }) => {
    await ready();
    await userEvent.keyboard('++');
    await magnifiedTo(200);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: ready };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    labels: {
      ...de.lightboxZoomLabels,
      zoom: 'Vergrößerung der Aufnahme',
      zoomIn: 'Vergrößerung erhöhen',
      zoomOut: 'Vergrößerung verringern',
      reset: ({ percent }) => `${String(percent)} %, vollständige Aufnahme anzeigen`,
    },
  },
  play: ready,
};
