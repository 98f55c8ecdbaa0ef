import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SelectField } from './select-field.js';
import { selectFieldFixtures } from './select-field.fixtures.js';

const { fixtures } = selectFieldFixtures;

describe('SelectField', () => {
  it('starts at its placeholder, which is sent as nothing', () => {
    render(<SelectField {...fixtures.basic} />);
    const select = screen.getByRole('combobox', { name: 'How did you find us?' });
    expect(select).toHaveValue('');
    expect(select).toHaveDisplayValue('Choose one');
    expect(screen.getByRole('option', { name: 'LinkedIn' })).toBeDisabled();
  });

  it('starts at the option that it is given', () => {
    render(<SelectField {...fixtures.preselected} />);
    expect(screen.getByRole('combobox')).toHaveValue('es');
  });

  it('starts at the first option without a placeholder, and knows the language of options', () => {
    render(<SelectField {...fixtures.preselected} defaultValue={undefined} />);
    expect(screen.getByRole('combobox')).toHaveValue('en');
    expect(screen.getByRole('option', { name: 'Español' })).toHaveAttribute('lang', 'es');
  });

  it('is told to be valid until somebody has found a mistake', () => {
    // Without a word browsers tell that an empty choice that is required is invalid.
    render(<SelectField {...fixtures.basic} required placeholder="Choose" />);
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'false');
  });

  it('ties its error to the select', () => {
    render(<SelectField {...fixtures.invalid} />);
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('This field is required.');
  });
});
