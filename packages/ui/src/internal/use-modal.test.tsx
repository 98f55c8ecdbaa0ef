import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useRef, useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useModal } from './use-modal.js';

describe('useModal', () => {
  const onOpenChange = vi.fn();
  beforeEach(() => {
    onOpenChange.mockClear();
  });

  function Page({ shown = false, children }: { shown?: boolean; children?: ReactNode }) {
    const dialog = useRef<HTMLDialogElement>(null);
    const [open, setOpen] = useState(false);
    useModal(dialog, {
      open,
      onOpenChange: (next) => {
        onOpenChange(next);
        setOpen(next);
      },
    });
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setOpen(true);
          }}
        >
          Opener
        </button>
        {children}
        <dialog ref={dialog} popover="auto" aria-modal="true" open={shown || undefined}>
          <button type="button">First</button>
          <button type="button">Last</button>
        </dialog>
      </>
    );
  }

  const button = (name: string) => screen.getByRole('button', { name });
  const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');

  const open = async (wrapper?: typeof StrictMode) => {
    render(<Page />, { wrapper });
    const opener = button('Opener');
    await userEvent.click(opener);
    return opener;
  };

  it('hides the page from screen readers while open, and returns focus', async () => {
    const opener = await open();
    expect(dialog().open).toBe(true);
    expect(screen.queryByRole('button', { name: 'Opener' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Opener')).toBe(opener);
    expect(opener).toHaveFocus();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it('shows the page to screen readers again if it unmounts while open, in strict mode too', async () => {
    const { container } = render(<p>Page</p>);
    await open(StrictMode);
    expect(screen.queryByText('Page')?.closest('[aria-hidden]')).toBe(container);
    cleanup();
    render(<button type="button">After</button>);
    expect(button('After')).toBeVisible();
    expect(document.querySelector('[aria-hidden]')).toBeNull();
  });

  it('traps focus', async () => {
    const opener = await open();
    button('Last').focus();
    await userEvent.tab();
    expect(button('First')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(button('Last')).toHaveFocus();
    opener.focus();
    expect(button('First')).toHaveFocus();
  });

  it('calls onOpenChange and returns focus when the browser closes it', async () => {
    const opener = await open();
    const shown = dialog();
    shown.open = false;
    fireEvent(shown, new Event('toggle'));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(opener).toHaveFocus();
  });

  it('calls onOpenChange if it was opened before hydration', () => {
    render(<Page shown />);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('uses the popover API if the browser supports it', async () => {
    onTestFinished(() => {
      vi.restoreAllMocks();
      for (const name of ['popover', 'showPopover', 'hidePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    const shown = new Set<Element>();
    // oxlint-disable-next-line typescript/unbound-method -- called with an element
    const matches = Element.prototype.matches;
    Object.assign(HTMLElement.prototype, {
      popover: null,
      showPopover(this: Element) {
        shown.add(this);
      },
      hidePopover(this: Element) {
        shown.delete(this);
      },
    });
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector);
    });
    await open();
    expect(shown.size).toBe(1);
    await userEvent.keyboard('{Escape}');
    expect(shown.size).toBe(0);
  });
});
