import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TeamCard } from './team-card.js';
import { teamCardFixtures } from './team-card.fixtures.js';

const { basic, featured, initials, pending, withoutContact } = teamCardFixtures.fixtures;

const panel = () => screen.queryByRole('group', { name: 'Ways to reach Nerea Okafor' });

describe('TeamCard', () => {
  it('opens and closes by its button', async () => {
    const user = userEvent.setup();
    render(<TeamCard {...basic} />);
    const button = screen.getByRole('button', { name: 'Contact Nerea Okafor' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(panel()).toBeNull();
    await user.click(button);
    expect(panel()).toBeVisible();
    expect(screen.getByRole('link', { name: 'nerea@studio.example' })).toHaveAttribute(
      'href',
      'mailto:nerea@studio.example',
    );
    expect(screen.getByRole('link', { name: 'Website (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await user.click(button);
    expect(panel()).toBeNull();
  });

  it('closes on Escape and gives focus back to the button', async () => {
    const user = userEvent.setup();
    render(<TeamCard {...basic} defaultOpen />);
    screen.getByRole('link', { name: 'nerea@studio.example' }).focus();
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('closes on a click outside; focus returns unless the click took it somewhere', async () => {
    const user = userEvent.setup();
    render(
      <main tabIndex={-1}>
        <p>Elsewhere</p>
        <button type="button">Other</button>
        <TeamCard {...basic} />
      </main>,
    );
    const button = screen.getByRole('button', { name: 'Contact Nerea Okafor' });
    await user.click(button);
    await user.click(screen.getByText('Elsewhere'));
    expect(panel()).toBeNull();
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Other' }));
    expect(panel()).toBeNull();
    expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  });

  it('stays open for a click inside', async () => {
    const user = userEvent.setup();
    render(<TeamCard {...basic} defaultOpen />);
    await user.click(screen.getByText('Prop Artist'));
    expect(panel()).toBeVisible();
  });

  it('closes when focus moves on', async () => {
    const user = userEvent.setup();
    render(
      <>
        <TeamCard {...basic} />
        <button type="button">Next</button>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Contact Nerea Okafor' }));
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(panel()).toBeVisible();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(panel()).toBeNull();
  });

  it('can be held by its parent', async () => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn();
    function Parent() {
      const [open, setOpen] = useState(true);
      return (
        <TeamCard
          {...basic}
          open={open}
          onOpenChange={(next) => {
            onOpenChange(next);
            setOpen(next);
          }}
        />
      );
    }
    render(<Parent />);
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(panel()).toBeNull();
  });

  it('shows initials without a portrait, and hides them from assistive technology', () => {
    render(<TeamCard {...initials} />);
    expect(screen.getByText('NO').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getByText('Composer')).toBeVisible();
  });

  it('says that the address is on its way', () => {
    render(<TeamCard {...pending} />);
    expect(screen.getByText('Loading the email address…')).toBeVisible();
  });

  it('has no button without a way to reach the person', () => {
    render(<TeamCard {...withoutContact} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  });

  it('fetches its portrait when it comes near, or at once', () => {
    const { container, rerender } = render(<TeamCard {...basic} />);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    rerender(<TeamCard {...basic} priority />);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
  });

  // Spec 8.2
  it('marks a featured card', () => {
    render(<TeamCard {...featured} />);
    expect(screen.getByRole('article')).toHaveAttribute('data-featured', 'true');
  });

  it('draws initials less narrow where the letters are square', () => {
    const { container, rerender } = render(<TeamCard {...initials} />);
    expect(container.querySelector('[data-initials="NO"]')).not.toHaveAttribute('data-square');
    rerender(<TeamCard {...initials} initials="金" />);
    expect(container.querySelector('[data-initials="金"]')).toHaveAttribute('data-square', 'true');
  });
});
