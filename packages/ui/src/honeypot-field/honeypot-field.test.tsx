import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './honeypot-field.stories.js';

const { Default } = composeStories(stories);

describe('HoneypotField', () => {
  it('is empty, is sent with its form and is hidden from screen readers', () => {
    const { container } = render(<Default />);
    const form = container.querySelector('form');
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ form_note: '' });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('is skipped by Tab without its style sheet', async () => {
    render(<Default />);
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('tells browsers and password managers to leave it alone', () => {
    const { container } = render(<Default />);
    const field = container.querySelector('input');
    expect(field).toHaveAttribute('autocomplete', 'off');
    expect(field?.dataset).toMatchObject({
      '1pIgnore': 'true',
      bwignore: 'true',
      formType: 'other',
      lpignore: 'true',
      protonpassIgnore: 'true',
    });
  });
});
