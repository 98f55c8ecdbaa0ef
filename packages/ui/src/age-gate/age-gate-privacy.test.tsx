import { composeStories } from '@storybook/react-vite';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from './age-gate.stories.js';

const { Default, Fields } = composeStories(stories);

const enter = () => userEvent.click(screen.getByRole('button', { name: 'Enter' }));
const give = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const giveDate = (year: string) => give('Date of birth', `${year}-03-27`);
const giveFields = (year: string) => {
  give('Day', '27');
  give('Month', 'March');
  give('Year', year);
};

const storedIn = (storage: Storage) => Object.entries<string>(storage);

/** Parts of the dates that these tests give. No other text of the gate contains them. */
const PARTS_OF_THE_DATE = /\d{4}-\d{2}-\d{2}|\b(?:27|0?3|1987|2019)\b|march/i;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// Spec 4.8
describe.each([
  { variant: 'date', Gate: Default, answer: giveDate },
  { variant: 'fields', Gate: Fields, answer: giveFields },
])('the date of birth, as $variant', ({ Gate, answer }) => {
  it('is not exposed to callbacks, storage or form data, whether the visitor passes or not', async () => {
    const onPass = vi.fn();
    const sent: string[] = [];
    render(
      <div onSubmit={({ target }) => void sent.push(JSON.stringify([...new FormData(target)]))}>
        <Gate onPass={onPass} underageLock="session" storage={() => sessionStorage} />
      </div>,
    );
    answer('1987');
    await enter();
    answer('2019');
    await enter();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(onPass.mock.calls).toEqual([
      [{ language: 'en', region: 'eu', age: 38 }, { belowAdvisoryAge: false }],
    ]);
    expect(sent).toHaveLength(2);
    const stored = JSON.stringify([storedIn(localStorage), storedIn(sessionStorage), document.cookie]);
    for (const text of [...sent, stored]) expect(text).not.toMatch(PARTS_OF_THE_DATE);
  });

  it('is not in any attribute', async () => {
    const { container } = render(<Gate />);
    answer('2019');
    await enter();
    const inputs = [...container.querySelectorAll('input')].map((input) => input.outerHTML).join();
    expect(inputs.replace(/min="[^"]*"|max="[^"]*"/g, '')).not.toMatch(/2019|march/i);
  });
});

describe('underageLock', () => {
  const renderLocked = (storage: () => Storage = () => sessionStorage) => {
    const onPass = vi.fn();
    render(<Default onPass={onPass} underageLock="session" storage={storage} />);
    return onPass;
  };

  it('refuses any later date, and stores only that the visitor was too young', async () => {
    const onPass = renderLocked();
    expect(sessionStorage).toHaveLength(0);
    giveDate('2019');
    await enter();
    giveDate('1987');
    await enter();
    expect(onPass).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('You must be at least 16 years old to enter.');
    expect(storedIn(sessionStorage)).toEqual([['gloam-under-age', 'true']]);
  });

  it('survives a reload, without an error before the next attempt', async () => {
    renderLocked();
    giveDate('2019');
    await enter();
    cleanup();
    const onPass = renderLocked();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    giveDate('1987');
    await enter();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(onPass).not.toHaveBeenCalled();
  });

  it('ignores a missing date and an impossible age', async () => {
    const onPass = renderLocked();
    await enter();
    giveDate('1800');
    await enter();
    giveDate('1987');
    await enter();
    expect(onPass).toHaveBeenCalledOnce();
  });

  it('lasts until the gate unmounts if the storage throws', async () => {
    const onPass = renderLocked(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    giveDate('2019');
    await enter();
    giveDate('1987');
    await enter();
    expect(onPass).not.toHaveBeenCalled();
  });
});
