import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './select-field.stories.js';

const { Default, Invalid, Preselected } = composeStories(stories);

describe('SelectField', () => {
  it('starts at its placeholder, whose value is empty', () => {
    render(<Default />);
    const select = screen.getByRole('combobox', { name: 'How did you find us?' });
    expect(select).toHaveValue('');
    expect(select).toHaveDisplayValue('Choose one');
    expect(screen.getByRole('option', { name: 'LinkedIn' })).toBeDisabled();
  });

  it('starts at the default value, or without a placeholder at the first option', () => {
    const { unmount } = render(<Preselected />);
    expect(screen.getByRole('combobox')).toHaveValue('es');
    unmount();
    render(<Preselected defaultValue={undefined} />);
    expect(screen.getByRole('combobox')).toHaveValue('en');
  });

  it('sets the language of an option', () => {
    render(<Preselected />);
    expect(screen.getByRole('option', { name: 'Español' })).toHaveAttribute('lang', 'es');
  });

  it('is invalid only with an error, which describes it', () => {
    const { unmount } = render(<Default required />);
    // Without the attribute, browsers report an empty required select as invalid.
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'false');
    unmount();
    render(<Invalid />);
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('This field is required.');
  });
});
