import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhoneField } from './phone-field.js';
import { phoneFieldFixtures } from './phone-field.fixtures.js';

const { fixtures } = phoneFieldFixtures;

const meta = { title: 'Forms/Phone field', component: PhoneField, args: fixtures.basic } satisfies Meta<
  typeof PhoneField
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const prefix = canvas.getByRole('combobox', { name: 'Country code' });
    await expect(prefix).toHaveFocus();
    await expect(prefix).toHaveValue('+34');
    await userEvent.selectOptions(prefix, '+351');
    await userEvent.tab();
    await userEvent.keyboard('21 000 00 00');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('21 000 00 00');
    await expect(prefix).toHaveValue('+351');
  },
};

export const Optional: Story = { args: fixtures.optional };

export const WithHint: Story = { tags: ['visual'], args: fixtures.withHint };

export const Invalid: Story = {
  args: fixtures.invalid,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This text is too long.');
  },
};

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };
