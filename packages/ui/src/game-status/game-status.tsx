import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FilmFrame } from '../film-frame/film-frame.js';
import { Icon } from '../icon/icon.js';
import { classNames } from '../internal/class-names.js';
import type { LinkComponent } from '../internal/link.js';

interface GameLook {
  /** Its name, such as "Fatal II", along the edge of the frame. Each once. */
  name: string;
  /** Its number as a drawing in `currentColor`, over the picture; decoration, since the name says it. */
  numeral: ReactNode;
  /** A decorative picture that fills the frame. Default none: a blank frame. */
  picture?: ReactNode;
}

/** A game that can be had: its card is a link. */
export interface AccessibleGame extends GameLook {
  state: 'accessible';
  /** Where the game is. */
  href: string;
  /** Leads to another site: opens in a new tab. `labels.link` has to say so. Default `false`. */
  external?: boolean;
}

/** A game to come, announced or not yet. */
export interface ComingGame extends GameLook {
  state: 'in-development' | 'locked';
  href?: never;
  external?: never;
}

export type Game = AccessibleGame | ComingGame;

export interface GameStatusLabels {
  /** State of a game that can be had. */
  accessible: string;
  /** State of a game that is being made. */
  inDevelopment: string;
  /** State of a game that is not announced. */
  locked: string;
  /** Name of the link; it begins with the word for "accessible", which is what can be seen. */
  link: (game: { name: string; external: boolean }) => string;
}

export interface GameStatusProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The games, in order. */
  games: readonly Game[];
  /** Words of the states. */
  labels: GameStatusLabels;
  /** What draws links within the site. Default `a`. */
  linkComponent?: LinkComponent;
}

const steps = {
  'in-development': { label: 'inDevelopment', icon: 'clock' },
  locked: { label: 'locked', icon: 'lock' },
} as const;

/**
 * The games of a series as steps of exposure: lit, half developed, blank. State, on each card: `data-state` is
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
