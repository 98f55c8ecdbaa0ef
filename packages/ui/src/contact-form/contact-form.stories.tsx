import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ContactForm } from './contact-form.js';
import { contactFormFixtures } from './contact-form.fixtures.js';
import { draftNoticeLabels } from '../labels/en.js';

const { fixtures } = contactFormFixtures;

const meta = {
  title: 'Forms/Contact form',
  component: ContactForm,
  args: fixtures.basic,
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Nerea');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country code' }), '+81');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '3 0000 0000');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Reason' }), 'partner');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'A room with one lamp.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        firstName: 'Nerea',
        surname: '',
        email: '',
        phonePrefix: '+81',
        phone: '3 0000 0000',
        reason: 'partner',
        message: 'A room with one lamp.',
      },
      expect.objectContaining({ trap: '' }),
    );
  },
};

export const Invalid: Story = {
  args: fixtures.invalid,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Reason' }));
    await expect(canvas.getByRole('combobox', { name: 'Reason' })).toHaveFocus();
  },
};

export const OneError: Story = { tags: ['visual'], args: fixtures.oneError };

export const OverAdvised: Story = {
  args: fixtures.overAdvised,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^23 more than the suggested/)).toBeVisible();
  },
};

/** Name, email, message and a consent. */
export const Short: Story = {
  tags: ['visual'],
  args: { ...fixtures.short, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Nerea Okafor');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'You may answer me by email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ firstName: 'Nerea Okafor', surname: '', phone: '', consent: 'on' }),
      expect.anything(),
    );
  },
};

export const Sending: Story = { args: fixtures.sending };

export const Slow: Story = { args: fixtures.slow };

export const Failed: Story = {
  args: fixtures.failed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error sending message. Please try again later.',
    );
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Nerea');
  },
};

export const Sent: Story = {
  args: fixtures.sent,
  play: async ({ canvas }) => {
    const answer = canvas.getByText('Thank you. We have received your message.');
    await waitFor(() => expect(answer).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Send message' })).toBeEnabled();
  },
};

export const Draft: Story = {
  args: fixtures.draft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: draftNoticeLabels.discard }));
    await expect(canvas.getByText(draftNoticeLabels.discarded)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  },
};

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

export const RightToLeft: Story = { args: fixtures.invalid, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
