import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AgeGate } from './age-gate.js';
import { ageGateFixtures } from './age-gate.fixtures.js';

const { fields, monthFirst } = ageGateFixtures.fixtures;

const field = (name: string) => screen.getByRole('textbox', { name });
const enter = () => userEvent.click(screen.getByRole('button', { name: 'Enter' }));

async function type(day: string, month: string, year: string) {
  for (const [name, text] of [
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ] as const) {
    await userEvent.clear(field(name));
    if (text) await userEvent.type(field(name), text);
  }
}

function setUp() {
  const onPass = vi.fn();
  const view = render(<AgeGate {...fields} onPass={onPass} />);
  return { onPass, ...view };
}

describe('AgeGate with three fields', () => {
  it('asks for the day, the month and the year, with autofill, and for nothing of it by name', () => {
    setUp();
    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'For example, 27 3 1990',
    );
    expect(field('Day')).toHaveAttribute('autocomplete', 'bday-day');
    expect(field('Month')).toHaveAttribute('autocomplete', 'bday-month');
    expect(field('Year')).toHaveAttribute('autocomplete', 'bday-year');
    for (const one of screen.getAllByRole('textbox')) {
      expect(one).toHaveAttribute('inputmode', 'numeric');
      expect(one).not.toHaveAttribute('name');
    }
  });

  it('lets in by numbers and by the name of a month, in any of its spellings', async () => {
    const { onPass } = setUp();
    await type('14', '3', '2010');
    await enter();
    expect(onPass).toHaveBeenLastCalledWith(expect.objectContaining({ age: 16 }), expect.anything());
    await type('1', 'sept.', '2001');
    await enter();
    expect(onPass).toHaveBeenLastCalledWith(expect.objectContaining({ age: 24 }), expect.anything());
  });

  it.each([
    ['14', '3', '10', 'Year', 'Check the year.'],
    ['14', 'Smarch', '2010', 'Month', 'Check the month.'],
    ['31', '4', '1990', 'Day', 'Check the day.'],
    ['', '3', '', 'Day', 'Your date of birth needs a day.'],
    ['14', '3', '', 'Year', 'Your date of birth needs a year.'],
    ['14', '3', '1890', 'Year', 'Check the year.'],
  ])('%j %j %j: focuses the %s and says why', async (day, month, year, name, message) => {
    const { onPass } = setUp();
    await type(day, month, year);
    await enter();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(screen.getAllByRole('textbox').filter((one) => one.hasAttribute('aria-invalid'))).toEqual([
      field(name),
    ]);
    expect(onPass).not.toHaveBeenCalled();
  });

  it('asks for the whole date where nothing was typed', async () => {
    setUp();
    await enter();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your date of birth.');
    expect(field('Day')).toHaveFocus();
    expect(field('Year')).toBeInvalid();
  });

  it('names the first problem in the order on screen', async () => {
    render(<AgeGate {...monthFirst} />);
    await type('x', 'x', 'x');
    await enter();
    expect(field('Month')).toHaveFocus();
  });

  it('refuses who is too young, keeps what was typed and focuses the first field', async () => {
    const { container, onPass } = setUp();
    expect(container.innerHTML).not.toMatch(/\b16\b/);
    await type('15', '3', '2010');
    await enter();
    expect(screen.getByRole('alert')).toHaveTextContent('You must be at least 16 years old to enter.');
    expect(field('Day')).toHaveFocus();
    expect(field('Day')).toHaveValue('15');
    expect(field('Year')).toHaveValue('2010');
    expect(onPass).not.toHaveBeenCalled();
  });

  it('moves the focus again when the same mistake is made twice', async () => {
    setUp();
    await type('14', '3', '10');
    await enter();
    await enter();
    expect(field('Year')).toHaveFocus();
  });
});
