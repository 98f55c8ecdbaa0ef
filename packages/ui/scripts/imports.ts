// What code to paste has to import.
import { entryOf, type PropTables } from './prop-tables.ts';

const HOOK = /(?<![\w.])use(?:Callback|Effect|Id|Memo|Reducer|Ref|State)(?=[(<])/g;

interface Import {
  from: string;
  name: string;
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
  return [...Map.groupBy([...ours, ...helper, ...hooks], ({ from }) => from)]
    .map(
      ([from, list]) => `import { ${[...new Set(list.map(({ name }) => name))].join(', ')} } from '${from}';`,
    )
    .join('\n');
}
