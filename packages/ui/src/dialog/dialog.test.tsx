import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from './dialog.js';
import { dialogFixtures } from './dialog.fixtures.js';
import { isPressOutside } from './dialog.logic.js';

const { basic, titleHidden } = dialogFixtures.fixtures;
const content = { title: basic.title, labels: basic.labels, children: <button type="button">Inside</button> };

function WithOpener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      <Dialog {...content} {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

describe('dialog logic', () => {
  it('tells a press on the dark from one that was dragged there', () => {
    const dark = new EventTarget();
    const field = new EventTarget();
    expect(isPressOutside(dark, dark, dark)).toBe(true);
    expect(isPressOutside(dark, field, dark)).toBe(false);
    expect(isPressOutside(dark, dark, field)).toBe(false);
    expect(isPressOutside(dark, null, dark)).toBe(false);
  });
});

describe('Dialog', () => {
  it('draws nothing while closed', () => {
    const { container } = render(<Dialog {...content} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('opens, takes focus to Close, and gives it back', async () => {
    render(<WithOpener />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: 'What happens to your answer' })).toBeInTheDocument();
    const close = screen.getByRole('button', { name: 'Close' });
    await waitFor(() => {
      expect(close).toHaveFocus();
    });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
    await userEvent.tab();
    expect(close).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives focus to what was asked for', async () => {
    function WithTarget() {
      const target = useRef<HTMLButtonElement>(null);
      return (
        <>
          <button ref={target} type="button">
            Target
          </button>
          <WithOpener returnFocusRef={target} />
        </>
      );
    }
    render(<WithTarget />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Target' })).toHaveFocus();
    });
  });

  it('keeps a hidden title as its name, and has no description of its own', async () => {
    render(<Dialog {...titleHidden} />);
    expect(await screen.findByRole('dialog', { name: 'Teaser trailer' })).not.toHaveAttribute(
      'aria-describedby',
    );
  });

  it('answers the platform’s own request to close', async () => {
    const watchers: { onclose: (() => void) | null; destroy: () => void }[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class {
        onclose: (() => void) | null = null;
        destroy = vi.fn();
        constructor() {
          watchers.push(this);
        }
      },
    );
    const onOpenChange = vi.fn();
    const { rerender } = render(<Dialog {...content} open onOpenChange={onOpenChange} />);
    await screen.findByRole('dialog');
    watchers.at(-1)?.onclose?.();
    expect(onOpenChange).toHaveBeenCalledWith(false);
    rerender(<Dialog {...content} open={false} onOpenChange={onOpenChange} />);
    expect(watchers.at(-1)?.destroy).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
