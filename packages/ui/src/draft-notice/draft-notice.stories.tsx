import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DraftNotice } from './draft-notice.js';
import { draftNoticeFixtures } from './draft-notice.fixtures.js';
import { draftNoticeLabels } from '../labels/en.js';

const { fixtures } = draftNoticeFixtures;

const meta = { title: 'Forms/Draft notice', component: DraftNotice, args: fixtures.basic } satisfies Meta<
  typeof DraftNotice
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {
  args: { onRestore: fn(), onDiscard: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 June 2026 at ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: draftNoticeLabels.restore })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Restored: Story = { args: fixtures.restored };

export const Discarded: Story = { args: fixtures.discarded };

export const AnotherOne: Story = { args: fixtures.anotherOne };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

export const RightToLeft: Story = { args: fixtures.anotherOne, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
