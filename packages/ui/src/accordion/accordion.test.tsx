import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Accordion, type AccordionProps } from './accordion.js';
import { accordionFixtures } from './accordion.fixtures.js';
import { addressOf, idOfHash, isInUpperHalf, titleTextOf } from './accordion.logic.js';

const { basic, open, single, copyLinks, large } = accordionFixtures.fixtures as Record<
  'basic' | 'open' | 'single' | 'copyLinks' | 'large',
  AccordionProps
>;
const { items } = basic;
const labels = {};

const button = (name: string) => screen.getByRole('button', { name });
const opened = () =>
  screen
    .getAllByRole('button', { expanded: true })
    .map(({ id }) => id)
    .join();
const noneOpened = () => screen.queryAllByRole('button', { expanded: true }).length === 0;
const panelOf = (id: string) => {
  const panel = document.querySelector<HTMLElement>(`[data-item="${id}"]`);
  if (!panel) throw new Error(`There is no panel of ${id}.`);
  return panel;
};

/** What a browser does before it shows something that it found in an element. */
const find = (element: Element) =>
  act(() => {
    element.dispatchEvent(new Event('beforematch', { bubbles: true }));
    element.removeAttribute('hidden');
  });

function goTo(hash: string) {
  window.history.replaceState(null, '', hash || window.location.pathname);
  fireEvent(window, new HashChangeEvent('hashchange'));
}

const scrolled = vi.fn();
const rectOf = (top: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
});

afterEach(() => {
  scrolled.mockReset();
  window.history.replaceState(null, '', '/');
});

describe('accordion logic', () => {
  it.each([
    ['#faq-3', 'faq-3'],
    ['#a%20b', 'a b'],
    ['', null],
    ['#', null],
    ['#%', null],
    ['#%E0%A4%A', null],
  ])('reads %o as %o', (hash, id) => {
    expect(idOfHash(hash)).toBe(id);
  });

  it('makes an absolute address that leads back to the id', () => {
    expect(addressOf('faq-3', 'https://fatal.example/support?lang=es#faq')).toBe(
      'https://fatal.example/support?lang=es#faq-3',
    );
    const address = addressOf('é #%', 'https://fatal.example/');
    expect(idOfHash(new URL(address).hash)).toBe('é #%');
  });

  it('sees well only what is in the upper half, below what covers the page', () => {
    const window = { covered: 80, height: 800 };
    expect([79, 80, 400, 401].map((top) => isInUpperHalf(top, window))).toEqual([false, true, true, false]);
  });

  it('words a title', () => {
    const item = { id: 'a', content: null };
    expect(titleTextOf({ ...item, title: 'Title' })).toBe('Title');
    expect(titleTextOf({ ...item, title: <b>Title</b>, titleText: 'Text' })).toBe('Text');
    expect(titleTextOf({ ...item, title: <b>Title</b> })).toBe('a');
  });
});

