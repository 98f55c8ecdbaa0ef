import type { Content } from '../content.ts';
import { FileCheck, isWebAddress, type ContentProblem } from '../problems.ts';
import type { ContentReferences } from '../content-references.ts';

/** Questions, legal texts, collaborations, and links to other sites. */
export function findProblems(content: Content, references: ContentReferences): ContentProblem[] {
  return [checkFaq, checkLegal, checkCollaborations, checkLinks].flatMap((check) =>
    check(content, references),
  );
}

function checkFaq({ faq }: Content, references: ContentReferences): ContentProblem[] {
  const check = new FileCheck('content/faq.ts', references);
  faq.forEach(({ n, question, answer }, index) => {
    const entry = `question ${String(n)}`;
    check.must(n === index + 1, entry, `have its place in the list as its number (${String(index + 1)})`);
    check.words(entry, question, answer);
  });
  return check.problems;
}

function checkLegal({ legal }: Content, references: ContentReferences): ContentProblem[] {
  const check = new FileCheck('content/legal.ts', references);
  for (const [text, sections] of Object.entries(legal)) {
    sections.forEach((section, index) => {
      check.words(`${text}, section ${String(index + 1)}`, section.title, section.text);
    });
  }
  return check.problems;
}

function checkCollaborations(
  { collaborations, collaborationsImage }: Content,
  references: ContentReferences,
): ContentProblem[] {
  const check = new FileCheck('content/collaborations.ts', references);
  check.words('its picture', collaborationsImage.alt);
  check.unique(
    'an id',
    collaborations.map(({ id }) => [id, id]),
  );
  for (const { id, title, description, link } of collaborations) {
    check.words(id, title, description, link.label);
    check.link(id, link.href);
  }
  return check.problems;
}

function checkLinks({ links }: Content, references: ContentReferences): ContentProblem[] {
  const { steamPage, gameDatabasePage, socialLinks } = links;
  const check = new FileCheck('content/links.ts', references);
  const all = [
    { name: 'steamPage', href: steamPage },
    { name: 'gameDatabasePage', href: gameDatabasePage },
    ...socialLinks,
  ];
  for (const { name, href } of all) check.must(isWebAddress(href), name, `begin with https:// ("${href}")`);
  return check.problems;
}
