import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from './checkbox.js';
import { checkboxFixtures } from './checkbox.fixtures.js';

const { fixtures } = checkboxFixtures;

const meta = { title: 'Forms/Checkbox', component: Checkbox, args: fixtures.basic } satisfies Meta<
  typeof Checkbox
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Ticked by its label, unticked by the space bar. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Tell me when the game is out' });
    await userEvent.click(canvas.getByText('Tell me when the game is out'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Consent: Story = {
  args: fixtures.consent,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^I have read/ })).toBeRequired();
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toBeVisible();
  },
};

export const Checked: Story = { tags: ['visual'], args: fixtures.checked };

export const Invalid: Story = {
  tags: ['visual'],
  args: fixtures.invalid,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Without this we cannot answer.');
  },
};

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const RightToLeft: Story = { args: fixtures.checked, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
