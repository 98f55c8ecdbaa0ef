import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_TIME } from '../fixtures/samples/drafts.js';
import * as de from '../labels/de.js';
import { draftNoticeLabels } from '../labels/en.js';
import { DraftNotice } from './draft-notice.js';

const meta = {
  title: 'Forms/Draft notice',
  component: DraftNotice,
  args: {
    savedAt: new Date(SAMPLE_TIME),
    onRestore: () => undefined,
    onDiscard: () => undefined,
    labels: draftNoticeLabels,
  },
} satisfies Meta<typeof DraftNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Restored: Story = { args: { savedAt: undefined, outcome: 'restored' } };

/** A second draft is offered after the first one was restored. */
export const AnotherOne: Story = { args: { outcome: 'restored' } };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    outcome: 'restored',
    labels: {
      ...de.draftNoticeLabels,
      restore: 'Entwurf wiederherstellen',
      discard: 'Entwurf endgültig verwerfen',
    },
  },
};

export const RightToLeft: Story = { args: AnotherOne.args, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
