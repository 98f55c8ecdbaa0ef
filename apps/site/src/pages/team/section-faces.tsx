import faces from '#faces/faces.json';
import sheet from '#faces/sheet.webp';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useJoinFacts } from '../../layout/use-join-facts.ts';
import type { TeamMember } from '../../../build/content/types.ts';
import type { Section } from './sections.ts';

/** Maximum number of portraits for a closed section. */
const FACES = 7;

/** Maximum number of names if there are no portraits. */
const NAMES = 3;

const placeOf = ({ image }: TeamMember) => (image === null ? undefined : faces.places[image]);

/**
 * Preview of a closed section: a few small portraits, or names if there are none. It is hidden from screen readers, because the section
 * lists the same people. It isn't shuffled, because the seed is only known after hydration.
 */
export function SectionFaces({ section: { leads, team } }: { section: Section }) {
  const { t } = useLingui();
  const joined = useJoinFacts();
  const members = [...leads, ...team.toSorted((a, b) => a.id - b.id)];
  const places = members.flatMap((member) => placeOf(member) ?? []).slice(0, FACES);
  if (places.length === 0)
    return (
      <span className="team-row-names" aria-hidden="true">
        {joined(
          members
            .slice(0, NAMES)
            .map(({ name, first_surname: surname }) =>
              t({ id: 'team.person', message: `${name} ${surname}` }),
            ),
        )}
      </span>
    );
  const look = { '--faces': `url(${sheet})`, '--faces-rows': faces.rows } as CSSProperties;
  return (
    <span className="team-row-faces" style={look} aria-hidden="true">
      {places.map((place) => (
        <i key={place} style={{ '--face': place } as CSSProperties} />
      ))}
    </span>
  );
}
