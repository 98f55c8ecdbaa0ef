import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FilmFrame } from '../film-frame/film-frame.js';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import type { LinkComponent } from '../internal/link.js';

interface GameLook {
  /** Name of the game, such as "Fatal II", shown on the edge of the frame. Must be unique. */
  name: string;
  /** Number of the game as a drawing in `currentColor`, over the picture. Decorative, as the name contains it. */
  numeral: ReactNode;
  /** A decorative picture that fills the frame; the frame stays blank without one. */
  picture?: ReactNode;
}

/** A game that is available; its card is a link. */
export interface AccessibleGame extends GameLook {
  state: 'accessible';
  /** URL of the game. */
  href: string;
  /** Whether the link leads to another site and opens in a new tab; `labels.link` has to say so. @default false */
  external?: boolean;
}

/** A game that isn't available yet, announced or not. */
export interface ComingGame extends GameLook {
  state: 'in-development' | 'locked';
  href?: never;
  external?: never;
}

export type Game = AccessibleGame | ComingGame;

export interface GameStatusLabels {
  /** Text for a game that is available. */
  accessible: string;
  /** Text for a game in development. */
  inDevelopment: string;
  /** Text for a game that isn't announced yet. */
  locked: string;
  /** Accessible name of the link; has to begin with the visible text, `accessible`. */
  link: (game: { name: string; external: boolean }) => string;
}

export interface GameStatusProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The games, in order. */
  games: readonly Game[];
  /** Texts of the states and names of the links. */
  labels: GameStatusLabels;
  /** The component that renders links within your site. @default 'a' */
  linkComponent?: LinkComponent;
}

const steps = {
  'in-development': { label: 'inDevelopment', icon: 'clock' },
  locked: { label: 'locked', icon: 'lock' },
} as const;

/**
 * Shows the games of a series as steps of exposure: lit, half developed, blank. State, on each card: `data-state` is
 * `accessible`, `in-development` or `locked`.
 */
export function GameStatus({ games, labels, linkComponent = 'a', className, ...rest }: GameStatusProps) {
  return (
    <div {...rest} className={classNames('gloam-game-status', className)}>
      <ul className="gloam-game-status-list" role="list">
        {games.map((game) => (
          <li key={game.name} className="gloam-game-status-card gloam-card" data-state={game.state}>
            <FilmFrame interactive={game.state === 'accessible'} top={{ start: game.name }}>
              <div className="gloam-game-status-picture" aria-hidden="true">
                {game.picture}
                <div className="gloam-game-status-numeral">{game.numeral}</div>
              </div>
            </FilmFrame>
            <p className="gloam-game-status-state">
              {game.state === 'accessible' ? (
                <GameLink game={game} labels={labels} linkComponent={linkComponent} />
              ) : (
                <>
                  <span>{labels[steps[game.state].label]}</span>
                  <Icon name={steps[game.state].icon} size={18} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GameLinkProps {
  game: AccessibleGame;
  labels: GameStatusLabels;
  linkComponent: LinkComponent;
}

function GameLink({ game, labels, linkComponent }: GameLinkProps) {
  const { name, href, external = false } = game;
  const Link = external ? 'a' : linkComponent;
  return (
    <>
      <Link
        className="gloam-card-link"
        href={href}
        aria-label={labels.link({ name, external })}
        {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {labels.accessible}
      </Link>
      <Icon name={external ? 'external' : 'arrow-right'} size={18} />
    </>
  );
}
