import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ageGateLabels } from '../labels/en.js';
import { AgeGate, type AgeGateProps } from './age-gate.js';
import * as stories from './age-gate.stories.js';

const { DateOnly, Default, Fields, MonthFirst } = composeStories(stories);
const basic = Default.args as AgeGateProps;

const date = () => screen.getByLabelText('Date of birth');
const give = (value: string) => fireEvent.change(date(), { target: { value } });
const select = (name: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), value);
const enter = () => userEvent.click(screen.getByRole('button', { name: 'Enter' }));

function setUp(props: Partial<AgeGateProps> = {}) {
  const onPass = vi.fn();
  const view = render(<Default onPass={onPass} {...props} />);
  return { onPass, ...view };
}

describe('AgeGate', () => {
  // Spec 4.5
  it('passes on language, region and age', async () => {
    const { onPass } = setUp();
    give('2010-03-14');
    await select('Region', 'asia');
    await enter();
    expect(onPass).toHaveBeenCalledExactlyOnceWith(
      { language: 'en', region: 'asia', age: 16 },
      { belowAdvisoryAge: false },
    );
  });

  it('passes on the given language and region if the visitor cannot choose', async () => {
    const { onPass } = setUp({ languages: [], language: 'fr', regions: [], region: 'eu' });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    give('2010-03-14');
    await enter();
    expect(onPass.mock.lastCall?.[0]).toEqual({ language: 'fr', region: 'eu', age: 16 });
  });

  // Spec 4.6, 4.7
  it('refuses a visitor who is too young, keeps the date and focuses it', async () => {
    const { container, onPass } = setUp();
    expect(container.innerHTML).not.toMatch(/\b16\b|2010/);
    expect(date()).toHaveAttribute('aria-invalid', 'false');
    give('2010-03-15');
    await enter();
    expect(onPass).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('You must be at least 16 years old to enter.');
    expect(date()).toHaveAccessibleDescription('You must be at least 16 years old to enter.');
    expect(date()).toBeInvalid();
    expect(date()).toHaveValue('2010-03-15');
    expect(date()).toHaveFocus();
  });

  // Spec 4.6
  it.each([
    ['', 'Enter your date of birth.'],
    ['1905-03-14', 'Check the year.'],
  ])('asks again for the date %j', async (value, message) => {
    setUp();
    give(value);
    await enter();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(date()).toHaveFocus();
  });

  it('lets a refused visitor correct the date', async () => {
    const { onPass } = setUp();
    give('2015-01-01');
    await enter();
    give('2001-01-01');
    await enter();
    expect(onPass).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes the minimum age of the region', async () => {
    const { onPass } = setUp({ minAge: (region) => (region === 'asia' ? 18 : 16) });
    give('2009-01-01');
    await select('Region', 'asia');
    await enter();
    expect(screen.getByRole('alert')).toHaveTextContent('at least 18');
    expect(onPass).not.toHaveBeenCalled();
  });

  // Spec 4.7
  it.each([
    ['2009-01-01', true],
    ['2008-03-14', false],
  ])('never refuses below the advisory age, but reports it: %s', async (value, belowAdvisoryAge) => {
    const { onPass } = setUp({ advisoryAge: 18 });
    give(value);
    await enter();
    expect(onPass.mock.lastCall?.[1]).toEqual({ belowAdvisoryAge });
  });

  it('limits the date to between 1900 and today, and supports autofill', () => {
    setUp();
    expect(date()).toHaveAttribute('min', '1900-01-01');
    expect(date()).toHaveAttribute('max', '2026-03-14');
    expect(date()).toHaveAttribute('autocomplete', 'bday');
  });

  it('renders the same HTML on the server on any day', () => {
    const html = (now: () => Date) => renderToString(<AgeGate {...basic} now={now} />);
    expect(html(() => new Date(2026, 0, 1))).toBe(html(() => new Date(2027, 5, 5)));
  });

  it('reports a language change immediately, and translates a refusal without moving focus', async () => {
    const onLanguageChange = vi.fn();
    const { rerender } = setUp({ onLanguageChange });
    give('2015-01-01');
    await enter();
    const menu = screen.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(menu, 'de');
    expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('de');
    menu.focus();
    const labels = { ...ageGateLabels, underAge: () => 'Du musst älter sein.' };
    rerender(<Default language="de" labels={labels} />);
    expect(menu).toHaveValue('de');
    expect(menu).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Du musst älter sein.');
    expect(date()).toHaveValue('2015-01-01');
  });

  it('shows the first language for one that is not offered, without reporting a change', () => {
    const onLanguageChange = vi.fn();
    setUp({ language: 'jp', onLanguageChange });
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
    expect(onLanguageChange).not.toHaveBeenCalled();
  });

  it('ignores a click while sending, and keeps focus', async () => {
    const { onPass, rerender } = setUp();
    give('2001-01-01');
    await enter();
    rerender(<Default onPass={onPass} status="sending" />);
    const button = screen.getByRole('button', { name: 'Opening…' });
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(onPass).toHaveBeenCalledOnce();
  });

  // Spec 4.8
  it('announces politely that sending failed', () => {
    const { rerender } = setUp();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<Default status="failed" />);
    expect(screen.getByRole('status')).toHaveTextContent('Please try again.');
  });

  it('has a privacy notice only if you pass one', () => {
    setUp({ privacyNotice: undefined });
    expect(screen.queryByText('What happens to these answers?')).not.toBeInTheDocument();
  });

  it('keeps input from before hydration, and reports a language chosen then', async () => {
    const onLanguageChange = vi.fn();
    const gate = <AgeGate {...basic} onLanguageChange={onLanguageChange} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(gate);
    give('2001-01-01');
    await select('Language', 'es');
    await select('Region', 'na');
    const root = await act(() => hydrateRoot(container, gate));
    expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('es');
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('na');
    expect(date()).toHaveValue('2001-01-01');
    act(() => {
      root.unmount();
    });
    container.remove();
  });

  it('shows a sentence under the heading', () => {
    render(<DateOnly />);
    expect(screen.getByText('The site of a survival-horror game for PC.')).toBeVisible();
  });
});

