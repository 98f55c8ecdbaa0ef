import { Icon } from '../icon/index.js';
import type { TeamCardLink } from './team-card.js';

interface ContactPanelProps {
  id: string;
  hidden: boolean;
  /** Name of the panel. */
  label: string;
  email: string | null | undefined;
  links: readonly TeamCardLink[];
  emailPending: string;
  newTab: string;
}

/** The back of the print: the address and the profiles of one person. */
export function ContactPanel({ id, hidden, label, email, links, emailPending, newTab }: ContactPanelProps) {
  return (
    <div id={id} className="gloam-team-card-panel" role="group" aria-label={label} hidden={hidden}>
      {email !== undefined && (
        <p className="gloam-team-card-email">
          {email === null ? (
            <span>{emailPending}</span>
          ) : (
            <a className="gloam-team-card-email-link" href={`mailto:${email}`}>
              {email}
            </a>
          )}
        </p>
      )}
      {links.length > 0 && (
        <ul className="gloam-team-card-links" role="list">
          {links.map(({ label: name, href }) => (
            <li key={href}>
              <a className="gloam-team-card-link" href={href} target="_blank" rel="noopener noreferrer">
                <span>
                  {name} <span className="gloam-visually-hidden">{newTab}</span>
                </span>
                <Icon name="external" size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
