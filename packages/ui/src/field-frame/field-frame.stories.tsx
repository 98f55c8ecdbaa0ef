import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from './field-frame.js';
import { fieldFrameFixtures } from './field-frame.fixtures.js';

const { fixtures } = fieldFrameFixtures;

const meta = { title: 'Forms/Field frame', component: FieldFrame, args: fixtures.basic } satisfies Meta<
  typeof FieldFrame
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The label leads to the control, whatever that is. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hours a week'));
    const control = canvas.getByRole('spinbutton', { name: 'Hours a week' });
    await expect(control).toHaveFocus();
    await userEvent.keyboard('12');
    await expect(control).toHaveValue(12);
  },
};

export const WithHint: Story = { args: fixtures.withHint };

export const Invalid: Story = {
  tags: ['visual'],
  args: fixtures.invalid,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('There are only 168.');
  },
};

export const Group: Story = { tags: ['visual'], args: fixtures.group };

export const LongLabels: Story = { args: fixtures.longLabels };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
