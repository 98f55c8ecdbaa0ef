import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { draftNoticeLabels } from '../labels/en.js';
import * as stories from './draft-notice.stories.js';

const { Default, AnotherOne } = composeStories(stories);

describe('DraftNotice', () => {
  it('announces when the offered draft was saved', () => {
    render(<Default />);
    expect(screen.getByRole('status')).toHaveTextContent(/^You left something unsent on 3 June 2026 at /);
  });

  it('renders only an empty live region without a draft', () => {
    render(<Default savedAt={undefined} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('reports the choice and submits nothing', async () => {
    const onRestore = vi.fn();
    const onDiscard = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Default onRestore={onRestore} onDiscard={onDiscard} />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: draftNoticeLabels.restore }));
    await userEvent.click(screen.getByRole('button', { name: draftNoticeLabels.discard }));
    expect(onRestore).toHaveBeenCalledOnce();
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('announces the outcome of one draft before it offers the next', () => {
    render(<AnotherOne />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Your text is back.*You left something/);
  });
});
