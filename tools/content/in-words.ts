import type { LoadedContent } from '../../apps/site/build/content/load-content.ts';

/** Translations whose English has changed since, in words. */
export const outOfDateInWords = (
  { outOfDate }: Pick<LoadedContent, 'outOfDate'>,
  shownFolder: string,
): string[] =>
  outOfDate.map(({ file, english, made }) => {
    const why =
      made === undefined
        ? `does not say which English it translates; translate ${english}`
        : `was translated from another ${english}; bring it up to date`;
    return `${shownFolder}/${file}:1: ${why}, then: npm run content -- confirm ${file}`;
  });
