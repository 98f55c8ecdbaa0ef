import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './form-status.stories.js';

const { Default, Slow } = composeStories(stories);

describe('FormStatus', () => {
  it('announces why sending failed', () => {
    render(<Default />);
    expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred.');
  });

  it('replaces the failure with the progress of the next attempt', () => {
    render(<Default status="sending" />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  });

  it('has an empty live region from the start', () => {
    render(<Default status="editing" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has a cancel button while slow if onCancel is given', async () => {
    const onCancel = vi.fn();
    const { rerender } = render(<Slow onCancel={onCancel} />);
    await userEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(onCancel).toHaveBeenCalledOnce();
    rerender(<Slow onCancel={undefined} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Still working.');
  });
});