describe('Accordion', () => {
  it('is headings of a given level with buttons that say what they open', async () => {
    const user = userEvent.setup();
    render(<Accordion {...basic} headingLevel={4} />);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
    const pay = button('Are the positions paid?');
    expect(pay.parentElement).toBe(screen.getByRole('heading', { name: 'Are the positions paid?' }));
    expect(pay).toHaveAttribute('aria-expanded', 'false');
    expect(pay).toHaveAttribute('aria-controls', panelOf('pay').id);
    await user.click(pay);
    expect(pay).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/^No. Every position/)).toBeVisible();
    expect(pay.closest('.gloam-accordion-item')).toHaveAttribute('data-open', 'true');
  });

  it('tells what is open from the start from what is opened', async () => {
    const user = userEvent.setup();
    render(<Accordion items={items} labels={{}} type="single" defaultValue="pay" />);
    const pay = button('Are the positions paid?');
    const item = pay.closest('.gloam-accordion-item');
    expect(item).toHaveAttribute('data-initial');
    await user.click(pay);
    await user.click(pay);
    expect(item).toHaveAttribute('data-open');
    expect(item).not.toHaveAttribute('data-initial');
  });

  it('has several open at a time when it is multiple', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(
      <Accordion
        type="multiple"
        items={items}
        labels={labels}
        defaultValue={['game']}
        onValueChange={onValueChange}
      />,
    );
    await user.click(button('Are the positions paid?'));
    expect(opened()).toBe('game,pay');
    await user.click(button('What kind of game is it?'));
    expect(opened()).toBe('pay');
    expect(onValueChange.mock.calls).toEqual([[['game', 'pay']], [['pay']]]);
  });

  it('has one open at a time when it is single, or none', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(
      <Accordion
        type="single"
        items={items}
        labels={labels}
        defaultValue="date"
        onValueChange={onValueChange}
      />,
    );
    await user.click(button('Are the positions paid?'));
    expect(opened()).toBe('pay');
    await user.click(button('Are the positions paid?'));
    expect(noneOpened()).toBe(true);
    expect(onValueChange.mock.calls).toEqual([['pay'], [null]]);
  });

  it('has a landmark for the open panel, only when it is single', () => {
    const { unmount } = render(<Accordion {...single} />);
    expect(document.querySelectorAll('[role="region"]')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'When can I play it?' })).toBeVisible();
    unmount();
    render(<Accordion {...open} />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('stays as the parent says', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    const { rerender } = render(
      <Accordion items={items} labels={labels} type="single" value={null} onValueChange={onValueChange} />,
    );
    await user.click(button('When can I play it?'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('date');
    expect(noneOpened()).toBe(true);
    rerender(<Accordion items={items} labels={labels} type="single" value="date" />);
    expect(opened()).toBe('date');
  });

  it('is walked through by arrows, Home and End, around the ends', async () => {
    const user = userEvent.setup();
    render(<Accordion {...basic} />);
    await user.tab();
    expect(button('What kind of game is it?')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(button('When can I play it?')).toHaveFocus();
    await user.keyboard('{End}');
    expect(button('Are the positions paid?')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(button('What kind of game is it?')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(button('Are the positions paid?')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(button('What kind of game is it?')).toHaveFocus();
    expect(noneOpened()).toBe(true);
    await user.keyboard('{Enter}');
    expect(opened()).toBe('game');
    await user.keyboard(' ');
    expect(noneOpened()).toBe(true);
  });

  it('leaves the arrows inside of a panel alone', async () => {
    const user = userEvent.setup();
    const content = <input aria-label="Name" defaultValue="Nerea" />;
    render(
      <Accordion
        type="multiple"
        items={[{ id: 'a', title: 'A', content }]}
        labels={labels}
        defaultValue={['a']}
      />,
    );
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{Home}{ArrowDown}');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('puts what stands at the end of a button into its name', () => {
    render(<Accordion {...large} />);
    expect(button('Music 12')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });

  it('passes attributes and handlers to its root', () => {
    const onKeyDown = vi.fn();
    const { container } = render(<Accordion {...basic} dir="rtl" data-testid="root" onKeyDown={onKeyDown} />);
    expect(screen.getByTestId('root')).toHaveAttribute('dir', 'rtl');
    expect(screen.getByTestId('root').parentElement).toBe(container);
    expect(screen.getByTestId('root')).toHaveAttribute('data-type', 'multiple');
    fireEvent.keyDown(button('When can I play it?'), { key: 'End' });
    expect(onKeyDown).toHaveBeenCalledOnce();
    expect(button('Are the positions paid?')).toHaveFocus();
  });
});

describe('what is closed', () => {
  it('is in the HTML of the server, where the browser can find it', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Accordion {...single} />);
    const panels = [...container.querySelectorAll('.gloam-accordion-panel')];
    expect(panels.map((panel) => panel.getAttribute('hidden'))).toEqual(['until-found', null, 'until-found']);
    expect(panels.map(({ textContent }) => textContent)).not.toContain('');
  });

  it('is not shown', () => {
    render(<Accordion {...basic} />);
    expect(screen.getByText(/^No. Every position/)).not.toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('opens when the browser finds something in it', () => {
    const onValueChange = vi.fn();
    render(
      <Accordion
        type="single"
        items={items}
        labels={labels}
        defaultValue="date"
        onValueChange={onValueChange}
      />,
    );
    find(panelOf('pay'));
    expect(opened()).toBe('pay');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('pay');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('has its new layout before the browser scrolls to what it found', () => {
    render(<Accordion {...single} />);
    // Outside of `act`, as a browser would.
    panelOf('pay').dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect([panelOf('date').hidden, panelOf('pay').hidden]).toEqual([true, false]);
  });

  it('leaves what is found in an accordion inside to that one', () => {
    const inner = <Accordion {...basic} items={[{ id: 'inner', title: 'Inner', content: 'Found' }]} />;
    render(<Accordion {...basic} items={[{ id: 'outer', title: 'Outer', content: inner }]} />);
    find(panelOf('inner'));
    find(panelOf('outer'));
    expect(opened()).toBe('outer,inner');
  });

  it('stays open, in silence, when the browser found something before the script was there', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Accordion {...basic} />);
    container.querySelector('[data-item="pay"]')?.removeAttribute('hidden');
    const errors: unknown[] = [];
    const root = await act(() =>
      Promise.resolve(
        hydrateRoot(container, <Accordion {...basic} />, { onRecoverableError: (e) => errors.push(e) }),
      ),
    );
    expect(opened()).toBe('pay');
    expect(errors).toEqual([]);
    act(() => root.unmount());
    container.remove();
  });
});

describe('the address', () => {
  it('opens the item that it names, and gives its button the focus', () => {
    window.history.replaceState(null, '', '#pay');
    render(<Accordion {...basic} />);
    expect(opened()).toBe('pay');
    expect(button('Are the positions paid?')).toHaveFocus();
  });

  it('opens another when it changes, and adds it to those that are open', () => {
    render(<Accordion {...basic} />);
    act(() => goTo('#pay'));
    act(() => goTo('#date'));
    expect(opened()).toBe('date,pay');
    expect(button('When can I play it?')).toHaveFocus();
  });

  it('scrolls to it at once, and only where it is not seen', () => {
    render(<Accordion {...basic} />);
    const visible = rectOf(100);
    act(() => goTo('#pay'));
    expect(scrolled).not.toHaveBeenCalled();
    visible.mockReturnValue({ top: 2000 } as DOMRect);
    act(() => goTo('#date'));
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start', behavior: 'instant' });
    expect(scrolled.mock.contexts).toEqual([button('When can I play it?')]);
  });

  it('counts what stands behind the bar at the top of the page as not seen', () => {
    document.documentElement.style.scrollPaddingBlockStart = '80px';
    render(<Accordion {...basic} />);
    rectOf(79);
    act(() => goTo('#pay'));
    expect(scrolled).toHaveBeenCalledOnce();
    document.documentElement.removeAttribute('style');
  });

  it.each(['#elsewhere', '#', '', '#%', '#%E0%A4%A', '#"]', '#gam'])('does nothing at %o', (hash) => {
    window.history.replaceState(null, '', hash || '/');
    render(
      <>
        <p id="elsewhere">Elsewhere</p>
        <Accordion {...basic} />
      </>,
    );
    expect(noneOpened()).toBe(true);
    expect(document.body).toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('does nothing where an id stands twice', () => {
    window.history.replaceState(null, '', '#pay');
    render(
      <>
        <Accordion {...basic} />
        <p id="pay">Pay</p>
      </>,
    );
    expect(noneOpened()).toBe(true);
  });

  it('leaves what stands inside of a panel to the browser', () => {
    window.history.replaceState(null, '', '#note');
    const content = <input id="note" aria-label="Note" />;
    render(
      <Accordion
        type="multiple"
        items={[{ id: 'a', title: 'A', content }]}
        labels={labels}
        defaultValue={['a']}
      />,
    );
    expect(document.body).toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('is asked anew by each object that a router gives', () => {
    const { rerender } = render(<Accordion {...basic} location={{ hash: '#pay' }} />);
    expect(opened()).toBe('pay');
    const asked = { hash: '#date' };
    rerender(<Accordion {...basic} location={asked} />);
    expect(opened()).toBe('date,pay');
    fireEvent.click(button('When can I play it?'));
    rerender(<Accordion {...basic} location={asked} />);
    expect(opened()).toBe('pay');
    rerender(<Accordion {...basic} location={{ ...asked }} />);
    expect(opened()).toBe('date,pay');
  });

  it.each([
    { type: 'navigate', place: 0, top: 3000, moves: true },
    { type: 'reload', place: 1705, top: 0, moves: true },
    { type: 'reload', place: 1900, top: -300, moves: false },
    { type: 'back_forward', place: 0, top: 3000, moves: false },
  ])('moves a page that was there before the script only to what it was opened for: %j', async (visit) => {
    const { type, place, top, moves } = visit;
    window.history.replaceState(null, '', '#pay');
    vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type }] });
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    vi.stubGlobal('scrollY', place);
    // A page long enough that its target can come to the top.
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
    rectOf(top);
    const page = <Accordion {...basic} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const root = await act(() => hydrateRoot(container, page));
    expect(opened()).toBe('pay');
    expect(document.activeElement?.id ?? '').toBe(moves ? 'pay' : '');
    expect(scrolled).toHaveBeenCalledTimes(type === 'navigate' ? 1 : 0);
    const tops = scrollTo.mock.calls
      .map(([options]) => options as unknown as ScrollToOptions)
      .map(({ top }) => top);
    expect(tops).toEqual(moves ? [] : [place - 1, place]);
    act(() => {
      root.unmount();
    });
    container.remove();
    vi.unstubAllGlobals();
    for (const spy of [height, scrollTo]) spy.mockRestore();
  });

  it('is not read from the window where a router has it', () => {
    window.history.replaceState(null, '', '#pay');
    render(<Accordion {...basic} location={{ hash: '' }} />);
    act(() => goTo('#date'));
    expect(noneOpened()).toBe(true);
  });
});

describe('revealOnOpen', () => {
  it('brings the button of an opened item up, once the others are closed', async () => {
    const user = userEvent.setup();
    render(<Accordion {...large} />);
    let closed: unknown;
    scrolled.mockImplementation(() => (closed = panelOf('props').hidden));
    rectOf(-300);
    await user.click(button('Music 12'));
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start', behavior: 'instant' });
    expect(scrolled.mock.contexts).toEqual([button('Music 12')]);
    expect(closed).toBe(true);
  });

  it('leaves the page where the button is seen, and where an item is closed', async () => {
    const user = userEvent.setup();
    render(<Accordion {...large} />);
    const rect = rectOf(200);
    await user.click(button('Music 12'));
    rect.mockReturnValue({ top: -300 } as DOMRect);
    await user.click(button('Music 12'));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('is off unless asked for', async () => {
    const user = userEvent.setup();
    render(<Accordion {...large} revealOnOpen={false} />);
    rectOf(-300);
    await user.click(button('Music 12'));
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('the copy button', () => {
  const copy = () => button('Copy link to “When can I play it?”');

  it('is there only with its words, in open panels', () => {
    const { rerender } = render(<Accordion {...basic} />);
    expect(screen.queryByText('Copy link')).toBeNull();
    rerender(<Accordion type="multiple" items={items} labels={copyLinks.labels} value={['date']} />);
    expect(screen.getAllByRole('button', { name: /^Copy link/ })).toEqual([copy()]);
  });

  it('copies the absolute address by a key, says so, and stops saying so when focus moves on', async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    render(<Accordion {...copyLinks} />);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    copy().focus();
    await user.keyboard('{Enter}');
    expect(write).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/#date');
    expect(status).toHaveTextContent('Link copied.');
    expect(window.location.hash).toBe('');
    await user.tab();
    expect(status).toBeEmptyDOMElement();
  });

  it('says it again when it is pressed again', async () => {
    const user = userEvent.setup();
    render(<Accordion {...copyLinks} />);
    const said: string[] = [];
    new MutationObserver(() => said.push(screen.getByRole('status').textContent)).observe(
      screen.getByRole('status'),
      { childList: true },
    );
    await user.click(copy());
    await user.click(copy());
    expect(said).toEqual(['Link copied.', '', 'Link copied.']);
  });

  it.each([
    ['is no clipboard', undefined],
    ['the clipboard refuses', { writeText: () => Promise.reject(new Error('No.')) }],
  ])('puts the address into the address bar where there %s', async (_, clipboard) => {
    const user = userEvent.setup();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard);
    window.history.replaceState({ kept: true }, '', '/support?lang=es');
    render(<Accordion {...copyLinks} />);
    await user.click(copy());
    expect(screen.getByRole('status')).toHaveTextContent('The link is in the address bar.');
    expect(window.location.href).toBe('http://localhost:3000/support?lang=es#date');
    expect(window.history.state).toEqual({ kept: true });
  });
});

describe('with 300 cards in a panel', () => {
  const cards = Array.from({ length: 300 }, (_, index) => <li key={index}>Card {index}</li>);
  const sections = [
    { id: 'few', title: 'Few', content: 'One' },
    { id: 'many', title: 'Many', content: <ul>{cards}</ul> },
  ];

  it('opens by attributes alone: nothing is made, moved or drawn again', async () => {
    const user = userEvent.setup();
    function Page() {
      const [value, setValue] = useState<string | null>('few');
      return (
        <Accordion type="single" items={sections} labels={labels} value={value} onValueChange={setValue} />
      );
    }
    const { container } = render(<Page />);
    const before = [...panelOf('many').querySelectorAll('*')];
    expect(before.length).toBeGreaterThan(300);
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((seen) => records.push(...seen));
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });

    await user.click(button('Many'));
    records.push(...observer.takeRecords());
    observer.disconnect();
    expect(panelOf('many')).toBeVisible();
    expect([...panelOf('many').querySelectorAll('*')]).toEqual(before);
    expect(records.length).toBeGreaterThan(0);
    expect(records.filter(({ type }) => type !== 'attributes')).toEqual([]);
    expect(records.filter(({ target }) => before.includes(target as Element))).toEqual([]);
  });
});
