import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextField } from './text-field.js';

describe('TextField', () => {
  it('names the input by its label and describes it by its hint and first error', () => {
    render(
      <TextField label="Email" name="email" hint="We answer there." errors={['Not valid.', 'Taken.']} />,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toHaveAttribute('name', 'email');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('We answer there. Not valid.');
    expect(screen.queryByText('Taken.')).not.toBeInTheDocument();
  });
});
