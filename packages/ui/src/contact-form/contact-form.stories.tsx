import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Invalid: Story = {
  args: {
    defaultValues: { firstName: 'Nerea', surname: 'Okafor', email: 'nerea@okafor', phonePrefix: '+34' },
    errors: {
      email: ['Valid email is required.'],
      reason: ['Reason is required.'],
      message: ['Message is required.'],
    },
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
};

export const Sent: Story = { args: { status: 'sent' } };

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
