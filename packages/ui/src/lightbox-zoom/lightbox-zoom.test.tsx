import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleImages } from '../fixtures/samples/gallery.js';
import { Lightbox } from '../lightbox/lightbox.js';
import type { LightboxTransform } from '../lightbox/lightbox.js';
import { LightboxZoom } from './lightbox-zoom.js';
import { lightboxZoomLabels } from '../labels/en.js';
import { lightboxLabels } from '../labels/en.js';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const level = () => button(/show the whole image/).textContent;

/** A stage of 1000 × 600 pixels with a picture that fills it: jsdom lays nothing out. */
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

  it('magnifies by keys, and says so once for each', async () => {
    render(<Stage />);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await userEvent.keyboard('+');
    expect(level()).toBe('150%');
    expect(status).toHaveTextContent('Zoom 150%');
    await userEvent.keyboard('=-0');
    expect(level()).toBe('100%');
    expect(status).toHaveTextContent('Zoom 100%');
  });

  it('magnifies by buttons that name their key and stay in reach at the ends', async () => {
    render(<Stage />);
    const [out, reset, into] = [button('Zoom out'), button(/show the whole image/), button('Zoom in')];
    expect([out, reset, into].map((one) => one.getAttribute('aria-keyshortcuts'))).toEqual([
      '-',
      '0',
      'Plus',
    ]);
    expect([out, reset, into].map((one) => one.getAttribute('aria-disabled'))).toEqual([
      'true',
      'true',
      null,
    ]);
    for (let presses = 0; presses < 7; presses += 1) await userEvent.click(into);
    expect(level()).toBe('400%');
    expect(into).toHaveAttribute('aria-disabled', 'true');
    expect(into).toHaveFocus();
    await userEvent.click(out);
    expect(level()).toBe('350%');
    await userEvent.click(reset);
    expect(level()).toBe('100%');
  });

  it('leaves the browser’s own zoom, and the arrows of a whole picture, to others', async () => {
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

  it('is pinched by two fingers, and says where they left it', () => {
    render(<Stage />);
    pointer('pointerdown', 1, -50, 0);
    pointer('pointerdown', 2, 50, 0);
    pointer('pointermove', 2, 150, 0);
    expect(level()).toBe('200%');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    pointer('pointerup', 2, 150, 0);
    expect(screen.getByRole('status')).toHaveTextContent('Zoom 200%');
  });

  it('goes on with the finger that is left, without a jump', () => {
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

  it('is dragged while magnified, not before, and not by another button of the mouse', async () => {
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

  it('is magnified and reset by double taps', () => {
    const onTransformChange = vi.fn();
    render(<Stage onTransformChange={onTransformChange} />);
    const tap = () => {
      pointer('pointerdown', 1, 100, 0);
      pointer('pointerup', 1, 100, 0);
    };
    tap();
    expect(onTransformChange).not.toHaveBeenCalled();
    tap();
    expect(onTransformChange).toHaveBeenLastCalledWith({ scale: 2, x: -100, y: 0 });
    tap();
    tap();
    expect(level()).toBe('100%');
  });

  it('takes a touch that the browser took over for no tap', () => {
    render(<Stage />);
    for (let taps = 0; taps < 2; taps += 1) {
      pointer('pointerdown', 1, 0, 0);
      pointer('pointercancel', 1, 0, 0);
    }
    expect(level()).toBe('100%');
  });

  it('is magnified by a pinch on a trackpad, not by the wheel; several before one drawing add up', () => {
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

  it('hears nothing any more when it is gone', async () => {
    const onTransformChange = vi.fn();
    const { unmount } = render(<Stage onTransformChange={onTransformChange} />);
    unmount();
    await userEvent.keyboard('+');
    expect(onTransformChange).not.toHaveBeenCalled();
  });

  it('magnifies the picture of a lightbox; the next one is whole again', async () => {
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
});
