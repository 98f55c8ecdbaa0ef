import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCK_KEY } from './age-gate-lock.js';
import { AgeGate } from './age-gate.js';
import { ageGateFixtures } from './age-gate.fixtures.js';

const { basic, fields } = ageGateFixtures.fixtures;

const enter = () => userEvent.click(screen.getByRole('button', { name: 'Enter' }));
const give = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

/** Answers with the date 27 March of a year whose every part is told from any other number here. */
const answers = {
  date: (year: string) => {
    give('Date of birth', `${year}-03-27`);
  },
  fields: (year: string) => {
    give('Day', '27');
    give('Month', 'March');
    give('Year', year);
  },
};

const gates = {
  date: (props: object) => <AgeGate {...basic} {...props} />,
  fields: (props: object) => <AgeGate {...fields} {...props} />,
};

const PARTS_OF_THE_DATE = /\d{4}-\d{2}-\d{2}|\b(?:27|0?3|1987|2019)\b|march/i;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(['date', 'fields'] as const)('what becomes of the date, as %s', (variant) => {
  const everythingKept = () =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]);

  it('is in no callback, no storage and no form data, whether it passes or not', async () => {
    const onPass = vi.fn();
    const onLanguageChange = vi.fn();
    const sent: string[] = [];
    render(
      <div
        onSubmit={(event) => {
          sent.push(JSON.stringify([...new FormData(event.target)]));
        }}
      >
        {gates[variant]({ onPass, onLanguageChange, underageLock: 'session', storage: () => sessionStorage })}
      </div>,
    );
    answers[variant]('1987');
    await enter();
    answers[variant]('2019');
    await enter();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(onPass.mock.calls).toEqual([
      [{ language: 'en', region: 'eu', age: 38 }, { belowAdvisoryAge: false }],
    ]);
    expect(sent).toHaveLength(2);
    for (const text of [...sent, everythingKept()]) expect(text).not.toMatch(PARTS_OF_THE_DATE);
  });

  it('is not written into the page', async () => {
    const { container } = render(gates[variant]({}));
    answers[variant]('2019');
    await enter();
    const attributes = [...container.querySelectorAll('input')].map((input) => input.outerHTML);
    expect(attributes.join(' ').replace(/min="[^"]*"|max="[^"]*"/g, '')).not.toMatch(/1987|2019|march/i);
  });
});

describe('the lock of an under-age answer', () => {
  const locked = (onPass = vi.fn(), storage = () => sessionStorage) => {
    render(<AgeGate {...basic} onPass={onPass} underageLock="session" storage={storage} />);
    return onPass;
  };

  it('is off unless asked for', async () => {
    const onPass = vi.fn();
    render(<AgeGate {...basic} onPass={onPass} />);
    answers.date('2019');
    await enter();
    answers.date('1987');
    await enter();
    expect(onPass).toHaveBeenCalledOnce();
    expect(sessionStorage).toHaveLength(0);
  });

  it('refuses any later date, and one word in the storage says so', async () => {
    const onPass = locked();
    expect(sessionStorage).toHaveLength(0);
    answers.date('2019');
    await enter();
    answers.date('1987');
    await enter();
    expect(onPass).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('You must be at least 16 years old to enter.');
    expect(Object.entries(sessionStorage)).toEqual([[LOCK_KEY, 'true']]);
  });

  it('lasts over a reload, and does not show before the next try', async () => {
    locked();
    answers.date('2019');
    await enter();
    cleanup();
    const onPass = locked();
    expect(screen.queryByRole('alert')).toBeNull();
    answers.date('1987');
    await enter();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(onPass).not.toHaveBeenCalled();
  });

  it('does not close on a date that is missing or cannot be', async () => {
    const onPass = locked();
    await enter();
    answers.date('1800');
    await enter();
    answers.date('1987');
    await enter();
    expect(onPass).toHaveBeenCalledOnce();
  });

  it('holds on the page where the storage throws', async () => {
    const onPass = locked(vi.fn(), () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    answers.date('2019');
    await enter();
    answers.date('1987');
    await enter();
    expect(onPass).not.toHaveBeenCalled();
  });
});
