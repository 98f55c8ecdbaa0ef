import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextField } from './text-field.js';

describe('TextField', () => {
  it('names the input by its label', () => {
    render(<TextField label="Name" name="full_name" />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('name', 'full_name');
  });

  it('ties hint and first error to the input', () => {
    render(
      <TextField label="Email" name="email" hint="We answer there." errors={['Not valid.', 'Taken.']} />,
    );
    const input = screen.getByRole('textbox');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('We answer there. Not valid.');
    expect(screen.queryByText('Taken.')).not.toBeInTheDocument();
  });
});
