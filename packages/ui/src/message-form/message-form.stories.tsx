import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MessageForm } from './message-form.js';
import { messageFormFixtures } from './message-form.fixtures.js';
import { draftNoticeLabels } from '../labels/en.js';

const { fixtures } = messageFormFixtures;

const meta = {
  title: 'Forms/Message form',
  component: MessageForm,
  args: fixtures.basic,
} satisfies Meta<typeof MessageForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Tomasz');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { firstName: 'Tomasz', email: '', message: '' },
      expect.objectContaining({ trap: '' }),
    );
  },
};

export const Invalid: Story = { tags: ['visual'], args: fixtures.invalid };

export const UnknownPerson: Story = { args: fixtures.unknownPerson };

export const Sending: Story = { args: fixtures.sending };

export const Failed: Story = { args: fixtures.failed };

export const Sent: Story = { args: fixtures.sent };

export const Draft: Story = {
  args: fixtures.draft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: draftNoticeLabels.restore }));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('I draw doors.');
  },
};

export const LongLabels: Story = { args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

export const RightToLeft: Story = { args: fixtures.invalid, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
