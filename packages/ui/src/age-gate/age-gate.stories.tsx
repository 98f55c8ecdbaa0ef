import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ContentWarning } from '../content-warning/content-warning.js';
import * as de from '../labels/de.js';
import { ageGateFieldsLabels, ageGateLabels, contentWarningAgeLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { AgeGate, type AgeGateProps } from './age-gate.js';

const meta = {
  title: 'Gate/Age gate',
  component: AgeGate,
  args: {
    title: (
      <>
        Let your eyes <em>adjust.</em>
      </>
    ),
    languages: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'es', label: 'Español', lang: 'es' },
      { value: 'de', label: 'Deutsch', lang: 'de' },
      { value: 'it', label: 'Italiano', lang: 'it' },
    ],
    regions: [
      { value: 'eu', label: 'Europe' },
      { value: 'na', label: 'North America' },
      { value: 'asia', label: 'Asia' },
    ],
    language: 'en',
    onLanguageChange: () => undefined,
    minAge: 16,
    now: () => new Date(2026, 2, 14, 12),
    onPass: () => undefined,
    privacyNotice: 'Only language, region and age in years are sent. The date stays on your device.',
    labels: ageGateLabels,
  } as AgeGateProps,
} satisfies Meta<typeof AgeGate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** Enter in the date field submits. */
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Date of birth'), '2015-05-20');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('You must be at least 16 years old to enter.');
  },
};

/** Day, month and year to type. The month may be a number or a name. */
export const Fields: Story = {
  args: { variant: 'fields', labels: ageGateFieldsLabels, onPass: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    const day = canvas.getByRole('textbox', { name: 'Day' });
    const month = canvas.getByRole('textbox', { name: 'Month' });
    const year = canvas.getByRole('textbox', { name: 'Year' });

    await step('Tab moves through the fields in order', async () => {
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
    await step('Enter submits, and an error focuses a year of two digits', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Check the year.');
      await expect(year).toHaveFocus();
      await expect(day).not.toHaveAttribute('aria-invalid');
      await expect(args.onPass).not.toHaveBeenCalled();
    });
    await step('a year of four digits passes', async () => {
      await userEvent.clear(year);
      await userEvent.keyboard('1996{Enter}');
      await expect(args.onPass).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

export const MonthFirst: Story = {
  args: {
    variant: 'fields',
    dateOrder: 'mdy',
    labels: { ...ageGateFieldsLabels, hint: 'For example, 3 27 1990' },
  },
};

/** Without a choice of language and region. */
export const DateOnly: Story = {
  args: { text: 'The site of a survival-horror game for PC.', languages: [], regions: [] },
};

/** The gate and the warning get the same advisory age. Only the warning names it. */
export const BesideAWarning: Story = {
  args: { advisoryAge: 18 },
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <AgeGate {...args} />
      <ContentWarning advisoryAge={18} labels={contentWarningAgeLabels} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/aged 18 or over/)).toBeVisible();
    await expect(canvasElement.querySelector('form')).not.toHaveTextContent(/16|18/);
  },
};

export const Sending: Story = { args: { status: 'sending' } };

export const Failed: Story = { tags: ['visual'], args: { status: 'failed' } };

const longGerman = {
  language: 'Anzeigesprache der Website',
  region: 'Weltregion deines Wohnorts',
  birthDate: 'Vollständiges Geburtsdatum',
  submit: 'Dunkelkammer betreten',
  privacySummary: 'Was geschieht mit diesen Angaben?',
};

export const LongLabels: Story = {
  args: {
    lang: 'de',
    language: 'de',
    title: (
      <>
        Lass deine Augen sich an die Dunkelheit <em>gewöhnen.</em>
      </>
    ),
    labels: { ...de.ageGateLabels, ...longGerman },
  },
};

export const FieldsLongLabels: Story = {
  tags: ['visual'],
  args: {
    lang: 'de',
    language: 'de',
    variant: 'fields',
    labels: {
      ...de.ageGateFieldsLabels,
      ...longGerman,
      day: 'Kalendertag',
      month: 'Kalendermonat',
      year: 'Kalenderjahr',
      hint: 'Beispielsweise 27 3 1990, oder der Monatsname ausgeschrieben',
    },
  },
};

export const Japanese: Story = {
  args: { lang: 'ja', title: '目が慣れるまで、少しだけ。', labels: ja.ageGateLabels },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  args: { variant: 'fields', labels: ageGateFieldsLabels },
  globals: { direction: 'rtl' },
};

export const Narrow: Story = {
  args: FieldsLongLabels.args,
  globals: { viewport: { value: 'narrow' } },
};
