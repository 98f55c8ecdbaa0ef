import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ContactPanel } from './contact-panel.js';
import { contactPanelFixtures } from './contact-panel.fixtures.js';

const { basic, open, pending, linksOnly } = contactPanelFixtures.fixtures;
const other = { ...basic, name: 'Tomasz Wilczek' };

const button = (name = 'Nerea Okafor') => screen.getByRole('button', { name: `Contact ${name}` });
const panels = () => screen.queryAllByRole('group').map((panel) => panel.getAttribute('aria-label'));

const NEREA = 'Ways to reach Nerea Okafor';
const TOMASZ = 'Ways to reach Tomasz Wilczek';

/** A button that is gone by the time that the document hears of its click. */
function Vanishing() {
  const [isHere, setHere] = useState(true);
  return (
    isHere && (
      <button type="button" onClick={() => setHere(false)}>
        Vanish
      </button>
    )
  );
}

describe('ContactPanel', () => {
  it('opens and closes by its button, whose state changes and whose name stays', async () => {
    const user = userEvent.setup();
    render(<ContactPanel {...basic} data-testid="root" />);
    const toggle = button();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveAccessibleName('Contact Nerea Okafor');
    expect(toggle).toHaveTextContent(/^Contact$/);
    expect(toggle).toHaveAttribute('aria-controls', screen.getByRole('group', { name: NEREA }).id);
    expect(screen.getByTestId('root')).toHaveAttribute('data-open');
    await user.click(toggle);
    expect(panels()).toEqual([]);
    expect(screen.getByTestId('root')).not.toHaveAttribute('data-open');
  });

  it('closes by a button of its own in the panel, which gives the focus back', async () => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn();
    render(<ContactPanel {...basic} onOpenChange={onOpenChange} />);
    await user.click(button());
    expect(button()).toBeVisible();
    onOpenChange.mockClear();
    await user.click(
      within(screen.getByRole('group', { name: NEREA })).getByRole('button', { name: 'Close' }),
    );
    expect(panels()).toEqual([]);
    expect(button()).toHaveFocus();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('holds the address and the profiles', () => {
    render(<ContactPanel {...open} />);
    expect(screen.getByRole('link', { name: 'nerea@studio.example' })).toHaveAttribute(
      'href',
      'mailto:nerea@studio.example',
    );
    const website = screen.getByRole('link', { name: 'Website (opens in a new tab)' });
    expect(website).toHaveAttribute('target', '_blank');
    expect(website).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('says that the address is on its way, or leaves it out', () => {
    const { rerender } = render(<ContactPanel {...pending} />);
    expect(screen.getByText('Loading the email address…')).toBeVisible();
    rerender(<ContactPanel {...linksOnly} />);
    expect(screen.queryByText('Loading the email address…')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('offers a form, and hands its button over', async () => {
    const onWrite = vi.fn();
    render(<ContactPanel {...basic} write={{ label: 'Write to Nerea Okafor', onWrite }} defaultOpen />);
    const write = screen.getByRole('button', { name: 'Write to Nerea Okafor' });
    await userEvent.click(write);
    expect(onWrite).toHaveBeenCalledExactlyOnceWith(write);
    expect(panels()).toEqual([NEREA]);
  });

  it('stays while somebody is in a dialog over the page, and not in one around it', async () => {
    const user = userEvent.setup();
    render(
      <>
        <div role="dialog" aria-label="Around">
          <ContactPanel {...open} />
          <button type="button">Beside</button>
        </div>
        <div role="dialog" aria-label="Over">
          <input aria-label="Name" />
          <Vanishing />
        </div>
      </>,
    );
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    expect(panels()).toEqual([NEREA]);
    await user.click(screen.getByRole('button', { name: 'Vanish' }));
    expect(panels()).toEqual([NEREA]);
    await user.click(screen.getByRole('button', { name: 'Beside' }));
    expect(panels()).toEqual([]);
  });

  it('draws nothing where there is no way to reach the person', () => {
    const { container } = render(<ContactPanel {...basic} email={undefined} links={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('closes on Escape wherever focus is, and gives it back to the button', async () => {
    const user = userEvent.setup();
    render(<ContactPanel {...open} />);
    screen.getByRole('link', { name: 'nerea@studio.example' }).focus();
    await user.keyboard('{Escape}');
    expect(panels()).toEqual([]);
    expect(button()).toHaveFocus();
  });

  it('leaves an Escape to whoever has taken it', async () => {
    const user = userEvent.setup();
    render(
      <>
        <input aria-label="Search" onKeyDown={(event) => event.preventDefault()} />
        <ContactPanel {...open} />
      </>,
    );
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(panels()).toEqual([NEREA]);
    await user.keyboard('{Escape}');
    expect(panels()).toEqual([]);
  });

  // Spec 8.4
  it('closes on a click outside; focus returns unless the click took it somewhere', async () => {
    const user = userEvent.setup();
    render(
      <main tabIndex={-1}>
        <p>Elsewhere</p>
        <button type="button">Other</button>
        <ContactPanel {...basic} />
      </main>,
    );
    const toggle = button();
    await user.click(toggle);
    await user.click(screen.getByText('Elsewhere'));
    expect(panels()).toEqual([]);
    expect(toggle).toHaveFocus();
    await user.click(toggle);
    await user.click(screen.getByRole('button', { name: 'Other' }));
    expect(panels()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  });

  it('closes when focus moves on, not while it is inside', async () => {
    const user = userEvent.setup();
    render(
      <>
        <ContactPanel {...basic} />
        <button type="button">Next</button>
      </>,
    );
    await user.click(button());
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(panels()).toEqual([NEREA]);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(panels()).toEqual([]);
  });

  it('is the only one open, whichever way the next is opened', async () => {
    const user = userEvent.setup();
    render(
      <>
        <ContactPanel {...basic} />
        <ContactPanel {...other} />
      </>,
    );
    await user.click(button());
    await user.click(button('Tomasz Wilczek'));
    expect(panels()).toEqual([TOMASZ]);
    await user.click(button());
    button('Tomasz Wilczek').focus();
    await user.keyboard('{Enter}');
    expect(panels()).toEqual([TOMASZ]);
  });

  it('does not take the focus back from a button that a click does not focus, as in Safari', () => {
    render(
      <>
        <ContactPanel {...basic} />
        <ContactPanel {...other} />
      </>,
    );
    const first = button();
    fireEvent.click(first);
    fireEvent.click(button('Tomasz Wilczek'));
    expect(panels()).toEqual([TOMASZ]);
    expect(first).not.toHaveFocus();
  });

  it('does not take the focus back from where a click elsewhere has put it', async () => {
    const user = userEvent.setup();
    render(
      <>
        <p>Search for somebody</p>
        <input aria-label="Search" />
        <ContactPanel {...open} />
      </>,
    );
    const text = screen.getByText('Search for somebody');
    text.addEventListener('click', () => {
      screen.getByRole('textbox').focus();
    });
    await user.click(text);
    expect(panels()).toEqual([]);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('counts a click inside its boundary as inside', async () => {
    const user = userEvent.setup();
    function Card() {
      const [card, setCard] = useState<HTMLElement | null>(null);
      return (
        <article ref={setCard}>
          <p>Portrait</p>
          <ContactPanel {...open} boundary={{ current: card }} />
        </article>
      );
    }
    render(<Card />);
    await user.click(screen.getByText('Portrait'));
    expect(panels()).toEqual([NEREA]);
  });

  it('can be held by its parent', async () => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn();
    render(<ContactPanel {...basic} open onOpenChange={onOpenChange} />);
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(panels()).toEqual([NEREA]);
  });
});
