import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApplicationForm } from './application-form.js';
import { applicationFormFixtures } from './application-form.fixtures.js';
import { draftNoticeLabels } from '../labels/en.js';

const { fixtures } = applicationFormFixtures;

const meta = {
  title: 'Forms/Application form',
  component: ApplicationForm,
  args: fixtures.basic,
} satisfies Meta<typeof ApplicationForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Nerea');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Platform' }), 'artstation');
    await userEvent.type(canvas.getByRole('textbox', { name: 'URL' }), 'artstation.com/nerea');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'How did you find us?' }), 'other');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tell us where' }), 'A poster');
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        full_name: 'Nerea',
        surname: '',
        email: '',
        phone: '',
        social_links: [{ platform: 'artstation', link: 'https://artstation.com/nerea' }],
        software: '',
        motivation: '',
        availability: '',
        source: 'other',
        other_source: 'A poster',
      },
      expect.objectContaining({ trap: '' }),
    );
  },
};

export const Invalid: Story = {
  args: fixtures.invalid,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Motivation' }));
    await expect(canvas.getByRole('textbox', { name: 'Motivation' })).toHaveFocus();
  },
};

export const OneError: Story = { tags: ['visual'], args: fixtures.oneError };

export const UnknownError: Story = { args: fixtures.unknownError };

export const Sending: Story = { args: fixtures.sending };

export const Slow: Story = { args: fixtures.slow };

export const Failed: Story = { args: fixtures.failed };

export const Sent: Story = { tags: ['visual'], args: fixtures.sent };

export const Closed: Story = { tags: ['visual'], args: fixtures.closed };

export const Draft: Story = {
  args: fixtures.draft,
  play: async ({ canvas, userEvent }) => {
    const offer = await canvas.findByText(/^You left something unsent on 3 June 2026 at /);
    await expect(offer).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: draftNoticeLabels.restore }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Nerea');
    await expect(canvas.getAllByRole('group', { name: /^Link \d/ })).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Tell us where' })).toHaveValue('A poster in my school');
    await expect(canvas.getByText('Your text is back in the form.')).toBeVisible();
  },
};

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

export const RightToLeft: Story = { args: fixtures.invalid, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
