import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './team-card.stories.js';

const { Default, Featured, Initials, Japanese, WithoutContact } = composeStories(stories);

const panel = () => screen.queryByRole('group', { name: 'Ways to reach Nerea Okafor' });

describe('TeamCard', () => {
  it('opens by its button and closes on a click outside, not on one inside', async () => {
    render(
      <>
        <p>Outside</p>
        <Default />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Contact Nerea Okafor' }));
    expect(panel()).toBeVisible();
    expect(screen.getByRole('article')).toHaveAttribute('data-open', 'true');
    await userEvent.click(screen.getByText('Prop Artist'));
    expect(panel()).toBeVisible();
    await userEvent.click(screen.getByText('Outside'));
    expect(panel()).toBeNull();
    expect(screen.getByRole('article')).not.toHaveAttribute('data-open');
  });

  it('stays in the state of its parent when controlled', async () => {
    const onOpenChange = vi.fn();
    render(<Default open onOpenChange={onOpenChange} />);
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(panel()).toBeVisible();
  });

  it('shows initials without a portrait and hides them from screen readers', () => {
    render(<Initials />);
    expect(screen.getByText('NO').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getByText('Composer')).toBeVisible();
  });

  it('marks initials of square letters', () => {
    const { container } = render(
      <>
        <Initials />
        <Japanese />
      </>,
    );
    expect(container.querySelector('[data-initials="NO"]')).not.toHaveAttribute('data-square');
    expect(container.querySelector('[data-initials="金"]')).toHaveAttribute('data-square', 'true');
  });

  it('has no button without a way to reach the person', () => {
    render(<WithoutContact headingLevel={2} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  });

  it('loads its portrait lazily, or eagerly with priority', () => {
    const { container, rerender } = render(<Default />);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Default priority />);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
  });

  // Spec 8.2
  it('marks a featured card', () => {
    render(<Featured />);
    expect(screen.getByRole('article')).toHaveAttribute('data-featured', 'true');
  });
});
