import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DateField } from './date-field.js';
import { dateFieldFixtures } from './date-field.fixtures.js';
import { dateOfParts, readDateParts, type DateOrder } from './date-field.logic.js';

const { fixtures } = dateFieldFixtures;

const monthNames = [
  ['January', 'enero', '1月'],
  ['February', 'febrero'],
  ['March', 'Mär', 'März', 'marzo'],
  ['April'],
  ['May'],
  ['June'],
  ['July'],
  ['August', 'août'],
  ['September', 'Sept'],
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
  ])('reads %s, %s, %s', (day, month, year) => {
    expect(read(day, month, year)).toBe('1990-03-27');
  });

  it('reads every spelling, whatever its case, accents and full stops', () => {
    expect(read('1', 'AOUT', '1990')).toBe('1990-08-01');
    expect(read('1', 'sept.', '1990')).toBe('1990-09-01');
    expect(read('1', '１月', '1990')).toBe('1990-01-01');
  });

  it('asks for a date where there is none', () => {
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
  ])('%j %j %j: %s %s', (day, month, year, kind, part) => {
    expect(read(day, month, year)).toEqual({ kind, part });
  });

  it('names the first problem in the order on screen', () => {
    expect(read('x', 'x', 'x', 'dmy')).toMatchObject({ part: 'day' });
    expect(read('x', 'x', 'x', 'mdy')).toMatchObject({ part: 'month' });
    expect(read('x', 'x', 'x', 'ymd')).toMatchObject({ part: 'year' });
    expect(read('x', '', 'x', 'mdy')).toEqual({ kind: 'missingPart', part: 'month' });
  });

  it('reads back every day that there is', () => {
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
  const fields = () => screen.getAllByRole('textbox').map((field) => field.dataset.part);

  it('is a group of three fields with names, a number pad and autofill', () => {
    render(<DateField {...fixtures.birthday} />);
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
    ['dmy', ['day', 'month', 'year']],
    ['mdy', ['month', 'day', 'year']],
    ['ymd', ['year', 'month', 'day']],
  ] as const)('has its fields in the order %s', (order, expected) => {
    render(<DateField {...fixtures.basic} order={order} />);
    expect(fields()).toEqual(expected);
  });

  it('is sent under names of its own where it has a name', () => {
    const { container } = render(
      <form>
        <DateField {...fixtures.optional} />
      </form>,
    );
    const form = container.querySelector('form') ?? undefined;
    expect([...new FormData(form).keys()]).toEqual([
      'first_meeting-day',
      'first_meeting-month',
      'first_meeting-year',
    ]);
  });

  it('marks all fields of an error, and ties it to each and to the group', () => {
    render(<DateField {...fixtures.invalid} errorRole="alert" />);
    for (const field of screen.getAllByRole('textbox')) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription('Enter a real date of birth.');
    }
    expect(screen.getByRole('group')).toHaveAccessibleDescription(
      'For example, 27 3 1990 Enter a real date of birth.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a real date of birth.');
  });

  it('marks only the fields that are wrong', () => {
    render(<DateField {...fixtures.wrongYear} />);
    expect(screen.getByRole('textbox', { name: 'Year' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Day' })).toBeValid();
    expect(screen.getByRole('textbox', { name: 'Month' })).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('marks nothing without an error', () => {
    render(<DateField {...fixtures.wrongYear} errors={[]} />);
    expect(screen.getByRole('group')).not.toHaveAttribute('data-invalid');
    expect(screen.getByRole('textbox', { name: 'Year' })).toBeValid();
  });

  it('is read as it was typed', async () => {
    const { container } = render(<DateField {...fixtures.monthFirst} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Month' }), 'March');
    await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '1990');
    expect(readDateParts(container)).toEqual({ day: '', month: 'March', year: '1990' });
  });
});
