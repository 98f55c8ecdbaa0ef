import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.js';

interface PanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Panel = ({ open }: PanelProps) => (open ? <p>Here</p> : null);
const noop = () => undefined;

describe('lazyPart', () => {
  it('renders nothing on the server, and loads nothing while closed', () => {
    const load = vi.fn(() => Promise.resolve(Panel));
    const { Part } = lazyPart(load);
    expect(renderToString(<Part open onOpenChange={noop} />)).toBe('');
    render(<Part open={false} onOpenChange={noop} />);
    expect(load).not.toHaveBeenCalled();
  });

  it('renders once its code is loaded, and loads it once for all instances', async () => {
    const load = vi.fn(() => Promise.resolve(Panel));
    const { Part, preload } = lazyPart(load);
    render(
      <>
        <Part open onOpenChange={noop} />
        <Part open onOpenChange={noop} />
      </>,
    );
    preload();
    expect(await screen.findAllByText('Here')).toHaveLength(2);
    expect(load).toHaveBeenCalledOnce();
  });

  it('does not report errors of `preload`', async () => {
    const listener = vi.fn();
    window.addEventListener('gloam:loaderror', listener);
    lazyPart(() => Promise.reject<typeof Panel>(new Error('offline'))).preload();
    await new Promise((resolve) => setTimeout(resolve));
    window.removeEventListener('gloam:loaderror', listener);
    expect(listener).not.toHaveBeenCalled();
  });

  it('closes and reports the error if loading fails, and retries on the next opening', async () => {
    const load = vi.fn(() => Promise.resolve(Panel)).mockRejectedValueOnce(new Error('offline'));
    const { Part } = lazyPart(load);
    const onOpenChange = vi.fn();
    const listener = vi.fn<(event: WindowEventMap['gloam:loaderror']) => void>();
    window.addEventListener('gloam:loaderror', listener, { once: true });
    const { rerender } = render(<Part open onOpenChange={onOpenChange} />);
    await vi.waitFor(
      () => {
        expect(onOpenChange).toHaveBeenCalledWith(false);
      },
      { timeout: 20_000 },
    );
    expect(listener).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ detail: new Error('offline') }),
    );
    rerender(<Part open={false} onOpenChange={onOpenChange} />);
    await act(async () => {
      rerender(<Part open onOpenChange={onOpenChange} />);
      await Promise.resolve();
    });
    expect(await screen.findByText('Here')).toBeInTheDocument();
  });
});
