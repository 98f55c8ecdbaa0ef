import { positions, positionsPostedDate } from '#content/positions';
import { readers, tasks } from '#content/position-tasks';
import { projectTools, workFacts } from '#content/working-here';
import { escapeText } from '../escape.ts';
import type { Subject } from '../subject.ts';
import { studio, urlOf, type Node } from './node.ts';

/**
 * Returns the job posting of a position, which is remote and unpaid (`VOLUNTEER`). It is valid until applications close, if a date
 * is set, and omitted afterwards. Throws for an unknown role.
 */
export function jobPosting(subject: Subject): Node | [] {
  if (subject.settings.closed) return [];
  const { origin, params, words } = subject;
  const position = positions.find(({ role }) => role === params.role);
  if (!position) throw new Error(`There is no position "${String(params.role)}".`);
  const { responsibilities, requirements } = tasks[position.role];
  const reader = readers[position.role];
  const facts = [
    workFacts.time,
    workFacts.meetings,
    workFacts.languages,
    workFacts.get,
    workFacts.rights,
    workFacts.answer,
  ];
  const text = (message: Parameters<typeof words>[0]) => escapeText(words(message));
  const list = (title: string, items: typeof requirements) =>
    `<p>${text(title)}</p><ul>${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`;
  return {
    '@type': 'JobPosting',
    title: words(position.title),
    description: [
      `<p>${text(position.summary)}</p>`,
      `<p>${text('position.unpaid.lead')} ${text('position.unpaid.text')}</p>`,
      `<ul>${facts.map((fact) => `<li>${text(fact)}</li>`).join('')}</ul>`,
      list('position.responsibilities', responsibilities),
      list('position.requirements', requirements),
    ].join(''),
    url: urlOf(subject),
    identifier: { '@type': 'PropertyValue', name: studio(subject).name, value: position.role },
    image: origin + subject.shareImage,
    datePosted: positionsPostedDate,
    validThrough: subject.settings.deadline,
    employmentType: 'VOLUNTEER',
    workHours: words(workFacts.time),
    jobBenefits: words(workFacts.get),
    skills: [...position.tools, ...projectTools].join(', '),
    ...(reader && {
      applicationContact: { '@type': 'ContactPoint', name: `${reader.name} ${reader.surname}` },
    }),
    jobLocationType: 'TELECOMMUTE',
    directApply: true,
    hiringOrganization: studio(subject),
  };
}
