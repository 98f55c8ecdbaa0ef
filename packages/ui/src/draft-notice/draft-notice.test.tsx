import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DraftNotice } from './draft-notice.js';
import { draftNoticeFixtures } from './draft-notice.fixtures.js';
import { draftNoticeLabels } from '../labels/en.js';

const { fixtures } = draftNoticeFixtures;

describe('DraftNotice', () => {
  it('says in a polite region when the draft was kept', () => {
    render(<DraftNotice {...fixtures.basic} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^You left something unsent on 3 June 2026 at /);
  });

  it('has the region, and nothing else, while there is nothing to say', () => {
    const { container } = render(<DraftNotice {...fixtures.nothing} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(container.firstElementChild).not.toHaveAttribute('data-offer');
  });

  it('leaves both choices to the form, and submits nothing', async () => {
    const onRestore = vi.fn();
    const onDiscard = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <DraftNotice {...fixtures.basic} onRestore={onRestore} onDiscard={onDiscard} />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: draftNoticeLabels.restore }));
    await userEvent.click(screen.getByRole('button', { name: draftNoticeLabels.discard }));
    expect(onRestore).toHaveBeenCalledOnce();
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says what has become of the draft before the one it offers', () => {
    const { container } = render(<DraftNotice {...fixtures.anotherOne} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Your text is back.*You left something/);
    expect(container.firstElementChild).toHaveAttribute('data-outcome', 'restored');
  });
});
