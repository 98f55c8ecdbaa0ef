import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MessageForm } from './message-form.js';
import type { MessageFormProps } from './message-form-props.js';
import { messageFormFixtures } from './message-form.fixtures.js';

const { fixtures } = messageFormFixtures;
const box = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Send message' });

describe('MessageForm', () => {
  it('gives what was typed, by the names of the contract', async () => {
    const onSubmit = vi.fn<MessageFormProps['onSubmit']>();
    render(<MessageForm {...fixtures.basic} onSubmit={onSubmit} />);
    await userEvent.type(box('First name'), 'Tomasz');
    await userEvent.type(box('Email'), 'tomasz@wilczek.example');
    await userEvent.type(box('Message'), 'Hello');
    await userEvent.click(submit());
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      firstName: 'Tomasz',
      email: 'tomasz@wilczek.example',
      message: 'Hello',
    });
  });

  it('requires everything', () => {
    render(<MessageForm {...fixtures.basic} />);
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeRequired();
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });

  it('focuses the topmost bad field after a submission, and lists two', async () => {
    const { rerender } = render(<MessageForm {...fixtures.basic} />);
    await userEvent.click(submit());
    rerender(<MessageForm {...fixtures.invalid} />);
    await waitFor(() => {
      expect(box('Email')).toHaveFocus();
    });
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#message-email', '#message-message']);
  });

  it('says in the summary what belongs to no field', () => {
    render(<MessageForm {...fixtures.unknownPerson} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Nerea takes no messages here any more.');
  });

  it('gives way to a confirmation', () => {
    const { rerender } = render(<MessageForm {...fixtures.basic} />);
    rerender(<MessageForm {...fixtures.sent} />);
    expect(screen.getByRole('heading', { name: 'Sent.' })).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
