import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.js';

interface PanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Panel = ({ open }: PanelProps) => (open ? <p>Here</p> : null);
const stay = () => undefined;

describe('lazyPart', () => {
  it('draws nothing on the server and fetches nothing while closed', () => {
    const load = vi.fn(() => Promise.resolve(Panel));
    const { Part } = lazyPart(load);
    expect(renderToString(<Part open onOpenChange={stay} />)).toBe('');
    render(<Part open={false} onOpenChange={stay} />);
    expect(load).not.toHaveBeenCalled();
  });

  it('appears as soon as its code has arrived, fetched once for all of its kind', async () => {
    const load = vi.fn(() => Promise.resolve(Panel));
    const { Part, preload } = lazyPart(load);
    render(
      <>
        <Part open onOpenChange={stay} />
        <Part open onOpenChange={stay} />
      </>,
    );
    preload();
    expect(await screen.findAllByText('Here')).toHaveLength(2);
    expect(load).toHaveBeenCalledOnce();
  });

  it('tells nobody when its code does not arrive ahead of an opening', async () => {
    const told = vi.fn();
    window.addEventListener('gloam:loaderror', told);
    lazyPart(() => Promise.reject<typeof Panel>(new Error('offline'))).preload();
    await new Promise((resolve) => setTimeout(resolve));
    window.removeEventListener('gloam:loaderror', told);
    expect(told).not.toHaveBeenCalled();
  });

  it('closes again when its code does not arrive, and tries anew at the next opening', async () => {
    const load = vi.fn(() => Promise.resolve(Panel)).mockRejectedValueOnce(new Error('offline'));
    const { Part } = lazyPart(load);
    const onOpenChange = vi.fn();
    const told = vi.fn<(event: WindowEventMap['gloam:loaderror']) => void>();
    window.addEventListener('gloam:loaderror', told, { once: true });
    const { rerender } = render(<Part open onOpenChange={onOpenChange} />);
    await vi.waitFor(
      () => {
        expect(onOpenChange).toHaveBeenCalledWith(false);
      },
      { timeout: 20_000 },
    );
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail: new Error('offline') }));
    rerender(<Part open={false} onOpenChange={onOpenChange} />);
    await act(async () => {
      rerender(<Part open onOpenChange={onOpenChange} />);
      await Promise.resolve();
    });
    expect(await screen.findByText('Here')).toBeInTheDocument();
  });
});
