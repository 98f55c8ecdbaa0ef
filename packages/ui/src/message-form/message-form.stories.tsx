import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePrivacyNote } from '../fixtures/samples/forms.js';
import * as de from '../labels/de.js';
import { messageFormLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { MessageForm, type MessageFormProps } from './message-form.js';

const meta = {
  title: 'Forms/Message form',
  component: MessageForm,
  args: {
    id: 'message',
    status: 'editing',
    privacyNote: samplePrivacyNote,
    onSubmit: () => undefined,
    onCancel: () => undefined,
    labels: messageFormLabels,
  } as MessageFormProps,
} satisfies Meta<typeof MessageForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  tags: ['visual'],
  args: {
    defaultValues: { firstName: 'Tomasz', email: 'tomasz@wilczek' },
    errors: {
      email: ['Valid email is required.'],
      message: ['Message is required.'],
    },
  },
};

export const Sent: Story = { args: { status: 'sent', reference: 'tomasz@wilczek.example' } };

export const LongLabels: Story = {
  args: {
    lang: 'de',
    labels: {
      ...de.messageFormLabels,
      email: 'Erreichbare E-Mail-Adresse für eine Antwort',
      message: 'Persönliche Nachricht an Maximiliane-Theodora',
    },
  },
};

export const Japanese: Story = { args: { lang: 'ja', labels: ja.messageFormLabels } };
