import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GameStatus } from './game-status.js';
import { gameStatusFixtures } from './game-status.fixtures.js';

const { basic, ownPage, longLabels } = gameStatusFixtures.fixtures;

const card = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);
const icon = (name: string) =>
  screen.getByText(name).closest('li')?.querySelector('.gloam-icon')?.getAttribute('data-icon');

describe('GameStatus', () => {
  it('is a list of games, each with its name and its state in words', () => {
    render(<GameStatus {...basic} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(card('Fatal I').getByText('On the store')).toBeInTheDocument();
    expect(card('Fatal II').getByText('In development')).toBeInTheDocument();
    expect(card('Fatal III').getByText('Announced, coming soon')).toBeInTheDocument();
  });

  it('draws a mark of its own beside each state', () => {
    render(<GameStatus {...basic} />);
    expect(['Fatal I', 'Fatal II', 'Fatal III'].map(icon)).toEqual(['external', 'clock', 'lock']);
  });

  it('shows the state of each card to the style sheet', () => {
    render(<GameStatus {...basic} />);
    expect(screen.getAllByRole('listitem').map((item) => item.dataset.state)).toEqual([
      'accessible',
      'in-development',
      'locked',
      'locked',
    ]);
  });

  it('links to the game that can be had, in a new tab where that is another site', () => {
    render(<GameStatus {...basic} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAccessibleName('On the store: the page of Fatal I (opens in a new tab)');
    expect(link).toHaveAttribute('href', 'https://store.example/fatal');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('draws links within the site with the component given', () => {
    render(
      <GameStatus
        {...ownPage}
        linkComponent={({ href, ...props }) => <a {...props} href={`/x${href}`} aria-label="Played here" />}
      />,
    );
    const link = screen.getByRole('link', { name: 'Played here' });
    expect(link).toHaveAttribute('href', '/x/games/fatal');
    expect(link).not.toHaveAttribute('target');
    expect(icon('Fatal I')).toBe('arrow-right');
  });

  it('names the link by what can be seen, for those who speak to it', () => {
    for (const { labels } of [basic, longLabels]) {
      expect(labels.link({ name: 'x', external: true }).startsWith(labels.accessible)).toBe(true);
    }
  });

  it('keeps numerals and pictures for the eye', () => {
    const { container } = render(<GameStatus {...basic} />);
    for (const drawing of container.querySelectorAll('svg, picture')) {
      expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });

  it('refuses a game that is locked and linked at once', () => {
    const lists = [
      // @ts-expect-error what is locked leads nowhere
      <GameStatus key="1" {...basic} games={[{ name: 'a', numeral: 1, state: 'locked', href: '/a' }]} />,
      // @ts-expect-error what can be had has an address
      <GameStatus key="2" {...basic} games={[{ name: 'a', numeral: 1, state: 'accessible' }]} />,
    ];
    expect(lists).toHaveLength(2);
  });
});
