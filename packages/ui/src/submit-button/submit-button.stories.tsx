import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubmitButton } from './submit-button.js';
import { submitButtonLabels } from '../labels/en.js';
import { submitButtonFixtures } from './submit-button.fixtures.js';

const { fixtures } = submitButtonFixtures;

const meta = { title: 'Forms/Submit button', component: SubmitButton, args: fixtures.basic } satisfies Meta<
  typeof SubmitButton
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: submitButtonLabels.submit })).toHaveFocus();
  },
};

export const Sending: Story = {
  args: fixtures.sending,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Sending…' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Wide: Story = { args: fixtures.wide };

export const LongLabels: Story = { args: fixtures.longLabels };
