// The documentation of the components as one plain text, for programs that read documentation.
import { join } from 'node:path';
import { componentNames, src } from './entries.ts';
import { fixtureSource } from './fixture-source.ts';
import { pageOf } from './pages.ts';
import { importsFor } from './imports.ts';
import { entryOf, markdownTable, propTables, type PropTables, type Table } from './prop-tables.ts';
import { element, formatted } from './snippet.ts';

/** A page without what only Storybook can draw, its headings one level lower, its lines unwrapped by nobody. */
function plain(mdx: string): string {
  let fenced = false;
  const lines = mdx.split('\n').filter((line) => {
    if (line.startsWith('```')) fenced = !fenced;
    return fenced || !/^(?:import .+;|<(?:Meta|Canvas|Controls)\b.*\/>)$/.test(line);
  });
  return lines
    .join('\n')
    .replaceAll(/^#(?=#* )/gm, '##')
    .replaceAll(/^### Props\n+(?=###)/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Code that can be pasted: the component with what its documentation shows. */
async function example(folder: string, [component]: readonly Table[], tables: PropTables): Promise<string> {
  const source = fixtureSource(join(src, folder, `${folder}.fixtures.tsx`), component?.name ?? '', 'basic');
  if (!component || !source) throw new Error(`${folder} has no fixture "basic" that can be shown as code.`);
  const takes = new Set([...component.members.map(({ name }) => name), 'children', 'id', 'title']);
  const code = [...source.declarations, element(component.name, source, takes)].join('\n\n');
  return `\`\`\`tsx\n${await formatted(`${importsFor(code, tables)}\n\n${code}`)}\`\`\``;
}

const tableText = ({ name, members }: Table) => `### ${name}\n\n${markdownTable(members)}`;

async function componentText(name: string, tables: PropTables): Promise<string> {
  const [title = '', ...rest] = plain(pageOf(name)).split('\n');
  const own = tables.get(name) ?? [];
  return [
    title,
    '',
    `From \`${entryOf(name)}\`. Styles: \`@gloam/ui/${name}.css\`.`,
    '',
    await example(name, own, tables),
    ...rest,
    '',
    ...own.map(tableText).join('\n\n').split('\n'),
  ].join('\n');
}

const HEAD = `# @gloam/ui

> Gloam: React components and tokens for the public sites of game studios. They know no router, no translations, no clock and no
> content: words come as \`labels\`, which are required, links by \`linkComponent\`.

- Styles: \`@gloam/ui/styles.css\` once, or \`@gloam/ui/base.css\` and the sheet of each component. They touch nothing but Gloam's own
  elements; before them \`@gloam/ui/page.css\`, where the whole page is to look like Gloam: ground, type, scrolling, selection.
- A theme sets the custom properties of \`@gloam/ui/tokens.json\` anew; \`@gloam/ui/tailwind-preset\` names them for Tailwind.
- Every prop that a component adds to those of its element stands in its table, with its type as it is written and its default.
- \`className\`, \`style\`, \`id\`, \`data-*\` and ARIA reach the root, or the control where the page says so. \`ref\` is a prop.

# Components
`;

/** All pages, in the order of the components' names; published as `llms.txt`. */
export async function llmsText(): Promise<string> {
  const tables = propTables();
  const texts = await Promise.all(componentNames.map((name) => componentText(name, tables)));
  return `${[HEAD, ...texts].join('\n\n').replaceAll(/\n{3,}/g, '\n\n')}\n`;
}
