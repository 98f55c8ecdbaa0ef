import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Accordion, type AccordionItem, type AccordionProps } from './accordion.js';
import * as stories from './accordion.stories.js';

const { Default, Open, Single, CopyLinks, Large } = composeStories(stories);
const basic = Default.args as AccordionProps;

const button = (name: string) => screen.getByRole('button', { name });
const opened = () => screen.queryAllByRole('button', { expanded: true }).map(({ id }) => id);
const panelOf = (id: string) => {
  const panel = document.querySelector<HTMLElement>(`[data-item="${id}"]`);
  if (!panel) throw new Error(`There is no panel of ${id}.`);
  return panel;
};

/** Announces a match in an element, as the browser does before it shows the match. */
const find = (element: Element) => element.dispatchEvent(new Event('beforematch', { bubbles: true }));

function goTo(hash: string) {
  window.history.replaceState(null, '', hash || window.location.pathname);
  fireEvent(window, new HashChangeEvent('hashchange'));
}

/** Renders on the server, then lets `prepare` change the HTML, then hydrates. */
async function hydrate(page: ReactElement, prepare: (container: HTMLElement) => void = () => undefined) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  prepare(container);
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, page, { onRecoverableError }));
  const unmount = () => {
    act(() => {
      root.unmount();
    });
    container.remove();
  };
  return { onRecoverableError, unmount };
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

