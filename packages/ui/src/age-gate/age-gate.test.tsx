import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AgeGate } from './age-gate.js';
import type { AgeGateProps } from './age-gate-props.js';
import { ageGateFixtures } from './age-gate.fixtures.js';

const { fixtures } = ageGateFixtures;

const date = () => screen.getByLabelText('Date of birth');
const enter = () => userEvent.click(screen.getByRole('button', { name: 'Enter' }));
const give = (value: string) => fireEvent.change(date(), { target: { value } });

function setUp(props: Partial<AgeGateProps> = {}) {
  const onPass = vi.fn();
  const view = render(<AgeGate {...({ ...fixtures.basic, onPass, ...props } as AgeGateProps)} />);
  return { onPass, ...view };
}

describe('AgeGate', () => {
  // Spec 4.5
  it('passes language, region and age on, and nothing of the date', async () => {
    const { onPass } = setUp();
    give('2010-03-14');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'asia');
    await enter();
    expect(onPass).toHaveBeenCalledExactlyOnceWith(
      { language: 'en', region: 'asia', age: 16 },
      { belowAdvisoryAge: false },
    );
  });

  it('asks for no language where there is none to choose, and passes on the one that is shown', async () => {
    const { onPass } = setUp({ languages: [], language: 'fr' });
    expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
    give('2010-03-14');
    await enter();
    expect(onPass.mock.calls[0]).toMatchObject([{ language: 'fr' }, {}]);
  });

  // Spec 4.6, 4.7
  it.each([
    ['a day too young', '2010-03-15'],
    ['born tomorrow', '2026-03-15'],
  ])('refuses who is %s, keeps the date and focuses it', async (_, value) => {
    const { onPass } = setUp();
    give(value);
    await enter();
    expect(onPass).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('You must be at least 16 years old to enter.');
    expect(date()).toHaveAccessibleDescription('You must be at least 16 years old to enter.');
    expect(date()).toHaveAttribute('aria-invalid', 'true');
    expect(date()).toHaveValue(value);
    expect(date()).toHaveFocus();
  });

  it('does not tell that the date is invalid before anybody has given it', () => {
    setUp();
    expect(date()).toHaveAttribute('aria-invalid', 'false');
  });

  it('does not name the threshold before a failed try', () => {
    const { container } = setUp();
    expect(container.innerHTML).not.toMatch(/\b16\b|2010/);
  });

  // Spec 4.6
  it('asks for a date that is missing, and to check one that cannot be', async () => {
    setUp();
    await enter();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your date of birth.');
    give('1905-03-14');
    await enter();
    expect(screen.getByRole('alert')).toHaveTextContent('Check the year.');
    expect(date()).toHaveFocus();
  });

  it('lets a refused visitor in once the date is right', async () => {
    const { onPass } = setUp();
    give('2015-01-01');
    await enter();
    give('2001-01-01');
    await enter();
    expect(onPass).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('may ask for another age in another region', async () => {
    const { onPass } = setUp({ minAge: (region) => (region === 'asia' ? 18 : 16) });
    give('2009-01-01');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'asia');
    await enter();
    expect(screen.getByRole('alert')).toHaveTextContent('at least 18');
    expect(onPass).not.toHaveBeenCalled();
  });

  // Spec 4.7
  it('never refuses by the age that is only advised, but tells of it', async () => {
    const { onPass } = setUp({ advisoryAge: 18 });
    give('2009-01-01');
    await enter();
    expect(onPass).toHaveBeenLastCalledWith(expect.objectContaining({ age: 17 }), { belowAdvisoryAge: true });
    give('2008-03-14');
    await enter();
    expect(onPass).toHaveBeenLastCalledWith(expect.objectContaining({ age: 18 }), {
      belowAdvisoryAge: false,
    });
  });

  it('offers dates from 1900 to the day of the clock, and autofill', () => {
    setUp();
    expect(date()).toHaveAttribute('min', '1900-01-01');
    expect(date()).toHaveAttribute('max', '2026-03-14');
    expect(date()).toHaveAttribute('autocomplete', 'bday');
    expect(date()).not.toHaveAttribute('name');
  });

  it('prerenders the same on any day', () => {
    const html = (now: () => Date) => renderToString(<AgeGate {...fixtures.basic} now={now} />);
    expect(html(() => new Date(2026, 0, 1))).toBe(html(() => new Date(2027, 5, 5)));
  });

  it('tells at once when a language is chosen, and re-words a refusal without moving the focus', async () => {
    const onLanguageChange = vi.fn();
    const { rerender } = setUp({ onLanguageChange });
    give('2015-01-01');
    await enter();
    const menu = screen.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(menu, 'de');
    expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('de');
    menu.focus();
    const german: AgeGateProps = { ...fixtures.basic, language: 'de' };
    german.labels = { ...german.labels, underAge: () => 'Du musst älter sein.' };
    rerender(<AgeGate {...german} />);
    expect(menu).toHaveValue('de');
    expect(menu).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Du musst älter sein.');
    expect(date()).toHaveValue('2015-01-01');
  });

  it('shows the first language for one that is not offered, and changes nothing by itself', () => {
    const onLanguageChange = vi.fn();
    setUp({ ...fixtures.languageNotOffered, onLanguageChange });
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
    expect(onLanguageChange).not.toHaveBeenCalled();
  });

  it('ignores a press while sending, and keeps the focus', async () => {
    const { onPass, rerender } = setUp();
    give('2001-01-01');
    await enter();
    rerender(<AgeGate {...fixtures.sending} onPass={onPass} />);
    const button = screen.getByRole('button', { name: 'Opening…' });
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(onPass).toHaveBeenCalledOnce();
  });

  // Spec 4.8
  it('says politely that sending failed', () => {
    const { rerender } = setUp();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<AgeGate {...fixtures.failed} />);
    expect(screen.getByRole('status')).toHaveTextContent('Please try again.');
  });

  // Spec 4.10
  it('opens its privacy notice, where there is one', async () => {
    const { container, rerender } = setUp();
    await userEvent.click(screen.getByText('What happens to these answers?'));
    expect(container.querySelector('details')).toHaveAttribute('open');
    rerender(<AgeGate {...fixtures.basic} privacyNotice={undefined} />);
    expect(container.querySelector('details')).toBeNull();
  });

  it('keeps what was given before hydration, and tells of a language chosen then', async () => {
    const onLanguageChange = vi.fn();
    const gate = <AgeGate {...fixtures.basic} onLanguageChange={onLanguageChange} />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(gate);
    give('2001-01-01');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'es');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'na');
    const root = await act(() => hydrateRoot(container, gate));
    expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('es');
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('na');
    expect(date()).toHaveValue('2001-01-01');
    act(() => {
      root.unmount();
    });
    container.remove();
  });

  it('is called by its title', () => {
    setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Let your eyes adjust.' })).toBeInTheDocument();
  });
});
