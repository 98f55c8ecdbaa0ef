import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LinkRowsField } from './link-rows-field.js';
import { useLinkRows } from './use-link-rows.js';
import { linkRowsFieldFixtures } from './link-rows-field.fixtures.js';
import {
  addHttps,
  initialKeys,
  isOfRemovedRow,
  readLinkRows,
  reduceKeys,
  submittedName,
  takenPlatforms,
} from './link-rows-field.logic.js';

const { fixtures } = linkRowsFieldFixtures;

const row = (index: number) => within(screen.getByRole('group', { name: `Link ${String(index)}` }));
const add = () => screen.getByRole('button', { name: 'Add a link' });
const isOptionDisabled = (index: number, name: string) =>
  row(index).getByRole<HTMLOptionElement>('option', { name }).disabled;

describe('LinkRowsField', () => {
  it('starts with one row that cannot be removed', () => {
    render(<LinkRowsField {...fixtures.basic} />);
    expect(row(1).getByRole('combobox')).toBeRequired();
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  it('focuses the menu of a new row', async () => {
    render(<LinkRowsField {...fixtures.basic} />);
    await userEvent.click(add());
    expect(row(2).getByRole('combobox')).toHaveFocus();
  });

  it('focuses the remove button before a removed row, or the add button', async () => {
    render(<LinkRowsField {...fixtures.invalid} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 3' }));
    expect(screen.getByRole('button', { name: 'Remove link 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(add()).toHaveFocus();
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });

  // Spec 11.5
  it('lets each platform be chosen once, except repeatable ones', async () => {
    render(<LinkRowsField {...fixtures.basic} />);
    await userEvent.selectOptions(row(1).getByRole('combobox'), 'github');
    await userEvent.click(add());
    expect(isOptionDisabled(2, 'GitHub')).toBe(true);
    expect(isOptionDisabled(1, 'GitHub')).toBe(false);
    await userEvent.selectOptions(row(1).getByRole('combobox'), 'other');
    expect(isOptionDisabled(2, 'GitHub')).toBe(false);
    expect(isOptionDisabled(2, 'Other')).toBe(false);
  });

  it('frees the platform of a removed row', async () => {
    render(<LinkRowsField {...fixtures.filled} />);
    expect(isOptionDisabled(1, 'GitHub')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 2' }));
    expect(isOptionDisabled(1, 'GitHub')).toBe(false);
  });

  // Spec 11.6
  it('adds a missing scheme when the address is left, and nothing else', async () => {
    render(<LinkRowsField {...fixtures.basic} />);
    const input = row(1).getByRole('textbox');
    await userEvent.type(input, 'github.com/nerea');
    expect(input).toHaveValue('github.com/nerea');
    await userEvent.tab();
    expect(input).toHaveValue('https://github.com/nerea');
  });

  it('takes another rule for addresses', async () => {
    render(<LinkRowsField {...fixtures.basic} normalizeLink={(link) => link.toUpperCase()} />);
    await userEvent.type(row(1).getByRole('textbox'), 'x');
    await userEvent.tab();
    expect(row(1).getByRole('textbox')).toHaveValue('X');
  });

  it('keeps each error with its row when another is removed', async () => {
    render(<LinkRowsField {...fixtures.invalid} />);
    expect(row(2).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 2' }));
    expect(row(2).getByRole('textbox')).toHaveValue('https://nerea.example');
    expect(row(2).getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
    expect(row(2).getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(add());
    expect(row(3).getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
  });

  it('names the controls by their place, so that removing leaves no gap', async () => {
    render(<LinkRowsField {...fixtures.invalid} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 2' }));
    expect(row(2).getByRole('textbox')).toHaveAttribute('name', 'social_links.1.link');
  });

  it('stops adding at the greatest number of rows', async () => {
    render(<LinkRowsField {...fixtures.basic} maxRows={2} />);
    await userEvent.click(add());
    expect(screen.queryByRole('button', { name: 'Add a link' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 2' }));
    expect(add()).toHaveFocus();
  });

  it('has addresses only where there are no platforms', async () => {
    render(<LinkRowsField {...fixtures.addresses} />);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(row(2).getByRole('textbox')).toHaveAttribute('name', 'portfolio_links.1.link');
    expect(row(2).getByRole('textbox')).toHaveAccessibleDescription('This is not a web address.');
    await userEvent.click(add());
    expect(row(3).getByRole('textbox')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 3' }));
    expect(screen.getByRole('button', { name: 'Remove link 2' })).toHaveFocus();
  });

  it('starts anew, with the rows it is given, when its turn changes', async () => {
    function Turned({ turn, links }: { turn: number; links: string[] }) {
      const rows = useLinkRows(links.length, turn);
      const { platforms, ...props } = fixtures.basic;
      return (
        <LinkRowsField
          {...props}
          key={turn}
          platforms={platforms ?? []}
          labels={{ platform: '', platformPlaceholder: '', ...props.labels }}
          rows={rows}
          defaultValue={links.map((link) => ({ link }))}
        />
      );
    }
    const { rerender } = render(<Turned turn={0} links={['a']} />);
    await userEvent.click(add());
    rerender(<Turned turn={1} links={['b', 'c', 'd']} />);
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([
      'b',
      'c',
      'd',
    ]);
    await userEvent.click(add());
    expect(row(4).getByRole('combobox')).toHaveFocus();
  });

  it('knows a platform chosen before hydration', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<LinkRowsField {...fixtures.basic} />);
    await userEvent.selectOptions(row(1).getByRole('combobox'), 'github');
    const root = await act(() => hydrateRoot(container, <LinkRowsField {...fixtures.basic} />));
    expect(row(1).getByRole('combobox')).toHaveValue('github');
    await userEvent.click(add());
    expect(isOptionDisabled(2, 'GitHub')).toBe(true);
    act(() => {
      root.unmount();
    });
    container.remove();
  });
});

describe('rows', () => {
  it('never use a key twice, and keep the first', () => {
    let keys = initialKeys(2);
    keys = reduceKeys(keys, { type: 'remove', key: 1 });
    keys = reduceKeys(keys, { type: 'add' });
    expect(keys.shown).toEqual([0, 2]);
    expect(reduceKeys(keys, { type: 'remove', key: 0 })).toBe(keys);
    expect(initialKeys(0).shown).toEqual([0]);
  });

  it('are known by the name they had at the last submission', () => {
    let keys = reduceKeys(initialKeys(3), { type: 'submit' });
    keys = reduceKeys(keys, { type: 'remove', key: 1 });
    keys = reduceKeys(keys, { type: 'add' });
    expect(submittedName(keys, 'links', 2, 'link')).toBe('links.2.link');
    expect(submittedName(keys, 'links', 3, 'link')).toBeUndefined();
    expect(isOfRemovedRow(keys, 'links', 'links.1.link')).toBe(true);
    expect(isOfRemovedRow(keys, 'links', 'links.2.link')).toBe(false);
    keys = reduceKeys(keys, { type: 'submit' });
    expect(submittedName(keys, 'links', 2, 'link')).toBe('links.1.link');
  });

  it('begin again after a reset', () => {
    const keys = reduceKeys(reduceKeys(initialKeys(2), { type: 'add' }), { type: 'reset', count: 2 });
    expect(keys).toEqual(initialKeys(2));
  });

  it('without a menu have an empty platform', () => {
    const data = new FormData();
    data.append('links.0.link', 'a');
    expect(readLinkRows(data, 'links')).toEqual([{ platform: '', link: 'a' }]);
  });

  it('tell row 1 from row 10', () => {
    let keys = initialKeys(11);
    keys = reduceKeys(keys, { type: 'remove', key: 1 });
    expect(isOfRemovedRow(keys, 'links', 'links.10.link')).toBe(false);
  });

  it('never disable what a row itself has chosen', () => {
    expect(takenPlatforms({ 0: 'x', 1: 'x' }, [0, 1], 1, new Set())).toEqual(new Set());
    expect(takenPlatforms({ 0: 'x', 1: '' }, [0, 1], 1, new Set())).toEqual(new Set(['x']));
    expect(takenPlatforms({ 0: 'other' }, [0, 1], 1, new Set(['other']))).toEqual(new Set());
  });

  it('are read in the page’s order', () => {
    const data = new FormData();
    data.append('links.0.platform', 'github');
    data.append('links.0.link', 'a');
    data.append('links.1.platform', '');
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
    ['http://nerea.example', 'http://nerea.example'],
    ['HTTPS://nerea.example', 'HTTPS://nerea.example'],
    ['ftp://nerea.example', 'ftp://nerea.example'],
    ['mailto:nerea@nerea.example', 'mailto:nerea@nerea.example'],
    ['   ', ''],
  ])('makes %j into %j', (typed, address) => {
    expect(addHttps(typed)).toBe(address);
  });
});
