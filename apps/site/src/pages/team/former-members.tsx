import type { SocialPlatform } from '@fatal/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlatformNames } from '../../layout/use-platform-names.ts';
import type { TeamMember } from '../../../build/content/types.ts';
import { useTitles } from './use-titles.ts';

/** Divisible by all column counts in `team.css`: one, two, three, four and six. */
const GROUP_SIZE = 12;

function groupsOf(members: readonly TeamMember[]): TeamMember[][] {
  const groups = Math.ceil(members.length / GROUP_SIZE);
  return Array.from({ length: groups }, (_, index) =>
    members.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  );
}

interface FormerMembersProps {
  members: readonly TeamMember[];
  /**
   * Whether to render links. The server omits them to make the document a fifteenth smaller; they aren't reachable before hydration,
   * because the section is closed.
   */
  links: boolean;
}

/**
 * Former members in the style of film credits, without portraits and panels, because there are so many. The groups only serve
 * `content-visibility`; to assistive technology they are one list.
 */
export function FormerMembers({ members, links }: FormerMembersProps) {
  return (
    <>
      <p className="team-thanks-text">
        <Trans id="team.thanks.text">
          They carried the light before us. What they made is still in the game, and so are their names.
        </Trans>
      </p>
      <div role="list" className="team-thanks">
        {groupsOf(members).map((group, index) => (
          <ul key={index} role="presentation" className="team-thanks-group">
            {group.map((member) => (
              <FormerMember key={member.id} member={member} links={links} />
            ))}
          </ul>
        ))}
      </div>
    </>
  );
}

function FormerMember({ member, links }: { member: TeamMember; links: boolean }) {
  const { t } = useLingui();
  const titlesOf = useTitles();
  const platformNames = usePlatformNames();
  const { name, first_surname: surname } = member;
  const platforms = links ? (Object.entries(member.social_links) as [SocialPlatform, string][]) : [];
  const person = t({ id: 'team.person', message: `${name} ${surname}` });
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Its `ul` is presentational; the list is further up.
    <li role="listitem">
      <span className="team-thanks-name">{person}</span>
      {titlesOf(member).map((title) => (
        <span key={title}>{title}</span>
      ))}
      {platforms.map(([key, href]) => {
        const platform = platformNames[key];
        return (
          <a
            key={key}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t({
              id: 'team.former.link',
              message: `${platform}: ${person} (opens in a new tab)`,
            })}
          >
            {platform}
          </a>
        );
      })}
    </li>
  );
}
