import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfParts, type DateOrder } from './date-field.logic.js';
import * as stories from './date-field.stories.js';

const { Default, Playground, Invalid, WrongYear } = composeStories(stories);

const monthNames = [
  ['January'],
  ['February'],
  ['March', 'Mär', 'März', 'marzo', '3月'],
  ['April'],
  ['May'],
  ['June'],
  ['July'],
  ['August'],
  ['September'],
  ['October'],
  ['November'],
  ['December'],
];

const read = (day: string, month: string, year: string, order?: DateOrder) =>
  dateOfParts({ day, month, year }, { order, monthNames });

describe('dateOfParts', () => {
  it.each([
    ['27', '3', '1990'],
    ['27', '03', '1990'],
    [' 27 ', ' 3', '1990 '],
    ['27.', '3.', '1990'],
    ['２７', '３', '１９９０'],
    ['27', 'march', '1990'],
    ['27', 'MARZO', '1990'],
    ['27', 'mar.', '1990'],
    ['27', 'marz', '1990'],
    ['27', '３月', '1990'],
  ])('reads %s, %s, %s', (day, month, year) => {
    expect(read(day, month, year)).toBe('1990-03-27');
  });

  it('reports a missing date if all fields are empty', () => {
    expect(read('', ' ', '')).toEqual({ kind: 'required' });
  });

  it.each([
    ['', '3', '1990', 'missingPart', 'day'],
    ['27', '', '1990', 'missingPart', 'month'],
    ['27', '3', ' ', 'missingPart', 'year'],
    ['0', '3', '1990', 'wrongPart', 'day'],
    ['32', '3', '1990', 'wrongPart', 'day'],
    ['2nd', '3', '1990', 'wrongPart', 'day'],
    ['-1', '3', '1990', 'wrongPart', 'day'],
    ['1.5e1', '3', '1990', 'wrongPart', 'day'],
    ['March', '27', '1990', 'wrongPart', 'day'],
    ['27', '13', '1990', 'wrongPart', 'month'],
    ['27', 'Brumaire', '1990', 'wrongPart', 'month'],
    ['27', '3', '90', 'wrongPart', 'year'],
    ['27', '3', '990', 'wrongPart', 'year'],
    ['27', '3', '19900', 'wrongPart', 'year'],
    ['31', '4', '1990', 'wrongPart', 'day'],
    ['29', '2', '1990', 'wrongPart', 'day'],
    ['29', '2', '1900', 'wrongPart', 'day'],
  ])('reports for %j, %j, %j: %s %s', (day, month, year, kind, part) => {
    expect(read(day, month, year)).toEqual({ kind, part });
  });

  it('reports the first problem in the order of the fields', () => {
    expect(read('x', 'x', 'x', 'dmy')).toMatchObject({ part: 'day' });
    expect(read('x', 'x', 'x', 'mdy')).toMatchObject({ part: 'month' });
    expect(read('x', 'x', 'x', 'ymd')).toMatchObject({ part: 'year' });
    expect(read('x', '', 'x', 'mdy')).toEqual({ kind: 'missingPart', part: 'month' });
  });

  it('reads every day, with the month as a number or a name', () => {
    const anyDay = fc.date({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyDay, (date) => {
        const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
        expect(read(day, month, year)).toBe(`${year}-${month}-${day}`);
        expect(read(String(Number(day)), monthNames[Number(month) - 1]?.[0] ?? '', year)).toBe(
          `${year}-${month}-${day}`,
        );
      }),
    );
  });
});

describe('DateField', () => {
  it('is a group of three fields with names, a number pad and autofill', () => {
    render(<Playground />);
    const group = screen.getByRole('group', { name: 'Date of birth' });
    expect(group).toHaveAccessibleDescription('For example, 27 3 1990');
    for (const [name, token] of [
      ['Day', 'bday-day'],
      ['Month', 'bday-month'],
      ['Year', 'bday-year'],
    ]) {
      const field = screen.getByRole('textbox', { name });
      expect(group).toContainElement(field);
      expect(field).toHaveAttribute('inputmode', 'numeric');
      expect(field).toHaveAttribute('autocomplete', token);
      expect(field).toBeRequired();
      expect(field).not.toHaveAttribute('name');
    }
  });

  it.each([
    ['dmy', ['dob-day', 'dob-month', 'dob-year']],
    ['mdy', ['dob-month', 'dob-day', 'dob-year']],
    ['ymd', ['dob-year', 'dob-month', 'dob-day']],
  ] as const)('submits its fields in the order %s', (order, expected) => {
    const { container } = render(
      <form>
        <Default name="dob" order={order} />
      </form>,
    );
    const form = container.querySelector('form') ?? undefined;
    expect([...new FormData(form).keys()]).toEqual(expected);
  });

  it('marks all fields if the error names none, and describes them and the group with it', () => {
    render(<Invalid errorRole="alert" />);
    for (const field of screen.getAllByRole('textbox')) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription('Enter a real date of birth.');
    }
    expect(screen.getByRole('group')).toHaveAccessibleDescription(
      'For example, 27 3 1990 Enter a real date of birth.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a real date of birth.');
  });

  it('marks only the wrong fields, and none without an error', () => {
    const { rerender } = render(<WrongYear />);
    expect(screen.getByRole('textbox', { name: 'Year' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Day' })).toBeValid();
    expect(screen.getByRole('textbox', { name: 'Month' })).not.toHaveAccessibleDescription();
    rerender(<WrongYear errors={[]} />);
    expect(screen.getByRole('textbox', { name: 'Year' })).toBeValid();
  });
});
