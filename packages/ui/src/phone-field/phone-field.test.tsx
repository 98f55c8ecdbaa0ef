import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './phone-field.stories.js';

const { Default, WithoutPrefixes } = composeStories(stories);

describe('PhoneField', () => {
  it('names the number by its label, and the menu by its own name', () => {
    render(<Default />);
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('inputmode', 'tel');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('+34');
  });

  it('selects the first code by default', () => {
    render(<Default defaultPrefix={undefined} />);
    expect(screen.getByRole('combobox')).toHaveValue('+1');
  });

  it('sends code and number separately', async () => {
    render(
      <form aria-label="Form">
        <Default />
      </form>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox'), '+81');
    await userEvent.type(screen.getByRole('textbox'), '3 0000 0000');
    expect(screen.getByRole('form')).toHaveFormValues({ phone_prefix: '+81', phone: '3 0000 0000' });
  });

  it('lets the browser autofill code and number', () => {
    render(<Default />);
    expect(screen.getByRole('combobox')).toHaveAttribute('autocomplete', 'tel-country-code');
    expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'tel-national');
  });

  it('takes the complete number if there are no codes', () => {
    render(<WithoutPrefixes />);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'tel');
  });

  it('describes the number by its hint and first error', () => {
    render(<Default hint="We rarely call." errors={['Too long.', 'Taken.']} />);
    const input = screen.getByRole('textbox');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('We rarely call. Too long.');
    expect(screen.queryByText('Taken.')).not.toBeInTheDocument();
  });
});
