import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SubmitButton } from './submit-button.js';
import { submitButtonLabels } from '../labels/en.js';
import { submitButtonFixtures } from './submit-button.fixtures.js';

const { fixtures } = submitButtonFixtures;

describe('SubmitButton', () => {
  it('submits', () => {
    render(<SubmitButton {...fixtures.basic} />);
    expect(screen.getByRole('button', { name: submitButtonLabels.submit })).toHaveAttribute('type', 'submit');
  });

  it('keeps the focus while it turns into a button that is sending', () => {
    const { rerender } = render(<SubmitButton {...fixtures.basic} />);
    screen.getByRole('button').focus();
    rerender(<SubmitButton {...fixtures.sending} />);
    const button = screen.getByRole('button', { name: 'Sending…' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('data-sending', 'true');
    expect(button).toBeEnabled();
  });
});
