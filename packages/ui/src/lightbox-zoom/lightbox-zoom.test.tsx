import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleImages } from '../fixtures/samples/gallery.js';
import { lightboxLabels, lightboxZoomLabels } from '../labels/en.js';
import { Lightbox, type LightboxTransform } from '../lightbox/lightbox.js';
import { LightboxZoom } from './lightbox-zoom.js';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const level = () => button(/show the whole image/).textContent;

/** A stage of 1000 × 600 px, mocked because jsdom has no layout, with a picture that fills it. */
function Stage({ onTransformChange }: { onTransformChange?: (transform: LightboxTransform) => void }) {
  const stage = useRef<HTMLDivElement>(null);
  const [transform, setTransform] = useState<LightboxTransform>({ scale: 1, x: 0, y: 0 });
  return (
    <>
      <LightboxZoom
        stageRef={stage}
        transform={transform}
        onTransformChange={(next) => {
          setTransform(next);
          onTransformChange?.(next);
        }}
        labels={lightboxZoomLabels}
      />
      <div ref={stage} data-testid="stage">
        <div data-current="" />
      </div>
    </>
  );
}

const pointer = (type: string, pointerId: number, x: number, y: number, more: MouseEventInit = {}) =>
  fireEvent(
    screen.getByTestId('stage'),
    new PointerEvent(type, { bubbles: true, pointerId, clientX: 500 + x, clientY: 300 + y, ...more }),
  );

describe('LightboxZoom', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 600));
    HTMLElement.prototype.setPointerCapture = () => undefined;
  });

  it('names the keys of its buttons', () => {
    render(<Stage />);
    const keys = ['Zoom out', /show the whole image/, 'Zoom in'].map((name) =>
      button(name).getAttribute('aria-keyshortcuts'),
    );
    expect(keys).toEqual(['-', '0', 'Plus']);
  });

  it('resets the zoom by its middle button', async () => {
    render(<Stage />);
    await userEvent.keyboard('+');
    expect(level()).toBe('150%');
    await userEvent.click(button(/show the whole image/));
    expect(level()).toBe('100%');
    expect(screen.getByRole('status')).toHaveTextContent('Zoom 100%');
  });

  it('leaves keys with Ctrl or ⌘ to the browser, and arrow keys at scale 1 to the lightbox', async () => {
    render(<Stage />);
    const onKeyDown = vi.fn<(event: KeyboardEvent) => void>();
    window.addEventListener('keydown', onKeyDown);
    await userEvent.keyboard('{Control>}+{/Control}{Meta>}-{/Meta}{ArrowRight}');
    expect(level()).toBe('100%');
    expect(onKeyDown.mock.calls.some(([event]) => event.defaultPrevented)).toBe(false);
    await userEvent.keyboard('+{ArrowRight}');
    expect(onKeyDown.mock.lastCall?.[0].defaultPrevented).toBe(true);
    window.removeEventListener('keydown', onKeyDown);
  });

  it('pans without a jump when one finger of a pinch is lifted', () => {
    const onTransformChange = vi.fn();
    render(<Stage onTransformChange={onTransformChange} />);
    pointer('pointerdown', 1, -50, 0);
    pointer('pointerdown', 2, 50, 0);
    pointer('pointermove', 2, 150, 0);
    pointer('pointerup', 2, 150, 0);
    const from = onTransformChange.mock.lastCall?.[0] as LightboxTransform;
    pointer('pointermove', 1, -40, 5);
    expect(onTransformChange).toHaveBeenLastCalledWith({ scale: 2, x: from.x + 10, y: from.y + 5 });
  });

  it('pans by dragging only while zoomed and with the main button', async () => {
    const onTransformChange = vi.fn();
    render(<Stage onTransformChange={onTransformChange} />);
    const drag = (more?: MouseEventInit) => {
      pointer('pointerdown', 1, 0, 0, more);
      pointer('pointermove', 1, -30, 20, more);
      pointer('pointerup', 1, -30, 20, more);
    };
    drag();
    expect(onTransformChange).not.toHaveBeenCalled();
    await userEvent.keyboard('++');
    onTransformChange.mockClear();
    drag({ button: 2 });
    expect(onTransformChange).not.toHaveBeenCalled();
    drag();
    expect(onTransformChange).toHaveBeenLastCalledWith({ scale: 2, x: -30, y: 20 });
  });

  it('does not count a touch that the browser takes over as a tap', () => {
    render(<Stage />);
    for (let taps = 0; taps < 2; taps += 1) {
      pointer('pointerdown', 1, 0, 0);
      pointer('pointercancel', 1, 0, 0);
    }
    expect(level()).toBe('100%');
  });

  it('ignores the wheel, and adds up the events of a trackpad pinch before the next render', () => {
    const onTransformChange = vi.fn();
    render(<Stage onTransformChange={onTransformChange} />);
    const wheel = (ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', { cancelable: true, ctrlKey, deltaY: -50 * Math.LN2 });
      screen.getByTestId('stage').dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(wheel(false)).toBe(false);
    expect(onTransformChange).not.toHaveBeenCalled();
    expect([wheel(true), wheel(true)]).toEqual([true, true]);
    expect(onTransformChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ scale: expect.closeTo(2) as number }),
    );
  });

  it('zooms the picture of a lightbox until the next step', async () => {
    render(
      <Lightbox
        images={sampleImages}
        labels={lightboxLabels}
        history={false}
        defaultIndex={0}
        zoom={(stage) => <LightboxZoom {...stage} labels={lightboxZoomLabels} />}
      />,
    );
    const dialog = await screen.findByRole('dialog');
    const slide = () => dialog.querySelector<HTMLElement>('[data-current]');
    await userEvent.keyboard('+{ArrowRight}');
    expect(dialog).toHaveAttribute('data-zoomed');
    expect(slide()?.style.transform).toContain('scale(1.5)');
    expect(screen.getByRole('figure', { name: 'Image 1 of 7' })).toBeInTheDocument();
    await userEvent.click(dialog);
    expect(dialog).toBeVisible();
    await userEvent.click(button('Next image'));
    expect(screen.getByRole('figure', { name: 'Image 2 of 7' })).toBeInTheDocument();
    expect(dialog).not.toHaveAttribute('data-zoomed');
    expect(slide()?.style.transform).toBe('');
  });

  it('leaves keys to the page after the lightbox is closed', async () => {
    render(
      <>
        <input aria-label="Phone" />
        <Lightbox
          images={sampleImages}
          labels={lightboxLabels}
          history={false}
          defaultIndex={0}
          zoom={(stage) => <LightboxZoom {...stage} labels={lightboxZoomLabels} />}
        />
      </>,
    );
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.type(screen.getByRole('textbox'), '+1-0');
    expect(screen.getByRole('textbox')).toHaveValue('+1-0');
  });
});
