import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.js';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Apply', icon: 'arrow-right' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof Button>;

export const Default: Story = { tags: ['visual'] };

export const Outline: Story = {
  tags: ['visual'],
  args: { children: 'Contact', variant: 'outline' },
};

export const Quiet: Story = {
  tags: ['visual'],
  args: { children: 'Meet the team', variant: 'quiet', href: '/team' },
};

export const Wide: Story = { args: { children: 'Enter', wide: true } };

export const Disabled: Story = {
  tags: ['visual'],
  args: { children: 'Sending…', 'aria-disabled': true },
};

export const LongLabel: Story = {
  tags: ['visual'],
  args: { children: 'Datenschutzeinstellungen für die Bewerbung übernehmen und fortfahren' },
};

/** The arrow is at the left end and points left. */
export const RightToLeft: Story = { tags: ['visual'], args: Wide.args, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: LongLabel.args, globals: { viewport: { value: 'narrow' } } };
