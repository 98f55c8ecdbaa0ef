import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePrefixes } from '../fixtures/samples/forms.js';
import { phoneFieldLabels } from '../labels/en.js';
import { PhoneField } from './phone-field.js';

const meta = {
  title: 'Forms/Phone field',
  component: PhoneField,
  args: {
    label: 'Phone',
    name: 'phone',
    prefixes: samplePrefixes,
    defaultPrefix: '+34',
    labels: phoneFieldLabels,
  },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Optional: Story = { args: { optionalLabel: 'Optional' } };

export const WithHint: Story = {
  tags: ['visual'],
  args: { hint: 'Only if you would rather be called.' },
};

export const WithoutPrefixes: Story = { args: { prefixes: [] } };

export const Invalid: Story = {
  args: {
    defaultValue: '600 000 000 or, after eight, the number of the neighbour',
    errors: ['This text is too long.'],
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    label: 'Telefonnummer einschließlich Landesvorwahl für Rückfragen',
    optionalLabel: 'Freiwillige Angabe',
    prefixes: [
      { value: '+1', label: '+1 Vereinigte Staaten von Amerika, Kanada' },
      { value: '+82', label: '+82 대한민국' },
    ],
    defaultPrefix: undefined,
    labels: { prefix: 'Internationale Landesvorwahl' },
  },
};
