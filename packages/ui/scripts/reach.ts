// Which components look or act otherwise when one changes: those that are made of it, and those that its styles are for.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentNames, src } from './entries.ts';
import { classesIn, sheetsFor } from './style-entries.ts';

/** Code of another folder, loaded at once or late. What is imported for its types alone changes nothing that can be seen. */
const IMPORTS =
  /\b(?:import|export)\s+(?!type\b)[^'";]*['"]\.\.\/([\w-]+)\/|\bimport\(\s*['"]\.\.\/([\w-]+)\//g;

const folderOf = (file: string) => file.split(/[\\/]/)[0] ?? file;

/** All code of a folder with its fixtures and stories, as one text. */
function codeByFolder(): ReadonlyMap<string, string> {
  const files = globSync('*/**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.{ts,tsx}'] });
  return new Map(
    [...Map.groupBy(files, folderOf)].map(([folder, ofFolder]) => [
      folder,
      ofFolder.map((file) => readFileSync(join(src, file), 'utf8')).join('\n'),
    ]),
  );
}

/**
 * The components that a change in these folders of components can reach, themselves among them.
 *
 * @param folders Names of folders, none of them shared.
 */
export function reachedFrom(folders: ReadonlySet<string>): readonly string[] {
  const code = codeByFolder();
  const importsOf = (folder: string) =>
    [...(code.get(folder) ?? '').matchAll(IMPORTS)].flatMap(([, atOnce, late]) => atOnce ?? late ?? []);
  return componentNames.filter((name) => {
    const madeOf = new Set([name]);
    for (const folder of madeOf) for (const imported of importsOf(folder)) madeOf.add(imported);
    const classes = new Set([...madeOf].flatMap((folder) => classesIn(code.get(folder) ?? '')));
    const styledBy = new Set(sheetsFor(classes).map((sheet) => dirname(sheet)));
    return [...folders].some((folder) => madeOf.has(folder) || styledBy.has(folder));
  });
}
