import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GeneralApplicationForm } from './general-application-form.js';
import { generalApplicationFormFixtures } from './general-application-form.fixtures.js';
import { draftNoticeLabels } from '../labels/en.js';

const { fixtures } = generalApplicationFormFixtures;

const meta = {
  title: 'Forms/General application form',
  component: GeneralApplicationForm,
  args: fixtures.basic,
} satisfies Meta<typeof GeneralApplicationForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Portfolio' }), 'nerea.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ full_name: '', portfolio: 'https://nerea.example' }),
      expect.objectContaining({ trap: '' }),
    );
  },
};

export const Invalid: Story = { args: fixtures.invalid };

export const Sending: Story = { args: fixtures.sending };

export const Failed: Story = { tags: ['visual'], args: fixtures.failed };

export const Sent: Story = { args: fixtures.sent };

export const Draft: Story = {
  args: fixtures.draft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: draftNoticeLabels.restore }));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('I carry lamps.');
  },
};

export const LongLabels: Story = { args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

export const RightToLeft: Story = { args: fixtures.invalid, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
