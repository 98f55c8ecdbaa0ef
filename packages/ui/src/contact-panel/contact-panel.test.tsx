import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './contact-panel.stories.js';

const { Default, Open, Write, Pending, LinksOnly } = composeStories(stories);

const button = (name = 'Nerea Okafor') => screen.getByRole('button', { name: `Contact ${name}` });
const panels = () => screen.queryAllByRole('group').map((panel) => panel.getAttribute('aria-label'));

const NEREA = 'Ways to reach Nerea Okafor';
const TOMASZ = 'Ways to reach Tomasz Wilczek';

/** A button that its own click removes, before the click reaches the document. */
function UnmountingButton() {
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
  it('opens and closes with its button, whose name stays the same', async () => {
    const user = userEvent.setup();
    render(<Default data-testid="root" />);
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

  it('links to the address, and to the profiles in new tabs', () => {
    render(<Open />);
    expect(screen.getByRole('link', { name: 'nerea@studio.example' })).toHaveAttribute(
      'href',
      'mailto:nerea@studio.example',
    );
    const website = screen.getByRole('link', { name: 'Website (opens in a new tab)' });
    expect(website).toHaveAttribute('target', '_blank');
    expect(website).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows that the address loads, or leaves it out', () => {
    const { rerender } = render(<Pending />);
    expect(screen.getByText('Loading the email address…')).toBeVisible();
    rerender(<LinksOnly />);
    expect(screen.queryByText('Loading the email address…')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('passes the button of the form to onWrite, and stays open', async () => {
    const onWrite = vi.fn();
    render(<Write write={{ label: 'Write to Nerea Okafor', onWrite }} />);
    const write = screen.getByRole('button', { name: 'Write to Nerea Okafor' });
    await userEvent.click(write);
    expect(onWrite).toHaveBeenCalledExactlyOnceWith(write);
    expect(panels()).toEqual([NEREA]);
  });

  it('stays open on a click in a dialog over the page, not on one in a dialog around it', async () => {
    const user = userEvent.setup();
    render(
      <>
        <div role="dialog" aria-label="Around">
          <Open />
          <button type="button">Beside</button>
        </div>
        <div role="dialog" aria-label="Over">
          <input aria-label="Name" />
          <UnmountingButton />
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

  it('renders nothing without address, form and profiles', () => {
    render(<Default email={undefined} links={[]} data-testid="root" />);
    expect(screen.queryByTestId('root')).toBeNull();
  });

  it('ignores an Escape that another control has handled', async () => {
    const user = userEvent.setup();
    render(
      <>
        <input aria-label="Search" onKeyDown={(event) => event.preventDefault()} />
        <Open />
      </>,
    );
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(panels()).toEqual([NEREA]);
    await user.keyboard('{Escape}');
    expect(panels()).toEqual([]);
  });

  // Spec 8.4
  it('closes on a click outside, and returns focus to the button unless the click moved it', async () => {
    const user = userEvent.setup();
    render(
      <main tabIndex={-1}>
        <p>Elsewhere</p>
        <button type="button">Other</button>
        <Default />
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

  it('closes when another panel opens, by click or by key', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Default />
        <Default name="Tomasz Wilczek" />
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

  it('leaves focus alone after a click on another button, which Safari does not focus', () => {
    render(
      <>
        <Default />
        <Default name="Tomasz Wilczek" />
      </>,
    );
    const first = button();
    fireEvent.click(first);
    fireEvent.click(button('Tomasz Wilczek'));
    expect(panels()).toEqual([TOMASZ]);
    expect(first).not.toHaveFocus();
  });

  it('leaves focus where the handler of a click outside has moved it', async () => {
    const user = userEvent.setup();
    render(
      <>
        <p>Search for a person</p>
        <input aria-label="Search" />
        <Open />
      </>,
    );
    const text = screen.getByText('Search for a person');
    text.addEventListener('click', () => {
      screen.getByRole('textbox').focus();
    });
    await user.click(text);
    expect(panels()).toEqual([]);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('stays open on a click inside its boundary', async () => {
    const user = userEvent.setup();
    function Card() {
      const [card, setCard] = useState<HTMLElement | null>(null);
      return (
        <article ref={setCard}>
          <p>Portrait</p>
          <Open boundary={{ current: card }} />
        </article>
      );
    }
    render(<Card />);
    await user.click(screen.getByText('Portrait'));
    expect(panels()).toEqual([NEREA]);
  });

  it('stays open while its parent keeps it open', async () => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn();
    render(<Default open onOpenChange={onOpenChange} />);
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(panels()).toEqual([NEREA]);
  });
});