describe('Accordion', () => {
  it('renders headings of the given level, with buttons that control the panels', async () => {
    render(<Default headingLevel={4} />);
    const heading = screen.getByRole('heading', { level: 4, name: 'Are the positions paid?' });
    const pay = button('Are the positions paid?');
    expect(pay.parentElement).toBe(heading);
    expect(pay).toHaveAttribute('aria-controls', panelOf('pay').id);
    await userEvent.click(pay);
    expect(pay).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/^No. Every position/)).toBeVisible();
  });

  it('marks items that are open from the start until they are closed', async () => {
    render(<Single />);
    const date = button('When can I play it?');
    const item = date.closest('.gloam-accordion-item');
    expect(item).toHaveAttribute('data-initial');
    await userEvent.click(date);
    await userEvent.click(date);
    expect(item).toHaveAttribute('data-open');
    expect(item).not.toHaveAttribute('data-initial');
  });

  it('keeps other items open when it is multiple', async () => {
    const onValueChange = vi.fn();
    render(<Default defaultValue={['game']} onValueChange={onValueChange} />);
    await userEvent.click(button('Are the positions paid?'));
    await userEvent.click(button('What kind of game is it?'));
    expect(opened()).toEqual(['pay']);
    expect(onValueChange.mock.calls).toEqual([[['game', 'pay']], [['pay']]]);
  });

  it('has at most one open item in single mode', async () => {
    const onValueChange = vi.fn();
    render(<Single onValueChange={onValueChange} />);
    await userEvent.click(button('Are the positions paid?'));
    expect(opened()).toEqual(['pay']);
    await userEvent.click(button('Are the positions paid?'));
    expect(opened()).toEqual([]);
    expect(onValueChange.mock.calls).toEqual([['pay'], [null]]);
  });

  it('makes the open panel a region only in single mode', () => {
    const { unmount } = render(<Single />);
    expect(screen.getAllByRole('region')).toEqual([
      screen.getByRole('region', { name: 'When can I play it?' }),
    ]);
    unmount();
    render(<Open />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('follows a controlled value', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<Single value={null} onValueChange={onValueChange} />);
    await userEvent.click(button('When can I play it?'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('date');
    expect(opened()).toEqual([]);
    rerender(<Single value="date" />);
    expect(opened()).toEqual(['date']);
  });

  it('leaves keys pressed in a panel alone', async () => {
    const content = <input aria-label="Name" defaultValue="Nerea" />;
    render(<Default items={[{ id: 'a', title: 'A', content }]} defaultValue={['a']} />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{Home}{ArrowDown}');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('includes the content at the end of a button in its name', () => {
    render(<Large />);
    expect(button('Music 12')).toBeVisible();
  });

  // An item may have hundreds of cards.
  it('changes only attributes when an item opens, and nothing in its panel', async () => {
    const { container } = render(<Single />);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((seen) => changes.push(...seen));
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
    await userEvent.click(button('Are the positions paid?'));
    changes.push(...observer.takeRecords());
    observer.disconnect();
    const panel = panelOf('pay');
    expect(panel).toBeVisible();
    expect(new Set(changes.map(({ type }) => type))).toEqual(new Set(['attributes']));
    expect(changes.filter(({ target }) => target !== panel && panel.contains(target))).toEqual([]);
  });
});

describe('closed panels', () => {
  it('are in the HTML from the server, where the browser can find them', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Accordion {...(Single.args as AccordionProps)} />);
    const panels = [...container.querySelectorAll('.gloam-accordion-panel')];
    expect(panels.map((panel) => panel.getAttribute('hidden'))).toEqual(['until-found', null, 'until-found']);
    expect(panels.map(({ textContent }) => textContent)).not.toContain('');
  });

  it('open before the browser scrolls to a match in them', () => {
    const onValueChange = vi.fn();
    render(<Single onValueChange={onValueChange} />);
    // Outside of `act`, so that nothing but the component can make React render at once.
    find(panelOf('pay'));
    expect([panelOf('date').hidden, panelOf('pay').hidden]).toEqual([true, false]);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('pay');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('ignore a match in an accordion inside', () => {
    const inner = <Default items={[{ id: 'inner', title: 'Inner', content: 'Found' }]} />;
    render(<Default items={[{ id: 'outer', title: 'Outer', content: inner }]} />);
    act(() => void find(panelOf('inner')));
    expect(panelOf('outer').hidden).toBe(true);
    act(() => void find(panelOf('outer')));
    expect(opened()).toEqual(['outer', 'inner']);
  });

  it('stay open if the browser found a match before hydration', async () => {
    const { onRecoverableError, unmount } = await hydrate(<Accordion {...basic} />, (container) => {
      container.querySelector('[data-item="pay"]')?.removeAttribute('hidden');
    });
    expect(opened()).toEqual(['pay']);
    expect(onRecoverableError).not.toHaveBeenCalled();
    unmount();
  });
});

describe('the address', () => {
  it.each(['pay', 'é #%'])('opens the item with the id %j and focuses its button', (id) => {
    window.history.replaceState(null, '', `#${encodeURIComponent(id)}`);
    render(<Default items={[{ id, title: 'Title', content: 'Content' }]} />);
    expect(opened()).toEqual([id]);
    expect(button('Title')).toHaveFocus();
  });

  it('opens one more item when it changes', () => {
    render(<Default />);
    act(() => goTo('#pay'));
    act(() => goTo('#date'));
    expect(opened()).toEqual(['date', 'pay']);
    expect(button('When can I play it?')).toHaveFocus();
  });

  it.each([
    { top: 79, scrolls: true },
    { top: 80, scrolls: false },
    { top: 384, scrolls: false },
    { top: 385, scrolls: true },
  ])('scrolls to a button outside the upper half, below a sticky bar of 80 px: %j', ({ top, scrolls }) => {
    document.documentElement.style.scrollPaddingBlockStart = '80px';
    render(<Default />);
    rectOf(top);
    act(() => goTo('#pay'));
    const calls = scrolls ? [[{ block: 'start', behavior: 'instant' }]] : [];
    expect(scrolled.mock.calls).toEqual(calls);
    expect(scrolled.mock.contexts).toEqual(scrolls ? [button('Are the positions paid?')] : []);
    document.documentElement.removeAttribute('style');
  });

  it.each(['#elsewhere', '#', '#%', '#"]', '#twice'])('does nothing at %o', (hash) => {
    window.history.replaceState(null, '', hash);
    render(
      <>
        <p id="elsewhere">Elsewhere</p>
        <p id="twice">Twice</p>
        <Default items={[{ id: 'twice', title: 'Twice', content: 'Content' }]} />
      </>,
    );
    expect(opened()).toEqual([]);
    expect(document.body).toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('leaves a target inside a panel to the browser', () => {
    window.history.replaceState(null, '', '#note');
    const content = <input id="note" aria-label="Note" />;
    render(<Default items={[{ id: 'a', title: 'A', content }]} defaultValue={['a']} />);
    expect(document.body).toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('comes from the router if you pass its location, once for each new object', () => {
    window.history.replaceState(null, '', '#game');
    const { rerender } = render(<Default location={{ hash: '#pay' }} />);
    expect(opened()).toEqual(['pay']);
    const date = { hash: '#date' };
    rerender(<Default location={date} />);
    expect(opened()).toEqual(['date', 'pay']);
    fireEvent.click(button('When can I play it?'));
    rerender(<Default location={date} />);
    expect(opened()).toEqual(['pay']);
    rerender(<Default location={{ ...date }} />);
    expect(opened()).toEqual(['date', 'pay']);
    act(() => goTo('#game'));
    expect(opened()).toEqual(['date', 'pay']);
  });

  it.each([
    { type: 'navigate', place: 0, top: 3000, moves: true },
    { type: 'reload', place: 1705, top: 0, moves: true },
    { type: 'reload', place: 1900, top: -300, moves: false },
    { type: 'back_forward', place: 0, top: 3000, moves: false },
  ])('scrolls on hydration, unless the browser restored another position: %j', async (visit) => {
    const { type, place, top, moves } = visit;
    window.history.replaceState(null, '', '#pay');
    vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type }] });
    vi.stubGlobal('scrollY', place);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    // The page is long enough for the button to reach the top.
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
    rectOf(top);
    const { unmount } = await hydrate(<Accordion {...basic} />);
    expect(opened()).toEqual(['pay']);
    expect(document.activeElement?.id ?? '').toBe(moves ? 'pay' : '');
    expect(scrolled).toHaveBeenCalledTimes(type === 'navigate' ? 1 : 0);
    const tops = scrollTo.mock.calls.map(([options]) => (options as unknown as ScrollToOptions).top);
    expect(tops).toEqual(moves ? [] : [place - 1, place]);
    unmount();
    vi.unstubAllGlobals();
    for (const spy of [height, scrollTo]) spy.mockRestore();
  });
});

describe('revealOnOpen', () => {
  it('scrolls to the button of an opened item after the others have closed', async () => {
    render(<Large />);
    let closed: unknown;
    scrolled.mockImplementation(() => (closed = panelOf('props').hidden));
    rectOf(-300);
    await userEvent.click(button('Music 12'));
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start', behavior: 'instant' });
    expect(scrolled.mock.contexts).toEqual([button('Music 12')]);
    expect(closed).toBe(true);
  });

  it.each([
    { title: 'Music 12', top: 200, revealOnOpen: true },
    { title: 'Props 3', top: -300, revealOnOpen: true },
    { title: 'Music 12', top: -300, revealOnOpen: false },
  ])('does not scroll to a visible button, on closing, or unless you ask for it: %j', async (press) => {
    render(<Large revealOnOpen={press.revealOnOpen} />);
    rectOf(press.top);
    await userEvent.click(button(press.title));
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('the copy button', () => {
  const copy = () => button('Copy link to “When can I play it?”');

  it('is in open panels, if there are labels for it', () => {
    const { rerender } = render(<Open />);
    expect(screen.queryByText('Copy link')).not.toBeInTheDocument();
    rerender(<CopyLinks value={['date']} />);
    expect(screen.getAllByRole('button', { name: /^Copy link/ })).toEqual([copy()]);
  });

  it.each<[string, Partial<AccordionItem>]>([
    ['Text', { title: <b>Title</b>, titleText: 'Text' }],
    ['a', { title: <b>Title</b> }],
  ])('has a name with the text or the id of a title that is no string: %s', (name, item) => {
    render(<CopyLinks items={[{ id: 'a', title: '', content: 'Content', ...item }]} value={['a']} />);
    expect(button(`Copy link to “${name}”`)).toBeVisible();
  });

  it('copies the absolute address, and shows a confirmation until it loses focus', async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    render(<CopyLinks />);
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

  it('announces a second press too', async () => {
    const user = userEvent.setup();
    render(<CopyLinks />);
    const status = screen.getByRole('status');
    const texts: string[] = [];
    new MutationObserver(() => texts.push(status.textContent)).observe(status, { childList: true });
    await user.click(copy());
    await user.click(copy());
    expect(texts).toEqual(['Link copied.', '', 'Link copied.']);
  });

  it.each([
    ['is missing', undefined],
    ['refuses', { writeText: () => Promise.reject(new Error('No.')) }],
  ])('puts the address into the address bar when the clipboard %s', async (_, clipboard) => {
    const user = userEvent.setup();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard);
    window.history.replaceState({ kept: true }, '', '/support?lang=es#faq');
    render(<CopyLinks />);
    await user.click(copy());
    expect(screen.getByRole('status')).toHaveTextContent('The link is in the address bar.');
    expect(window.location.href).toBe('http://localhost:3000/support?lang=es#date');
    expect(window.history.state).toEqual({ kept: true });
  });
});
