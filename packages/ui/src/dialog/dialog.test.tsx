import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './dialog.stories.js';

const { Default, Open, TitleHidden } = composeStories(stories);

describe('Dialog', () => {
  it('moves focus to `returnFocusRef` on closing', async () => {
    const target = createRef<HTMLButtonElement>();
    render(
      <>
        <button ref={target} type="button">
          Target
        </button>
        <Default returnFocusRef={target} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(target.current).toHaveFocus();
    });
  });

  it('is named by a hidden title, and has no description by default', async () => {
    render(<TitleHidden />);
    expect(await screen.findByRole('dialog', { name: 'Teaser trailer' })).not.toHaveAttribute(
      'aria-describedby',
    );
  });

  it('closes on a press on the backdrop, not on one dragged there', async () => {
    const onOpenChange = vi.fn();
    render(<Open onOpenChange={onOpenChange} />);
    const backdrop = await screen.findByRole('dialog');
    fireEvent.pointerDown(screen.getByRole('heading'));
    fireEvent.click(backdrop);
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.pointerDown(backdrop);
    fireEvent.click(backdrop);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('closes on the close request of the platform', async () => {
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
    const { rerender } = render(<Open onOpenChange={onOpenChange} />);
    await screen.findByRole('dialog');
    watchers.at(-1)?.onclose?.();
    expect(onOpenChange).toHaveBeenCalledWith(false);
    rerender(<Open open={false} onOpenChange={onOpenChange} />);
    expect(watchers.at(-1)?.destroy).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
