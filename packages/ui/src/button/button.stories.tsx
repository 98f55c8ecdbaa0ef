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

export const Default: Story = { tags: ['visual'] };

/** Pressed by pointer, Enter and Space. */
export const Playground: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Apply' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(button).toHaveFocus();
  },
};

export const Outline: Story = { tags: ['visual'], args: fixtures.outline };

export const Quiet: Story = { tags: ['visual'], args: fixtures.quiet };

export const Wide: Story = { args: fixtures.wide };

export const Disabled: Story = { tags: ['visual'], args: fixtures.disabled };

export const LongLabel: Story = { tags: ['visual'], args: fixtures.longLabel };

export const Japanese: Story = { args: fixtures.japanese };

/** The arrow points the other way, and stands at the other end. */
export const RightToLeft: Story = { tags: ['visual'], args: fixtures.wide, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabel, globals: { viewport: { value: 'narrow' } } };
