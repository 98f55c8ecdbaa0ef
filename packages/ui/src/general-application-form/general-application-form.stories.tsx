import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleErrors, sampleFailure } from '../fixtures/samples/forms.js';
import * as de from '../labels/de.js';
import { generalApplicationFormLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { GeneralApplicationForm, type GeneralApplicationFormProps } from './general-application-form.js';

const meta = {
  title: 'Forms/General application form',
  component: GeneralApplicationForm,
  args: {
    id: 'general',
    title: (
      <>
        None of these? <em>Write anyway.</em>
      </>
    ),
    note: 'Tell us what you do in the dark.',
    status: 'editing',
    onSubmit: () => undefined,
    onCancel: () => undefined,
    labels: generalApplicationFormLabels,
  } as GeneralApplicationFormProps,
} satisfies Meta<typeof GeneralApplicationForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  args: {
    defaultValues: { full_name: 'Nerea', portfolio: 'ftp://nerea.example', email: 'nerea@okafor' },
    errors: {
      portfolio: ['The field must be a valid address.'],
      email: sampleErrors.email,
      message: sampleErrors.required,
    },
  },
};

export const Failed: Story = {
  tags: ['visual'],
  args: { status: 'failed', failureMessage: sampleFailure },
};

export const LongLabels: Story = {
  args: {
    lang: 'de',
    title: 'Keine passende Stellenausschreibung dabei?',
    labels: {
      ...de.generalApplicationFormLabels,
      jobTitle: 'Derzeitige Berufsbezeichnung',
      portfolio: 'Internetadresse deiner Arbeitsproben',
      phone: 'Telefonnummer mit Landesvorwahl',
      message: 'Persönliche Nachricht an das gesamte Team',
    },
  },
};

export const Japanese: Story = {
  args: {
    lang: 'ja',
    title: '該当する職種がない方へ',
    note: '暗闇の中で何をしているか、教えてください。',
    familyNameFirst: true,
    labels: ja.generalApplicationFormLabels,
  },
};
