import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './button.js';
import { buttonFixtures } from './button.fixtures.js';

const { fixtures } = buttonFixtures;

const meta = { title: 'Actions/Button', component: Button, args: fixtures.basic } satisfies Meta<
  typeof Button
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outline: Story = { args: fixtures.outline };

export const Quiet: Story = { args: fixtures.quiet };

export const Wide: Story = { args: fixtures.wide };

export const Disabled: Story = { args: fixtures.disabled };

export const LongLabel: Story = { args: fixtures.longLabel };
