import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SignUp, type SignUpState } from './action-state.tsx';

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
const email = () => screen.getByRole('textbox', { name: 'Email' });

it('keeps the typed text, shows errors, and then a confirmation', async () => {
  const signUp = vi.fn((_: SignUpState, data: FormData): Promise<SignUpState> => {
    const errors: SignUpState['errors'] = data.has('consent') ? {} : { consent: ['We need your consent.'] };
    const outcome = data.has('consent') ? 'done' : 'editing';
    return Promise.resolve({ outcome, errors, email: data.get('email') as string });
  });
  render(<SignUp signUp={signUp} />);
  await userEvent.type(email(), 'nerea@studio.example');
  await submit();
  expect(await screen.findByText('We need your consent.')).toBeInTheDocument();
  expect(email()).toHaveValue('nerea@studio.example');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('We need your consent.');
  await userEvent.click(screen.getByRole('checkbox'));
  await submit();
  expect(await screen.findByRole('status')).toHaveTextContent('Look into your mailbox.');
});

it('shows that it is sending, and that it failed', async () => {
  let answer: (state: SignUpState) => void = () => undefined;
  render(<SignUp signUp={() => new Promise((resolve) => (answer = resolve))} />);
  await submit();
  expect(await screen.findByRole('button', { name: 'Sending…' })).toBeInTheDocument();
  answer({ outcome: 'failed', errors: {}, email: '' });
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not arrive.');
});
