import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Notice } from './notice.js';
import { noticeFixtures } from './notice.fixtures.js';

const { fixtures } = noticeFixtures;

const meta = { title: 'Feedback/Notice', component: Notice, args: fixtures.basic } satisfies Meta<
  typeof Notice
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** Tab to the link, then to the button; Space puts it away. */
export const Playground: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Notice' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Continue to Team' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const WithText: Story = { args: fixtures.withText };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

/** The arrow points the other way. */
export const RightToLeft: Story = { args: fixtures.withText, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
