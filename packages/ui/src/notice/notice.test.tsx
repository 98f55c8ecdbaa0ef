import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './notice.stories.js';

const { Default } = composeStories(stories);

describe('Notice', () => {
  it('is a named region, not an alert', () => {
    render(<Default />);
    expect(screen.getByRole('region', { name: 'Notice' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('closes when dismissed', async () => {
    const onOpenChange = vi.fn();
    render(<Default onOpenChange={onOpenChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stays open while its parent keeps it open', async () => {
    render(<Default open />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('region')).toBeInTheDocument();
  });

  it('renders its link with the given component', () => {
    render(<Default linkComponent={({ href, children }) => <a href={`/x${href}`}>{children}</a>} />);
    expect(screen.getByRole('link', { name: 'Continue to Team' })).toHaveAttribute('href', '/x#team');
  });
});
