import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ContactFormProps } from './contact-form.js';
import * as stories from './contact-form.stories.js';

const { Default, Sent } = composeStories(stories);
const textbox = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Send message' });

describe('ContactForm', () => {
  // Spec 11.1
  it('calls onSubmit with the values as typed', async () => {
    const onSubmit = vi.fn<ContactFormProps['onSubmit']>();
    render(<Default onSubmit={onSubmit} />);
    await userEvent.type(textbox('First name'), 'Nerea');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), '+81');
    await userEvent.type(textbox('Phone'), '3 0000 0000');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'work');
    await userEvent.type(textbox('Message'), 'I draw doors.');
    await userEvent.click(submit());
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

  it('requires every field but the phone', () => {
    render(<Default />);
    for (const name of ['First name', 'Surname', 'Email', 'Message']) expect(textbox(name)).toBeRequired();
    expect(screen.getByRole('combobox', { name: 'Reason' })).toBeRequired();
    expect(textbox('Phone')).not.toBeRequired();
  });

  it('has one field for the whole phone number without `prefixes`', () => {
    render(<Default prefixes={undefined} />);
    expect(screen.queryByRole('combobox', { name: 'Country code' })).not.toBeInTheDocument();
    expect(textbox('Phone')).toHaveAttribute('autocomplete', 'tel');
  });

  it('puts the family name first with `familyNameFirst`', () => {
    const { container } = render(<Default familyNameFirst />);
    const inputs = [...container.querySelectorAll<HTMLInputElement>('form input')].slice(0, 2);
    expect(inputs.map(({ name, autocomplete }) => `${name} ${autocomplete}`)).toEqual([
      'surname family-name',
      'firstName given-name',
    ]);
  });

  it('stays after submission, and can be submitted again', () => {
    render(<Sent />);
    expect(screen.getByText('Thank you. We have received your message.')).toBeVisible();
    expect(submit()).toBeEnabled();
  });

  // Spec 11.1
  it('advises to shorten a long message, but does not cut it', async () => {
    render(<Default advisedLength={5} />);
    await userEvent.type(textbox('Message'), 'Eight letters');
    expect(screen.getByText(/^8 more than the suggested/)).toBeInTheDocument();
    expect(textbox('Message')).not.toHaveAttribute('maxlength');
  });
});
