import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FormStatus } from './form-status.js';
import { formStatusFixtures } from './form-status.fixtures.js';

const { fixtures } = formStatusFixtures;

describe('FormStatus', () => {
  it('says aloud why sending failed', () => {
    render(<FormStatus {...fixtures.basic} />);
    expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred.');
  });

  it('forgets the failure when it is tried again', () => {
    render(<FormStatus {...fixtures.basic} status="sending" />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  });

  it('has an empty polite region from the start', () => {
    render(<FormStatus {...fixtures.basic} status="editing" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers to stop waiting, where that is possible', async () => {
    const onCancel = vi.fn();
    const { rerender } = render(<FormStatus {...fixtures.slow} onCancel={onCancel} />);
    await userEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(onCancel).toHaveBeenCalledOnce();
    rerender(<FormStatus {...fixtures.slow} onCancel={undefined} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Still working.');
  });
});
