import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { DigitCounter } from './digit-counter.js';
import { digitCounterFixtures } from './digit-counter.fixtures.js';

const { fixtures } = digitCounterFixtures;

const meta = {
  title: 'Content/Digit counter',
  component: DigitCounter,
} satisfies Meta<typeof DigitCounter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'], args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.basic,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2,487')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('.gloam-digit')).toHaveLength(4);
    await expect(canvasElement.querySelector('.gloam-digit')?.closest('[aria-hidden="true"]')).not.toBeNull();
  },
};

export const Small: Story = { args: fixtures.small };

export const FiveDigits: Story = { args: fixtures.fiveDigits };

export const Million: Story = { tags: ['visual'], args: fixtures.million };

export const Missing: Story = { args: fixtures.missing };

export const LongLabels: Story = { args: fixtures.longLabels };

/** A changed value crossfades in the boxes that differ. */
export const Changing: Story = {
  args: fixtures.basic,
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

/** Below the fold zeros wait, and change once half of them is in view: from right to left, one after the other. */
export const BelowTheFold: Story = {
  args: fixtures.basic,
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

/** Boxes shrink; the digits run from left to right in every language. */
export const Narrow: Story = { args: fixtures.million, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { args: fixtures.basic, globals: { direction: 'rtl' } };
