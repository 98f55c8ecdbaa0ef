import { composeStories } from '@storybook/react-vite';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  addHttps,
  initialKeys,
  isOfRemovedRow,
  readLinkRows,
  reduceKeys,
  submittedName,
} from './link-rows-field.logic.js';
import * as stories from './link-rows-field.stories.js';
import { useLinkRows } from './use-link-rows.js';

const { Addresses, Default, Filled, Invalid } = composeStories(stories);

const row = (index: number) => within(screen.getByRole('group', { name: `Link ${String(index)}` }));
const add = () => screen.getByRole('button', { name: 'Add a link' });
const option = (index: number, name: string) => row(index).getByRole('option', { name });

describe('LinkRowsField', () => {
  it('starts with one row that cannot be removed', () => {
    render(<Default />);
    expect(row(1).getByRole('combobox')).toBeRequired();
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  it('focuses the menu of a new row', async () => {
    render(<Default />);
    await userEvent.click(add());
    expect(row(2).getByRole('combobox')).toHaveFocus();
  });

  it('focuses the remove button before a removed row, or the add button', async () => {
    render(<Invalid />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 3' }));
    expect(screen.getByRole('button', { name: 'Remove link 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(add()).toHaveFocus();
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });

  // Spec 11.5
  it('lets each platform be chosen once, except repeatable ones', async () => {
    render(<Default />);
    await userEvent.selectOptions(row(1).getByRole('combobox'), 'github');
    await userEvent.click(add());
    expect(option(2, 'GitHub')).toBeDisabled();
    expect(option(1, 'GitHub')).toBeEnabled();
    await userEvent.selectOptions(row(1).getByRole('combobox'), 'other');
    expect(option(2, 'GitHub')).toBeEnabled();
    expect(option(2, 'Other')).toBeEnabled();
  });

  it('keeps the choice of two rows that start with the same platform', () => {
    const twice = { platform: 'github', link: '' };
    render(<Default defaultValue={[twice, twice]} />);
    expect(option(1, 'GitHub')).toBeEnabled();
    expect(option(2, 'GitHub')).toBeEnabled();
  });

  it('frees the platform of a removed row', async () => {
    render(<Filled />);
    expect(option(1, 'GitHub')).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 2' }));
    expect(option(1, 'GitHub')).toBeEnabled();
  });

  // Spec 11.6
  it('adds a missing scheme on blur', async () => {
    render(<Default />);
    const input = row(1).getByRole('textbox');
    await userEvent.type(input, 'github.com/nerea');
    expect(input).toHaveValue('github.com/nerea');
    await userEvent.tab();
    expect(input).toHaveValue('https://github.com/nerea');
  });

  it('normalizes links with the function you pass', async () => {
    render(<Default normalizeLink={(link) => link.toUpperCase()} />);
    await userEvent.type(row(1).getByRole('textbox'), 'x');
    await userEvent.tab();
    expect(row(1).getByRole('textbox')).toHaveValue('X');
  });

  it('keeps each error with its row when another row is removed', async () => {
    render(<Invalid />);
    expect(row(2).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 2' }));
    expect(row(2).getByRole('textbox')).toHaveValue('https://nerea.example');
    expect(row(2).getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
    expect(row(2).getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(add());
    expect(row(3).getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
  });

  it('numbers the controls without gaps after a row is removed', async () => {
    render(<Invalid />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 2' }));
    expect(row(2).getByRole('textbox')).toHaveAttribute('name', 'social_links.1.link');
  });

  it('hides the add button at the maximum number of rows', async () => {
    render(<Default maxRows={2} />);
    await userEvent.click(add());
    expect(screen.queryByRole('button', { name: 'Add a link' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 2' }));
    expect(add()).toHaveFocus();
  });

  it('shows only links if there are no platforms', async () => {
    render(<Addresses />);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(row(2).getByRole('textbox')).toHaveAttribute('name', 'portfolio_links.1.link');
    expect(row(2).getByRole('textbox')).toHaveAccessibleDescription('This is not a web address.');
    await userEvent.click(add());
    expect(row(3).getByRole('textbox')).toHaveFocus();
  });

  it('starts again with new rows when `turn` changes', async () => {
    function Turned({ turn, links }: { turn: number; links: string[] }) {
      const rows = useLinkRows(links.length, turn);
      return <Default key={turn} rows={rows} defaultValue={links.map((link) => ({ link }))} />;
    }
    const { rerender } = render(<Turned turn={0} links={['a']} />);
    await userEvent.click(add());
    rerender(<Turned turn={1} links={['b', 'c', 'd']} />);
    const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(values).toEqual(['b', 'c', 'd']);
    await userEvent.click(add());
    expect(row(4).getByRole('combobox')).toHaveFocus();
  });

  it('takes over a platform that was chosen before hydration', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Default />);
    await userEvent.selectOptions(row(1).getByRole('combobox'), 'github');
    const root = await act(() => hydrateRoot(container, <Default />));
    expect(row(1).getByRole('combobox')).toHaveValue('github');
    await userEvent.click(add());
    expect(option(2, 'GitHub')).toBeDisabled();
    act(() => {
      root.unmount();
    });
    container.remove();
  });
});

describe('reduceKeys', () => {
  it('never reuses a key, and keeps the first row', () => {
    let keys = initialKeys(2);
    keys = reduceKeys(keys, { type: 'remove', key: 1 });
    keys = reduceKeys(keys, { type: 'add' });
    expect(keys.shown).toEqual([0, 2]);
    expect(reduceKeys(keys, { type: 'remove', key: 0 })).toBe(keys);
    expect(initialKeys(0).shown).toEqual([0]);
  });

  it('matches rows to their names in the last submission', () => {
    let keys = initialKeys(3);
    keys = reduceKeys(keys, { type: 'remove', key: 1 });
    keys = reduceKeys(keys, { type: 'add' });
    expect(submittedName(keys, 'links', 2, 'link')).toBe('links.2.link');
    expect(submittedName(keys, 'links', 3, 'link')).toBeUndefined();
    keys = reduceKeys(keys, { type: 'submit' });
    expect(submittedName(keys, 'links', 2, 'link')).toBe('links.1.link');
  });
});

describe('isOfRemovedRow', () => {
  it('finds the errors of a removed row, and not those of row 10 for row 1', () => {
    const keys = reduceKeys(initialKeys(11), { type: 'remove', key: 1 });
    expect(isOfRemovedRow(keys, 'links', 'links.1.link')).toBe(true);
    expect(isOfRemovedRow(keys, 'links', 'links.2.link')).toBe(false);
    expect(isOfRemovedRow(keys, 'links', 'links.10.link')).toBe(false);
  });
});

describe('readLinkRows', () => {
  it('reads the rows in order, with an empty platform where there is no menu', () => {
    const data = new FormData();
    data.append('links.0.platform', 'github');
    data.append('links.0.link', 'a');
    data.append('links.1.link', 'b');
    expect(readLinkRows(data, 'links')).toEqual([
      { platform: 'github', link: 'a' },
      { platform: '', link: 'b' },
    ]);
  });
});

describe('addHttps', () => {
  it.each([
    ['nerea.example', 'https://nerea.example'],
    ['  nerea.example ', 'https://nerea.example'],
    ['HTTPS://nerea.example', 'HTTPS://nerea.example'],
    ['mailto:nerea@nerea.example', 'mailto:nerea@nerea.example'],
    ['   ', ''],
  ])('turns %j into %j', (typed, address) => {
    expect(addHttps(typed)).toBe(address);
  });
});
