// What code to paste has to import.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelLanguages, src } from './entries.ts';
import { entryOf, type PropTables } from './prop-tables.ts';

const HOOK = /(?<![\w.])use(?:Callback|Effect|Id|Memo|Reducer|Ref|State)(?=[(<])/g;

/** Names of the words in a pack; every pack has the same. */
const words = [
  ...readFileSync(join(src, 'labels/en.ts'), 'utf8').matchAll(/^export const (?<name>\w+)/gm),
].map(({ groups }) => groups?.name ?? '');

interface Import {
  from: string;
  name: string;
}

/** Words of the English pack by their name, and packs of other languages that stand whole before a name: `de.dialogLabels`. */
function packsFor(code: string): { named: Import[]; whole: string[] } {
  const named = words
    .filter((name) => new RegExp(`(?<![\\w'"-])(?<!(?<!\\.\\.)\\.)${name}\\b(?!['"]?\\s*[:=])`).test(code))
    .map((name): Import => ({ from: '@gloam/ui/labels/en', name }));
  const whole = labelLanguages
    .filter((language) => new RegExp(`(?<![\\w'"])${language}\\.\\w+Labels\\b`).test(code))
    .map((language) => `import * as ${language} from '@gloam/ui/labels/${language}';`);
  return { named, whole };
}

/** Lines that import what a piece of code names of the package, and the hooks of React that it calls. */
export function importsFor(code: string, tables: PropTables): string {
  const hooks = [...code.matchAll(HOOK)].map(([name]): Import => ({ from: 'react', name }));
  const ours = [...tables].flatMap(([folder, list]) =>
    list
      .filter(({ name }) => new RegExp(`(?<![\\w.'"-])${name}\\b(?!')`).test(code))
      .map(({ name, isComponent }): Import => ({
        from: entryOf(folder),
        name: isComponent ? name : `type ${name}`,
      })),
  );
  const helper = code.includes('fromStem(') ? [{ from: '@gloam/ui', name: 'fromStem' }] : [];
  const { named, whole } = packsFor(code);
  const lines = [...Map.groupBy([...ours, ...named, ...helper, ...hooks], ({ from }) => from)].map(
    ([from, list]) => `import { ${[...new Set(list.map(({ name }) => name))].join(', ')} } from '${from}';`,
  );
  return [...lines, ...whole].join('\n');
}
