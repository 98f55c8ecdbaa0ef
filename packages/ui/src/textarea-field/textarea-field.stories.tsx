import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleErrors } from '../fixtures/samples/forms.js';
import { textareaFieldLabels } from '../labels/en.js';
import { TextareaField, type TextareaFieldProps } from './textarea-field.js';

const meta = {
  title: 'Forms/Textarea field',
  component: TextareaField,
  args: { label: 'Motivation', name: 'motivation' } as TextareaFieldProps,
} satisfies Meta<typeof TextareaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = { args: { errors: sampleErrors.required } };

export const Counter: Story = {
  args: {
    label: 'Message',
    name: 'message',
    advisedLength: 40,
    labels: textareaFieldLabels,
    defaultValue: 'I light rooms.',
  },
};

export const OverAdvised: Story = {
  tags: ['visual'],
  args: {
    label: 'Message',
    name: 'message',
    advisedLength: 20,
    labels: textareaFieldLabels,
    defaultValue: 'I light every room with one motivated source.',
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    label: 'Beweggründe für die Bewerbung einschließlich bisheriger Berufserfahrung',
    optionalLabel: 'Freiwillige Angabe',
    hint: 'Beschreibe in eigenen Worten, weshalb dich ausgerechnet diese Position interessiert.',
    errors: ['Bitte beschreibe deine Beweggründe, bevor du die Bewerbung absendest.'],
  },
};
