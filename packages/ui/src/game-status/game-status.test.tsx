import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GameStatus, type Game } from './game-status.js';
import * as stories from './game-status.stories.js';

const { Default, OwnPage } = composeStories(stories);

const icon = (card: HTMLElement | undefined) => card?.querySelector<HTMLElement>('.gloam-icon')?.dataset.icon;

describe('GameStatus', () => {
  it('shows each game with its state as a text and an icon', () => {
    render(<Default />);
    const cards = screen
      .getAllByRole('listitem')
      .map((card) => [card.textContent.trim(), card.dataset.state, icon(card)]);
    expect(cards).toEqual([
      [expect.stringMatching(/^Fatal I\b.*On the store$/), 'accessible', 'external'],
      [expect.stringMatching(/^Fatal II\b.*In development$/), 'in-development', 'clock'],
      [expect.stringMatching(/^Fatal III\b.*Announced, coming soon$/), 'locked', 'lock'],
      [expect.stringMatching(/^Fatal IV\b.*Announced, coming soon$/), 'locked', 'lock'],
    ]);
  });

  it('links to the game that is available, in a new tab if the link is external', () => {
    render(<Default />);
    const link = screen.getByRole('link');
    expect(link).toHaveAccessibleName('On the store: the page of Fatal I (opens in a new tab)');
    expect(link).toHaveAttribute('href', 'https://store.example/fatal');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('renders internal links with linkComponent', () => {
    render(
      <OwnPage
        linkComponent={({ href, ...props }) => <a {...props} href={`/x${href}`} aria-label="Played here" />}
      />,
    );
    const link = screen.getByRole('link', { name: 'Played here' });
    expect(link).toHaveAttribute('href', '/x/games/fatal');
    expect(link).not.toHaveAttribute('target');
    expect(icon(screen.getAllByRole('listitem')[0])).toBe('arrow-right');
  });

  it('hides numerals and pictures from screen readers', () => {
    const games: Game[] = [{ name: 'Fatal I', numeral: <b>I</b>, state: 'locked', picture: <i>Picture</i> }];
    render(<Default games={games} />);
    for (const text of ['I', 'Picture'])
      expect(screen.getByText(text).closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('accepts a link only for an available game, which needs one', () => {
    const { labels } = Default.args;
    const wrong = [
      // @ts-expect-error A locked game has no link.
      <GameStatus key="1" labels={labels} games={[{ name: 'a', numeral: 1, state: 'locked', href: '/a' }]} />,
      // @ts-expect-error An available game needs a link.
      <GameStatus key="2" labels={labels} games={[{ name: 'a', numeral: 1, state: 'accessible' }]} />,
    ];
    expect(wrong).toHaveLength(2);
  });
});
