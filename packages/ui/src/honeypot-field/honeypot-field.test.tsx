import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HoneypotField } from './honeypot-field.js';
import { honeypotFieldFixtures } from './honeypot-field.fixtures.js';

const { basic } = honeypotFieldFixtures.fixtures;

const inputOf = (container: HTMLElement) => {
  const input = container.querySelector('input');
  if (!input) throw new Error('There is no input.');
  return input;
};

it('is empty, is sent with its form, and is nothing to assistive technology', () => {
  const { container } = render(
    <form>
      <HoneypotField {...basic} />
    </form>,
  );
  const form = container.querySelector('form');
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ form_note: '' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('is passed over by the keyboard', async () => {
  render(
    <>
      <HoneypotField {...basic} />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
});

it.each([
  ['autocomplete', 'off'],
  ['data-1p-ignore', 'true'],
  ['data-bwignore', 'true'],
  ['data-form-type', 'other'],
  ['data-lpignore', 'true'],
  ['data-protonpass-ignore', 'true'],
])('tells programs that fill in forms for people to leave it alone: %s', (name, value) => {
  const { container } = render(<HoneypotField {...basic} />);
  expect(inputOf(container)).toHaveAttribute(name, value);
});
