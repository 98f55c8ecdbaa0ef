// Storybook's manifest takes snippets from args that are written in the story. Ours are fixtures: this writes them in.
import { existsSync } from 'node:fs';
import { fixtureSource, functionSource } from '../packages/ui/scripts/fixture-source.ts';
import { importsFor } from '../packages/ui/scripts/imports.ts';
import { propTables } from '../packages/ui/scripts/prop-tables.ts';
import { attributes, child, formatted } from '../packages/ui/scripts/snippet.ts';

interface Story {
  name: string;
  snippet?: string;
  /** What the snippet needs beside itself to be pasted; read by `pasteable.ts`. */
  imports?: string;
  warning?: string;
}

interface Component {
  name: string;
  /** Path of the stories. */
  path: string;
  stories?: Story[];
}

export interface Manifests {
  components?: { components: Record<string, Component> };
}

/** The manifests with a whole snippet for every story whose args are a fixture. */
export async function writeFixtures(manifests: Manifests): Promise<Manifests> {
  const tables = propTables();
  for (const component of Object.values(manifests.components?.components ?? {})) {
    const fixtures = component.path.replace('.stories.tsx', '.fixtures.tsx');
    if (existsSync(fixtures))
      for (const story of component.stories ?? []) await completeSnippet(story, component.name, fixtures);
    for (const story of component.stories ?? [])
      if (story.snippet) story.imports = importsFor(story.snippet, tables);
  }
  return manifests;
}

async function completeSnippet(story: Story, component: string, file: string): Promise<void> {
  const names = [...(story.warning ?? '').matchAll(/fixtures\.(\w+)/g)].map(([, name]) => name ?? '');
  const fixture = names.at(-1);
  const source = fixture && fixtureSource(file, component, fixture);
  if (!source || !story.snippet) return;
  // A story that needs a state of its own draws a helper of its file.
  const drawn = story.snippet.includes(`<${component}`) ? component : /<(\w+)/.exec(story.snippet)?.[1];
  const helper = drawn && functionSource(file.replace('.fixtures.tsx', '.stories.tsx'), drawn);
  if (!drawn || (drawn !== component && !helper)) return;
  const snippet = withProps(story.snippet, drawn, source.props);
  story.snippet = await formatted([...source.declarations, helper ?? '', snippet].join('\n'));
  delete story.warning;
}

/** The snippet with the props on its first element of the component; what the story sets itself stays. */
function withProps(snippet: string, component: string, props: ReadonlyMap<string, string>): string {
  const own = (name: string) => new RegExp(`<${component}\\b[^>]*\\s${name}=`).test(snippet);
  const given = [...props].filter(([name]) => !own(name));
  const children = props.get('children');
  const empty = `<${component} />`;
  if (children && snippet.includes(empty)) {
    const others = attributes(given.filter(([name]) => name !== 'children'));
    return snippet.replace(empty, () => `<${component} ${others}>${child(children)}</${component}>`);
  }
  return snippet.replace(new RegExp(`<${component}(?=[\\s/>])`), (tag) => `${tag} ${attributes(given)}`);
}
