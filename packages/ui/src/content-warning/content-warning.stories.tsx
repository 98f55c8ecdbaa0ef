import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ContentWarning } from './content-warning.js';
import { contentWarningFixtures } from './content-warning.fixtures.js';

const { fixtures } = contentWarningFixtures;

const meta = {
  title: 'Gate/Content warning',
  component: ContentWarning,
  args: fixtures.basic,
} satisfies Meta<typeof ContentWarning>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** On a small screen Tab reaches the close button, and Enter presses it. */
export const Playground: Story = {
  args: { onOpenChange: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const close = canvas.getByLabelText('Close the warning');
    if (!matchMedia('(width < 40rem)').matches) {
      await expect(close).not.toBeVisible();
      return;
    }
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(canvasElement.querySelector('section')).not.toBeVisible());
  },
};

export const Closed: Story = { args: fixtures.closed };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

/** The age comes as a number, the same that the gate beside it is given. */
export const AdvisoryAge: Story = { args: fixtures.advisoryAge };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
};

export const Narrow: Story = {
  args: fixtures.longLabels,
  globals: { viewport: { value: 'narrow' } },
};
