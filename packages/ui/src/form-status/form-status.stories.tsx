import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFailure } from '../fixtures/samples/forms.js';
import { formStatusLabels } from '../labels/en.js';
import { FormStatus } from './form-status.js';

const meta = {
  title: 'Forms/Form status',
  component: FormStatus,
  args: { status: 'failed', failureMessage: sampleFailure, labels: formStatusLabels },
} satisfies Meta<typeof FormStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slow: Story = {
  tags: ['visual'],
  args: { status: 'slow', onCancel: () => undefined },
};

export const LongLabels: Story = {
  args: {
    status: 'slow',
    onCancel: () => undefined,
    labels: {
      sending: 'Bewerbung wird gesendet …',
      stillWorking: 'Das dauert länger als gewöhnlich. Die Übertragung läuft noch.',
      cancel: '待つのをやめる',
    },
  },
};
