import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Booking } from './react-hook-form.tsx';

const book = () => userEvent.click(screen.getByRole('button', { name: 'Book' }));
const prefix = () => screen.getByRole('combobox', { name: 'Country code' });

it('submits the values with the calling code, and resets the form', async () => {
  const onBook = vi.fn(() => Promise.resolve());
  render(<Booking onBook={onBook} />);
  expect(prefix()).toHaveValue('+34');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Nerea');
  await userEvent.selectOptions(prefix(), '+81');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '3 0000 0000');
  await userEvent.click(screen.getByRole('radio', { name: 'Saturday' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await book();
  expect(onBook).toHaveBeenCalledWith({
    name: 'Nerea',
    phone: '3 0000 0000',
    phone_prefix: '+81',
    seats: 1,
    night: 'saturday',
    consent: true,
  });
  await waitFor(() => {
    expect(prefix()).toHaveValue('+34');
  });
  expect(screen.getByRole('radio', { name: 'Friday' })).toBeChecked();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('shows errors at their fields and focuses the first', async () => {
  const onBook = vi.fn(() => Promise.resolve());
  render(<Booking onBook={onBook} />);
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.type(screen.getByRole('spinbutton'), '5');
  await book();
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveAccessibleDescription('Enter your name.');
  expect(name).toHaveFocus();
  expect(screen.getByRole('spinbutton')).toHaveAccessibleDescription('Four at most.');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('We cannot book without this.');
  expect(onBook).not.toHaveBeenCalled();
});
