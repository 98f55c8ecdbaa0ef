import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ContentWarning } from '../content-warning/content-warning.js';
import { contentWarningAgeLabels } from '../labels/en.js';
import { AgeGate } from './age-gate.js';
import { ageGateFixtures } from './age-gate.fixtures.js';
import { LOCK_KEY } from './age-gate-lock.js';

const { fixtures } = ageGateFixtures;

const meta = { title: 'Gate/Age gate', component: AgeGate, args: fixtures.basic } satisfies Meta<
  typeof AgeGate
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** Enter in the date submits. */
export const Playground: Story = {
  args: { onPass: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'asia');
    await userEvent.type(canvas.getByLabelText('Date of birth'), '2000-05-20');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPass).toHaveBeenCalledOnce();
    await expect(args.onPass).toHaveBeenCalledWith(
      { language: 'en', region: 'asia', age: 25 },
      { belowAdvisoryAge: false },
    );
  },
};

export const UnderAge: Story = {
  args: { onPass: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const date = canvas.getByLabelText('Date of birth');
    await userEvent.type(date, '2015-05-20');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('You must be at least 16 years old to enter.');
    await expect(date).toHaveFocus();
    await expect(date).toHaveValue('2015-05-20');
    await expect(args.onPass).not.toHaveBeenCalled();
  },
};

/** Day, month and year to type, by number or by name. */
export const Fields: Story = {
  args: { ...fixtures.fields, onPass: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    const day = canvas.getByRole('textbox', { name: 'Day' });
    const month = canvas.getByRole('textbox', { name: 'Month' });
    const year = canvas.getByRole('textbox', { name: 'Year' });

    await step('Tab goes through them in their order', async () => {
      canvas.getByRole('combobox', { name: 'Region' }).focus();
      for (const [field, text] of [
        [day, '14'],
        [month, 'Sept'],
        [year, '96'],
      ] as const) {
        await userEvent.tab();
        await expect(field).toHaveFocus();
        await userEvent.keyboard(text);
      }
    });
    await step('Enter submits; a year of two digits is asked about and focused', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Check the year.');
      await expect(year).toHaveFocus();
      await expect(day).not.toHaveAttribute('aria-invalid');
      await expect(args.onPass).not.toHaveBeenCalled();
    });
    await step('four digits let in', async () => {
      await userEvent.clear(year);
      await userEvent.keyboard('1996{Enter}');
      await expect(args.onPass).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

/** Neither language nor region to choose. */
export const DateOnly: Story = {
  args: fixtures.dateOnly,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

export const MonthFirst: Story = { args: fixtures.monthFirst };

const kept = new Map<string, string>();

/** Who was too young once stays so in this tab, whatever date follows. */
export const UnderageLock: Story = {
  args: {
    ...fixtures.basic,
    onPass: fn(),
    underageLock: 'session',
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    kept.clear();
    const date = canvas.getByLabelText('Date of birth');
    await userEvent.type(date, '2015-05-20');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect([...kept]).toEqual([[LOCK_KEY, 'true']]);
    await userEvent.clear(date);
    await userEvent.type(date, '1990-05-20');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(args.onPass).not.toHaveBeenCalled();
  },
};

/** The gate and the warning are given the same advised age; only the warning says it. */
export const BesideAWarning: Story = {
  args: { ...fixtures.basic, advisoryAge: 18, onPass: fn() },
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <AgeGate {...args} />
      <ContentWarning advisoryAge={18} labels={contentWarningAgeLabels} />
    </div>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/aged 18 or over/)).toBeVisible();
    await expect(canvasElement.querySelector('form')).not.toHaveTextContent(/16|18/);
    await userEvent.type(canvas.getByLabelText('Date of birth'), '2009-01-20');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPass).toHaveBeenCalledWith(
      { language: 'en', region: 'eu', age: 17 },
      { belowAdvisoryAge: true },
    );
  },
};

export const Sending: Story = { args: fixtures.sending };

export const Failed: Story = { tags: ['visual'], args: fixtures.failed };

export const LanguageNotOffered: Story = { args: fixtures.languageNotOffered };

export const LongLabels: Story = { args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

export const FieldsLongLabels: Story = { tags: ['visual'], args: fixtures.fieldsLongLabels };

export const RightToLeft: Story = { tags: ['visual'], args: fixtures.fields, globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: fixtures.fieldsLongLabels,
  globals: { viewport: { value: 'narrow' } },
};
