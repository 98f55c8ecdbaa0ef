import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { EventApplicationForm } from './event-application-form.js';
import { eventApplicationFormFixtures } from './event-application-form.fixtures.js';
import { draftNoticeLabels } from '../labels/en.js';

const { fixtures } = eventApplicationFormFixtures;

const meta = {
  title: 'Forms/Event application form',
  component: EventApplicationForm,
  args: fixtures.basic,
} satisfies Meta<typeof EventApplicationForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As the platform's dialog does it; the testing library only pretends, and a form would send nothing. */
function choose(input: HTMLInputElement) {
  const list = new DataTransfer();
  list.items.add(new File(['%PDF-1.7'], 'nerea.pdf', { type: 'application/pdf' }));
  input.files = list.files;
  return fireEvent.change(input);
}

export const Default: Story = {};

export const Playground: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const row = (index: number) => within(canvas.getByRole('group', { name: `Link ${String(index)}` }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Nerea');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'md2025abcd');
    await userEvent.type(row(1).getByRole('textbox'), 'nerea.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a link' }));
    await expect(row(2).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('https://nerea.example/fog');
    await choose(canvas.getByLabelText('Résumé'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        first_name: 'Nerea',
        surname: '',
        email: '',
        md_code: 'md2025abcd',
        portfolio_links: [{ link: 'https://nerea.example' }, { link: 'https://nerea.example/fog' }],
        resume: expect.objectContaining({ name: 'nerea.pdf', size: 8 }) as File,
      },
      expect.objectContaining({ trap: '' }),
    );
  },
};

export const Invalid: Story = {
  args: fixtures.invalid,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Résumé' }));
    await expect(canvas.getByLabelText('Résumé')).toHaveFocus();
  },
};

export const OneError: Story = { tags: ['visual'], args: fixtures.oneError };

export const Sending: Story = { args: fixtures.sending };

export const Failed: Story = { args: fixtures.failed };

export const Sent: Story = { args: fixtures.sent };

export const Closed: Story = { args: fixtures.closed };

/** A draft holds no file: the one that was chosen stays when the draft fills the other fields. */
export const Draft: Story = {
  args: { ...fixtures.draft, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await choose(canvas.getByLabelText('Résumé'));
    await userEvent.click(await canvas.findByRole('button', { name: draftNoticeLabels.restore }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Nerea');
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        first_name: 'Nerea',
        resume: expect.objectContaining({ name: 'nerea.pdf' }) as File,
      }),
      expect.anything(),
    );
  },
};

export const LongLabels: Story = { args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

export const RightToLeft: Story = { args: fixtures.invalid, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
