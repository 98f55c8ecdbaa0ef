import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioGroup } from './radio-group.js';
import { radioGroupFixtures } from './radio-group.fixtures.js';

const { fixtures } = radioGroupFixtures;

const meta = { title: 'Forms/Radio group', component: RadioGroup, args: fixtures.basic } satisfies Meta<
  typeof RadioGroup
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Chosen by a label, and changed by an arrow key. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('By email'));
    await expect(canvas.getByRole('radio', { name: 'By email' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    const second = canvas.getByRole('radio', { name: 'By telephone' });
    await expect(second).toBeChecked();
    await expect(second).toHaveFocus();
  },
};

export const WithHints: Story = { tags: ['visual'], args: fixtures.withHints };

export const Invalid: Story = {
  tags: ['visual'],
  args: fixtures.invalid,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How may we answer?' })).toHaveAccessibleDescription(
      'Choose one of these.',
    );
  },
};

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const RightToLeft: Story = { args: fixtures.withHints, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
