import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './text-field.js';
import { textFieldFixtures } from './text-field.fixtures.js';

const { fixtures } = textFieldFixtures;

const meta = { title: 'Forms/Text field', component: TextField, args: fixtures.basic } satisfies Meta<
  typeof TextField
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(input, 'Nerea');
    await expect(input).toHaveValue('Nerea');
  },
};

export const Optional: Story = { args: fixtures.optional };

export const WithHint: Story = { tags: ['visual'], args: fixtures.withHint };

export const Invalid: Story = {
  args: fixtures.invalid,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'The field must be a valid email address.',
    );
  },
};

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };
