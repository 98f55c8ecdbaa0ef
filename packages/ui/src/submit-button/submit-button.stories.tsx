import type { Meta, StoryObj } from '@storybook/react-vite';
import { submitButtonLabels } from '../labels/en.js';
import { SubmitButton } from './submit-button.js';

const meta = {
  title: 'Forms/Submit button',
  component: SubmitButton,
  args: { labels: submitButtonLabels },
} satisfies Meta<typeof SubmitButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Sending: Story = { args: { sending: true } };

export const Wide: Story = { args: { labels: { submit: 'Enter', sending: 'Opening…' }, wide: true } };

export const LongLabels: Story = {
  args: {
    labels: { submit: 'Vollständige Bewerbung jetzt verbindlich absenden', sending: '送信しています…' },
  },
};
