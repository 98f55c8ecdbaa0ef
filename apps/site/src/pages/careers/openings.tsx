import type { MessageDescriptor } from '@lingui/core';
import { plural, msg } from '@lingui/core/macro';
import { Trans as RichText } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { fromStem, Icon, PositionCard, SectionHeading } from '@gloam/ui';
import { positions } from '#content/positions';
import { workFacts } from '#content/working-here';
import { Lamp } from '../../layout/lazy-lamp.tsx';
import { PageHero } from '../../layout/page-hero.tsx';
import { PositionLinks } from '../../layout/position-links.tsx';
import { useCategoryTags } from '../../layout/use-category.ts';
import { useJoinFacts } from '../../layout/use-join-facts.ts';
import {
  POSITION_GROUPS,
  type ContentImage,
  type Position,
  type PositionGroup,
} from '../../../build/content/types.ts';
import { Corridor } from './corridor.tsx';
import { useDeadline } from '../../forms/use-deadline.ts';
import doorway from '../../../content/pictures/doorway.json';
import light from '../../../content/pictures/doorway-light.json';
import lightUpright from '../../../content/pictures/doorway-light-upright.json';
import upright from '../../../content/pictures/doorway-upright.json';

const heroPicture: ContentImage = {
  picture: doorway,
  alt: msg({
    id: 'careers.hero.alt',
    message: 'A dark room; light from a half-open door falls on an empty chair.',
  }),
};

const carded = positions.filter(({ group }) => group !== null);
const others = positions.filter(({ group }) => group === null);

/** Open positions: a hero with their number, the working conditions, and a card for each. */
export function Openings({ name }: { name: MessageDescriptor }) {
  const { t } = useLingui();
  const { text: closing } = useDeadline();
  const wordCount = usePositionCount();
  const total = carded.length;
  const groupTitles: Record<PositionGroup, string> = {
    technical: t({ id: 'careers.group.technical', message: 'Technical' }),
    art: t({ id: 'careers.group.art', message: 'Art' }),
    design: t({ id: 'careers.group.design', message: 'Design' }),
  };

  return (
    <>
      <PageHero
        picture={heroPicture}
        upright={upright}
        lamp={<Lamp plate={light} upright={lightUpright} waits="scroll" className="careers-lamp" />}
        position="68% 50%"
        name={name}
        title={
          <RichText
            id="careers.title"
            message="{count, plural, =8 {Eight chairs <0>still empty.</0>} one {{count} chair <0>still empty.</0>} other {{count} chairs <0>still empty.</0>}}"
            values={{ count: total }}
            components={{ 0: <em /> }}
          />
        }
        lede={
          <Trans id="careers.lede">
            Join us: every position is remote, voluntary and unpaid. This is what you give, and what you get.
          </Trans>
        }
      >
        <p className="mb-0 mt-8 text-text">{wordCount(total)}</p>
        <p className="mb-0 mt-3 flex items-center gap-3 font-medium text-accent-text">
          <Icon name="alert" size={18} />
          <span>
            <Trans id="careers.deadline">Deadline: {closing}</Trans>
          </span>
        </p>
      </PageHero>
      <Terms />
      <Corridor />
      {POSITION_GROUPS.map((group) => (
        <PositionsOf
          key={group}
          title={groupTitles[group]}
          positions={carded.filter((one) => one.group === group)}
        />
      ))}
      <section className="mx-auto max-w-page px-margin pt-16">
        <h2 className="m-0 mb-4 font-serif text-h3 font-light text-text">
          <Trans id="careers.others.title">We also read applications for</Trans>
        </h2>
        <PositionLinks positions={others} />
      </section>
    </>
  );
}

/** The working conditions that all positions share. */
function Terms() {
  const { t, i18n } = useLingui();
  const terms = [
    {
      title: t({ id: 'careers.giveTitle', message: 'What you give' }),
      items: [workFacts.time, workFacts.meetings, workFacts.languages],
    },
    {
      title: t({ id: 'careers.getTitle', message: 'What you get' }),
      items: [workFacts.get, workFacts.rights, workFacts.answer],
    },
  ];
  return (
    <section className="mx-auto grid max-w-page gap-x-6 gap-y-12 px-margin pt-12 lg:grid-cols-2 lg:pt-16">
      {terms.map(({ title, items }) => (
        <div key={title}>
          <h2 className="m-0 mb-5 font-serif text-h3 font-light text-text">{title}</h2>
          <ul className="text-list">
            {items.map((item) => (
              <li key={item.id}>{i18n._(item)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function usePositionCount() {
  const { t } = useLingui();
  return (count: number) =>
    t({
      id: 'careers.count',
      message: plural(count, { one: `${count} open position`, other: `${count} open positions` }),
    });
}

/** Group of cards. Renders nothing if the group has no open position. */
function PositionsOf({ title, positions: members }: { title: string; positions: readonly Position[] }) {
  const { i18n } = useLingui();
  const tagsOf = useCategoryTags();
  const joined = useJoinFacts();
  const wordCount = usePositionCount();
  const count = members.length;
  if (count === 0) return null;
  return (
    <section className="mx-auto max-w-page px-margin pt-12 lg:pt-24">
      <SectionHeading look="group" end={wordCount(count)}>
        {title}
      </SectionHeading>
      <ul className="position-grid" data-count={count}>
        {members.map(({ role, title: name, category, image, tools, work }, index) => (
          <li key={role}>
            <PositionCard
              title={i18n._(name)}
              href={`/join-us/${role}`}
              text={i18n._(work)}
              tags={[joined(tagsOf(category))]}
              note={joined([i18n._(workFacts.week), ...tools])}
              image={fromStem(image.picture)}
              alt={i18n._(image.alt)}
              wide={count === 5 && index < 2}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
