import { acceptsMessages, type SocialPlatform } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';
import { fromStem, TeamCard } from '@gloam/ui';
import { usePlatformNames } from '../../layout/use-platform-names.ts';
import type { TeamMember } from '../../../build/content/types.ts';
import { portraitAt } from './portraits.ts';
import { useTitles } from './use-titles.ts';
import { useMessageForm } from './use-message-form.ts';

interface MemberCardProps {
  member: TeamMember;
  featured?: boolean;
  headingLevel: 3 | 4;
  /** Whether the card is visible without scrolling. */
  priority?: boolean;
}

/** Card of a team member in the current language. */
export function MemberCard({ member, ...rest }: MemberCardProps) {
  const { t } = useLingui();
  const titles = useTitles()(member);
  const platformNames = usePlatformNames();
  const { id, name, first_surname: surname, image, email } = member;
  const portrait = portraitAt(image);
  const { writing, prepare, write, close } = useMessageForm();
  const person = t({ id: 'team.person', message: `${name} ${surname}` });
  const links = Object.entries(member.social_links) as [SocialPlatform, string][];

  return (
    <>
      <TeamCard
        {...rest}
        name={person}
        roles={titles}
        image={portrait && fromStem(portrait)}
        initials={`${name.slice(0, 1)}${surname.slice(0, 1)}`.toUpperCase()}
        lamp={Number(((id * 0.618) % 1).toFixed(2))}
        email={email === '' ? undefined : (email ?? null)}
        write={
          acceptsMessages(member)
            ? { label: t({ id: 'team.write', message: `Write to ${person}` }), onWrite: write }
            : undefined
        }
        onOpenChange={(open) => {
          if (open && acceptsMessages(member)) prepare();
        }}
        links={links.map(([platform, href]) => ({ label: platformNames[platform], href }))}
        labels={{
          contact: t({ id: 'team.contact', message: 'Contact' }),
          contactName: ({ name: person }) => t({ id: 'team.contact.name', message: `Contact ${person}` }),
          panel: ({ name: person }) => t({ id: 'team.contact.panel', message: `Ways to reach ${person}` }),
          emailPending: t({ id: 'team.contact.emailPending', message: 'Loading the email address…' }),
          close: t({ id: 'team.contact.close', message: 'Close' }),
          newTab: t({ id: 'team.newTab', message: '(opens in a new tab)' }),
        }}
      />
      {writing && (
        <writing.Form
          key={writing.turn}
          to={id}
          person={person}
          name={name}
          open={writing.open}
          onClose={close}
          button={writing.button}
        />
      )}
    </>
  );
}
