import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { projectTools, workFacts } from '#content/working-here';
import type { PersonName, Position } from '../../../build/content/types.ts';
import { useDeadline } from '../../forms/use-deadline.ts';
import { useJoinFacts } from '../../layout/use-join-facts.ts';

interface WorkFactsProps {
  position: Position;
  /** Lead who reads the applications. Default: not shown. */
  reader?: PersonName;
}

/** Working conditions of a position, in the same order on every page. */
export function WorkFacts({ position: { role, tools }, reader }: WorkFactsProps) {
  const { t, i18n } = useLingui();
  const joined = useJoinFacts();
  const deadline = useDeadline();
  const { name = '', surname = '' } = reader ?? {};
  const facts: [term: string, text: ReactNode][] = [
    [t({ id: 'positions.fact.time', message: 'Time' }), i18n._(workFacts.time)],
    [t({ id: 'positions.fact.meetings', message: 'Meetings' }), i18n._(workFacts.meetings)],
    [t({ id: 'positions.fact.languages', message: 'Languages' }), i18n._(workFacts.languages)],
    [t({ id: 'positions.fact.tools', message: 'Tools' }), joined([...tools, ...projectTools])],
    [t({ id: 'positions.fact.get', message: 'What you get' }), i18n._(workFacts.get)],
    [t({ id: 'positions.fact.rights', message: 'What’s yours' }), i18n._(workFacts.rights)],
    [t({ id: 'positions.fact.answer', message: 'Answer' }), i18n._(workFacts.answer)],
  ];
  if (reader)
    facts.push([
      t({ id: 'positions.fact.reader', message: 'Who reads it' }),
      <a key="reader" href={`/team#${role.replaceAll('-', '_')}`}>
        {t({ id: 'positions.fact.person', message: `${name} ${surname}` })}
      </a>,
    ]);
  facts.push([t({ id: 'positions.fact.deadline', message: 'Deadline' }), deadline.text]);
  return (
    <dl className="fact-list work-facts">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
