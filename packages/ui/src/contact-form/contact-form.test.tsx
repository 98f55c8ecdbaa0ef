import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ContactForm } from './contact-form.js';
import type { ContactFormProps } from './contact-form-props.js';
import { contactFormFixtures } from './contact-form.fixtures.js';

const { basic, failed, invalid, oneError, sending, sent } = contactFormFixtures.fixtures;

const textbox = (name: string) => screen.getByRole('textbox', { name });
const prefix = () => screen.getByRole('combobox', { name: 'Country code' });
const submit = () => screen.getByRole('button', { name: 'Send message' });

async function fillIn() {
  await userEvent.type(textbox('First name'), 'Nerea');
  await userEvent.selectOptions(prefix(), '+81');
  await userEvent.type(textbox('Phone'), '3 0000 0000');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'work');
  await userEvent.type(textbox('Message'), 'I draw doors.');
}

describe('ContactForm', () => {
  // Spec 11.1
  it('hands over the values as typed', async () => {
    const onSubmit = vi.fn<ContactFormProps['onSubmit']>();
    render(<ContactForm {...basic} onSubmit={onSubmit} />);
    await fillIn();
    await userEvent.click(submit());
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      firstName: 'Nerea',
      surname: '',
      email: '',
      phonePrefix: '+81',
      phone: '3 0000 0000',
      reason: 'work',
      message: 'I draw doors.',
    });
  });

  it('asks for everything but the telephone', () => {
    render(<ContactForm {...basic} />);
    for (const name of ['First name', 'Surname', 'Email', 'Message']) expect(textbox(name)).toBeRequired();
    expect(screen.getByRole('combobox', { name: 'Reason' })).toBeRequired();
    expect(textbox('Phone')).not.toBeRequired();
  });

  it('shows each error at its field and lists two or more', () => {
    render(<ContactForm {...invalid} />);
    expect(textbox('Email')).toHaveAccessibleDescription('Valid email is required.');
    expect(screen.getByRole('alert')).toHaveTextContent(/3 fields.*Email.*Reason.*Message/);
  });

  it('lists no single error', () => {
    render(<ContactForm {...oneError} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('focuses the topmost bad field after a submission', async () => {
    const { rerender } = render(<ContactForm {...basic} />);
    await userEvent.click(submit());
    rerender(<ContactForm {...basic} errors={invalid.errors} />);
    await waitFor(() => {
      expect(textbox('Email')).toHaveFocus();
    });
  });

  it('is not sent twice', async () => {
    const onSubmit = vi.fn<ContactFormProps['onSubmit']>();
    render(<ContactForm {...sending} onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says why it failed and keeps every value', async () => {
    const { rerender } = render(<ContactForm {...basic} />);
    await fillIn();
    rerender(<ContactForm {...basic} status="sending" />);
    rerender(<ContactForm {...basic} status="failed" failureMessage={failed.failureMessage} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Error sending message. Please try again later.');
    expect(textbox('First name')).toHaveValue('Nerea');
    expect(prefix()).toHaveValue('+81');
    expect(textbox('Phone')).toHaveValue('3 0000 0000');
    expect(textbox('Message')).toHaveValue('I draw doors.');
  });

  it('shows the answer, is empty again and takes another message', async () => {
    const onSubmit = vi.fn<ContactFormProps['onSubmit']>();
    const { rerender } = render(<ContactForm {...basic} onSubmit={onSubmit} />);
    await fillIn();
    rerender(<ContactForm {...basic} onSubmit={onSubmit} status="sending" />);
    rerender(<ContactForm {...sent} onSubmit={onSubmit} />);
    expect(screen.getByText('Thank you. We have received your message.').parentElement).toHaveFocus();
    expect(textbox('First name')).toHaveValue('');
    expect(prefix()).toHaveValue('+34');
    expect(textbox('Phone')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveValue('');
    expect(textbox('Message')).toHaveValue('');
    expect(screen.getByText('0 of 500')).toBeInTheDocument();

    await userEvent.type(textbox('First name'), 'Ines');
    await userEvent.click(submit());
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ firstName: 'Ines', phonePrefix: '+34' });
  });

  it('marks the answer on its root, and only while it is shown', () => {
    const { container, rerender } = render(<ContactForm {...sent} />);
    expect(container.firstElementChild).toHaveAttribute('data-sent');
    rerender(<ContactForm {...basic} />);
    expect(container.firstElementChild).not.toHaveAttribute('data-sent');
  });

  it('leaves the focus alone when it begins with an answer', () => {
    render(<ContactForm {...sent} />);
    expect(document.body).toHaveFocus();
  });

  // Spec 11.1
  it('counts the message and gives advice without cutting it', async () => {
    render(<ContactForm {...basic} advisedLength={5} />);
    await userEvent.type(textbox('Message'), 'Eight letters');
    expect(screen.getByText(/^8 more than the suggested/)).toBeInTheDocument();
    expect(textbox('Message')).not.toHaveAttribute('maxlength');
  });
});
