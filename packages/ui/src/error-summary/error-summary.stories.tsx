import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorSummaryLabels } from '../labels/en.js';
import { ErrorSummary } from './error-summary.js';

const meta = {
  title: 'Forms/Error summary',
  component: ErrorSummary,
  args: {
    items: [
      { text: 'Email', fieldId: 'apply-email' },
      { text: 'Link 2', fieldId: 'apply-link-2' },
      { text: 'Motivation', fieldId: 'apply-motivation' },
    ],
    labels: errorSummaryLabels,
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const WithoutField: Story = { args: { items: [{ text: 'This position has been filled.' }] } };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    items: [
      { text: 'Beweggründe für die Bewerbung einschließlich Berufserfahrung', fieldId: 'apply-motivation' },
      { text: 'ソフトウェア', fieldId: 'apply-software' },
    ],
  },
};
