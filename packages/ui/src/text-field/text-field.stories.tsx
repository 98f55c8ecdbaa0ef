import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleErrors } from '../fixtures/samples/forms.js';
import { TextField } from './text-field.js';

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'Name', name: 'full_name', autoComplete: 'given-name' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = {
  tags: ['visual'],
  args: {
    label: 'Portfolio',
    name: 'portfolio',
    type: 'url',
    autoComplete: undefined,
    hint: 'One address is enough.',
    placeholder: 'https://',
  },
};

export const Invalid: Story = {
  args: {
    label: 'Email',
    name: 'email',
    type: 'email',
    autoComplete: undefined,
    defaultValue: 'nerea@okafor',
    errors: sampleErrors.email,
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    label: 'Telefonnummer einschließlich Landesvorwahl für Rückfragen zur Bewerbung',
    name: 'phone',
    type: 'tel',
    autoComplete: undefined,
    optionalLabel: 'Freiwillige Angabe',
    errors: ['Bitte überprüfe die eingegebene Telefonnummer einschließlich der Landesvorwahl.'],
  },
};
