import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { digitCounterLabels } from '../labels/en.js';
import { DigitCounter } from './digit-counter.js';

const meta = {
  title: 'Content/Digit counter',
  component: DigitCounter,
  args: { value: 2487, labels: digitCounterLabels },
} satisfies Meta<typeof DigitCounter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Small: Story = { args: { value: 7 } };

export const Million: Story = { tags: ['visual'], args: { value: 1234567 } };

export const Missing: Story = { args: { value: undefined } };

/** Only the digits that differ crossfade. */
export const Changing: Story = {
  render: function Changing(args) {
    const [value, setValue] = useState(2487);
    return (
      <>
        <DigitCounter {...args} value={value} />
        <button
          type="button"
          style={{ marginBlockStart: '1rem' }}
          onClick={() => setValue((was) => was + 13)}
        >
          +13
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+13' }));
    await expect(canvas.getByText('2,500')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('.gloam-digit [data-before]')).toHaveLength(3);
  },
};

/** The digits wait as zeros, and change one after the other, from right to left, once half of them is in view. */
export const BelowTheFold: Story = {
  render: (args) => (
    <div style={{ paddingBlockStart: '120vh' }}>
      <DigitCounter {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const counter = canvasElement.querySelector('.gloam-digit-counter');
    await waitFor(() => expect(counter).toHaveAttribute('data-state', 'waiting'));
    counter?.scrollIntoView();
    await waitFor(() => expect(counter).toHaveAttribute('data-state', 'seen'));
  },
};

/** The boxes shrink. */
export const Narrow: Story = { args: Million.args, globals: { viewport: { value: 'narrow' } } };

/** The digits run from left to right in every language. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
