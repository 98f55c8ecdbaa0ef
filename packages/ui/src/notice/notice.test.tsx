import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Notice } from './notice.js';
import { noticeFixtures } from './notice.fixtures.js';

const { basic } = noticeFixtures.fixtures;

describe('Notice', () => {
  it('is a named region, not an alert', () => {
    render(<Notice {...basic} />);
    expect(screen.getByRole('region', { name: 'Notice' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('goes away when dismissed', async () => {
    const onOpenChange = vi.fn();
    render(<Notice {...basic} onOpenChange={onOpenChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stays while the parent keeps it open', async () => {
    render(<Notice {...basic} open />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('region')).toBeInTheDocument();
  });

  it('draws its link with the component given', () => {
    render(
      <Notice {...basic} linkComponent={({ href, children }) => <a href={`/x${href}`}>{children}</a>} />,
    );
    expect(screen.getByRole('link', { name: 'Continue to Team' })).toHaveAttribute('href', '/x#team');
  });
});
