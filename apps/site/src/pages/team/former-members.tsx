import type { SocialPlatform } from '@fatal/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlatformNames } from '../../connected/use-platform-names.ts';
import type { TeamMember } from '../../content/team-members.ts';
import { useTitles } from './use-titles.ts';

interface FormerMembersProps {
  members: readonly TeamMember[];
}

/** Those who have left, as the credits of a film name them: many, so without portraits and panels. */
export function FormerMembers({ members }: FormerMembersProps) {
  return (
    <>
      <p className="team-thanks-text">
        <Trans id="team.thanks.text">
          They carried the light before us. What they made is still in the game, and so are their names.
        </Trans>
      </p>
      <ul role="list" className="team-thanks">
        {members.map((member) => (
          <FormerMember key={member.id} member={member} />
        ))}
      </ul>
    </>
  );
}

function FormerMember({ member }: { member: TeamMember }) {
  const { t } = useLingui();
  const titlesOf = useTitles();
  const platformNames = usePlatformNames();
  const { name, first_surname: surname } = member;
  const person = t({ id: 'team.person', message: `${name} ${surname}` });
  return (
    <li>
      <span className="team-thanks-name">{person}</span>
      {titlesOf(member).map((title) => (
        <span key={title}>{title}</span>
      ))}
      {(Object.entries(member.social_links) as [SocialPlatform, string][]).map(([key, href]) => {
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
