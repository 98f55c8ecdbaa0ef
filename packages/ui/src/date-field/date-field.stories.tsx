import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dateFieldLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { DateField } from './date-field.js';
import { dateOfParts, readDateParts } from './date-field.logic.js';

const meta = {
  title: 'Forms/Date field',
  component: DateField,
  args: { legend: 'Date of birth', hint: 'For example, 27 3 1990', labels: dateFieldLabels },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** Tab moves through the fields, whose values make one date. */
export const Playground: Story = {
  args: { autoComplete: 'bday', required: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const [name, text] of [
      ['Day', '27'],
      ['Month', 'March'],
      ['Year', '1990'],
    ] as const) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
      await userEvent.keyboard(text);
    }
    const monthNames = [['January'], ['February'], ['March']];
    await expect(dateOfParts(readDateParts(canvasElement), { monthNames })).toBe('1990-03-27');
  },
};

export const MonthFirst: Story = { args: { hint: 'For example, 3 27 1990', order: 'mdy' } };

export const YearFirst: Story = {
  args: {
    lang: 'ja',
    legend: '生年月日',
    hint: '例：1990年3月27日',
    labels: ja.dateFieldLabels,
    order: 'ymd',
  },
};

export const Invalid: Story = { args: { errors: ['Enter a real date of birth.'] } };

export const WrongYear: Story = {
  tags: ['visual'],
  args: { errors: ['The year needs four digits.'], wrongParts: ['year'] },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    lang: 'de',
    legend: 'Vollständiges Geburtsdatum der erziehungsberechtigten Person',
    hint: 'Beispielsweise 27 3 1990, oder der Monatsname ausgeschrieben',
    optionalLabel: 'Freiwillige Angabe',
    labels: { day: 'Kalendertag', month: 'Kalendermonat', year: 'Kalenderjahr' },
    errors: ['Das Geburtsdatum muss eine vierstellige Jahreszahl enthalten.'],
    wrongParts: ['year'],
  },
};

export const RightToLeft: Story = { args: WrongYear.args, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