describe('AgeGate with three fields', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });

  async function type(day: string, month: string, year: string) {
    for (const [name, text] of Object.entries({ Day: day, Month: month, Year: year })) {
      if (text) await userEvent.type(field(name), text);
    }
  }

  it('has a hint and autofill', () => {
    render(<Fields />);
    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'For example, 27 3 1990',
    );
    expect(field('Year')).toHaveAttribute('autocomplete', 'bday-year');
  });

  it.each([
    ['14', '3', '2010', 16],
    ['1', 'sept.', '2001', 24],
  ])('passes on the age of %s %s %s', async (day, month, year, age) => {
    const onPass = vi.fn();
    render(<Fields onPass={onPass} />);
    await type(day, month, year);
    await enter();
    expect(onPass).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ age }), expect.anything());
  });

  it.each([
    ['14', 'Smarch', '2010', ['Month'], 'Check the month.'],
    ['', '3', '', ['Day'], 'Your date of birth needs a day.'],
    ['14', '3', '1890', ['Year'], 'Check the year.'],
    ['', '', '', ['Day', 'Month', 'Year'], 'Enter your date of birth.'],
    ['15', '3', '2010', ['Day', 'Month', 'Year'], 'You must be at least 16 years old to enter.'],
  ])('refuses %j %j %j, keeps it and focuses the wrong field', async (day, month, year, wrong, message) => {
    const onPass = vi.fn();
    render(<Fields onPass={onPass} />);
    await type(day, month, year);
    await enter();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    const fields = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(fields.map(({ value }) => value)).toEqual([day, month, year]);
    expect(fields.filter((one) => one.ariaInvalid === 'true')).toEqual(wrong.map(field));
    expect(field(wrong[0] ?? '')).toHaveFocus();
    expect(onPass).not.toHaveBeenCalled();
  });

  it('checks the fields in the order on screen', async () => {
    render(<MonthFirst />);
    await type('x', 'x', 'x');
    await enter();
    expect(field('Month')).toHaveFocus();
  });

  it('moves focus again after the same mistake', async () => {
    render(<Fields />);
    await type('14', '3', '10');
    await enter();
    await enter();
    expect(field('Year')).toHaveFocus();
  });
});
