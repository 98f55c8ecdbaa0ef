import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PhoneField } from './phone-field.js';
import { phoneFieldFixtures } from './phone-field.fixtures.js';

const { basic, optional } = phoneFieldFixtures.fixtures;

function dataOf(container: HTMLElement) {
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return Object.fromEntries(new FormData(form));
}

describe('PhoneField', () => {
  it('names the number by its label and the menu by its own', () => {
    render(<PhoneField {...basic} />);
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('inputmode', 'tel');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('+34');
  });

  it('starts at the first code where none is given', () => {
    render(<PhoneField {...optional} />);
    expect(screen.getByRole('combobox')).toHaveValue('+1');
  });

  it('sends code and number apart', async () => {
    const { container } = render(
      <form>
        <PhoneField {...basic} />
      </form>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox'), '+81');
    await userEvent.type(screen.getByRole('textbox'), '3 0000 0000');
    expect(dataOf(container)).toEqual({ phone_prefix: '+81', phone: '3 0000 0000' });
  });

  it('lets the browser fill in both halves', () => {
    render(<PhoneField {...basic} />);
    expect(screen.getByRole('combobox')).toHaveAttribute('autocomplete', 'tel-country-code');
    expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'tel-national');
  });

  it('ties hint and first error to the number', () => {
    render(<PhoneField {...basic} hint="We rarely call." errors={['Too long.', 'Taken.']} />);
    const input = screen.getByRole('textbox');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('We rarely call. Too long.');
    expect(screen.queryByText('Taken.')).not.toBeInTheDocument();
  });
});
