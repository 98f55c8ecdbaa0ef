// The documentation of the components as one plain text, for programs that read documentation.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentNames, src } from './entries.ts';

const MAIN_ENTRY = readFileSync(join(src, 'index.ts'), 'utf8');

const entryOf = (name: string) =>
  MAIN_ENTRY.includes(`'./${name}/index.js'`) ? '@gloam/ui' : `@gloam/ui/${name}`;

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

function componentText(name: string): string {
  const page = join(src, name, `${name}.mdx`);
  if (!existsSync(page)) throw new Error(`${name} has no page of documentation.`);
  const [title = '', ...rest] = plain(readFileSync(page, 'utf8')).split('\n');
  return [title, '', `From \`${entryOf(name)}\`. Styles: \`@gloam/ui/${name}.css\`.`, ...rest].join('\n');
}

const HEAD = `# @gloam/ui

> Gloam: React components and tokens for the public sites of game studios. They know no router, no translations, no clock and no
> content: words come as \`labels\`, which are required, links by \`linkComponent\`.

- Styles: \`@gloam/ui/styles.css\` once, or \`@gloam/ui/base.css\` and the sheet of each component. They touch nothing but Gloam's own
  elements; before them \`@gloam/ui/page.css\`, where the whole page is to look like Gloam: ground, type, scrolling, selection.
- A theme sets the custom properties of \`@gloam/ui/tokens.json\` anew; \`@gloam/ui/tailwind-preset\` names them for Tailwind.
- Every prop, with its default, is described in the declarations of types that the package brings.
- \`className\`, \`style\`, \`id\`, \`data-*\` and ARIA reach the root, or the control where the page says so. \`ref\` is a prop.

# Components
`;

/** All pages, in the order of the components' names; published as `llms.txt`. */
export function llmsText(): string {
  return `${[HEAD, ...componentNames.map(componentText)].join('\n\n').replaceAll(/\n{3,}/g, '\n\n')}\n`;
}
