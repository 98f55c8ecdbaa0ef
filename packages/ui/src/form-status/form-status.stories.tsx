import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormStatus } from './form-status.js';
import { formStatusFixtures } from './form-status.fixtures.js';

const { fixtures } = formStatusFixtures;

const meta = { title: 'Forms/Form status', component: FormStatus, args: fixtures.basic } satisfies Meta<
  typeof FormStatus
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { ...fixtures.slow, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Still working.');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: fixtures.sending };

export const Slow: Story = { tags: ['visual'], args: fixtures.slow };

export const LongLabels: Story = { args: fixtures.longLabels };
