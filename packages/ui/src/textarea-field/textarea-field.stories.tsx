import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TextareaField } from './textarea-field.js';
import { textareaFieldFixtures } from './textarea-field.fixtures.js';

const { fixtures } = textareaFieldFixtures;

const meta = { title: 'Forms/Textarea field', component: TextareaField, args: fixtures.basic } satisfies Meta<
  typeof TextareaField
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const textarea = canvas.getByRole('textbox', { name: 'Motivation' });
    await userEvent.type(textarea, 'Rooms{Enter}and light');
    await expect(textarea).toHaveValue('Rooms\nand light');
  },
};

export const Optional: Story = { args: fixtures.optional };

export const Invalid: Story = {
  args: fixtures.invalid,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This field is required.');
  },
};

export const Counter: Story = {
  args: fixtures.counter,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' And doors, and stairs, and fog.');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(await canvas.findByText(/^6 more than the suggested/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^6 more than the suggested/), {
      timeout: 3000,
    });
  },
};

export const OverAdvised: Story = { tags: ['visual'], args: fixtures.overAdvised };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };
