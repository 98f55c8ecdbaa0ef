import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './submit-button.stories.js';

const { Default } = composeStories(stories);

describe('SubmitButton', () => {
  it('is a submit button', () => {
    render(<Default />);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
  });

  it('keeps focus while sending', () => {
    const { rerender } = render(<Default />);
    screen.getByRole('button').focus();
    rerender(<Default sending />);
    const button = screen.getByRole('button', { name: 'Sending…' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('data-sending', 'true');
    expect(button).toBeEnabled();
  });
});
