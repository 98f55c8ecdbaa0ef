import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { samplePrefixes, samplePrivacyNote } from '../fixtures/samples/forms.js';
import * as de from '../labels/de.js';
import { contactFormLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { ContactForm, type ContactFormProps } from './contact-form.js';

const labels = { ...contactFormLabels, messagePlaceholder: 'Max 500 char.' };

const meta = {
  title: 'Forms/Contact form',
  component: ContactForm,
  args: {
    id: 'contact',
    title: 'Write to the studio.',
    note: 'Somebody reads everything.',
    status: 'editing',
    reasons: [
      { value: 'partner', label: 'A partnership' },
      { value: 'general', label: 'A general question' },
      { value: 'work', label: 'Working with us' },
      { value: 'other', label: 'Something else' },
    ],
    prefixes: samplePrefixes,
    defaultValues: { phonePrefix: '+34' },
    sentMessage: 'Thank you. We have received your message.',
    privacyNote: samplePrivacyNote,
    onSubmit: () => undefined,
    onCancel: () => undefined,
    labels,
  } as ContactFormProps,
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Nerea');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country code' }), '+81');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '3 0000 0000');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Reason' }), 'partner');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'A room with one lamp.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        firstName: 'Nerea',
        surname: '',
        email: '',
        phonePrefix: '+81',
        phone: '3 0000 0000',
        reason: 'partner',
        message: 'A room with one lamp.',
      },
      expect.objectContaining({ trap: '' }),
    );
  },
};

export const Invalid: Story = {
  args: {
    defaultValues: { firstName: 'Nerea', surname: 'Okafor', email: 'nerea@okafor', phonePrefix: '+34' },
    errors: {
      email: ['Valid email is required.'],
      reason: ['Reason is required.'],
      message: ['Message is required.'],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Reason' }));
    await expect(canvas.getByRole('combobox', { name: 'Reason' })).toHaveFocus();
  },
};

export const OneError: Story = {
  tags: ['visual'],
  args: { errors: { email: ['Valid email is required.'] } },
};

export const OverAdvised: Story = {
  args: {
    advisedLength: 40,
    defaultValues: {
      phonePrefix: '+34',
      message: 'I walked the corridor twice, and it was longer the second time.',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^23 more than the suggested/)).toBeVisible();
  },
};

export const Sent: Story = {
  args: { status: 'sent' },
  play: async ({ canvas }) => {
    const answer = canvas.getByText('Thank you. We have received your message.');
    await waitFor(() => expect(answer).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Send message' })).toBeEnabled();
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    title: 'Nimm Kontakt mit uns auf.',
    labels: {
      ...de.contactFormLabels,
      submit: 'Vollständige Nachricht jetzt verbindlich absenden',
      firstName: 'Vollständiger Vorname',
      surname: 'Vollständiger Familienname',
      email: 'Erreichbare E-Mail-Adresse für unsere Antwort',
      phone: 'Telefonnummer mit Landesvorwahl',
      reason: 'Weshalb möchtest du uns schreiben?',
      message: 'Persönliche Nachricht an das gesamte Entwicklungsstudio',
    },
  },
};

export const Japanese: Story = {
  args: {
    title: 'お問い合わせ',
    note: 'すべてのメッセージに目を通しています。',
    labels: { ...ja.contactFormLabels, messagePlaceholder: '500文字以内' },
  },
};
