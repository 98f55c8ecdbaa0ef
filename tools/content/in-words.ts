import type { LoadedContent } from '../../apps/site/build/content/load-content.ts';

/** Describes translations whose English has changed since. */
export const outOfDateInWords = (
  { outOfDate }: Pick<LoadedContent, 'outOfDate'>,
  shownFolder: string,
): string[] =>
  outOfDate.map(({ file, english, made }) => {
    const why =
      made === undefined
        ? `has no checksum of its English; translate ${english}`
        : `was translated from an older ${english}; update it`;
    return `${shownFolder}/${file}:1: ${why}, then: npm run content -- confirm ${file}`;
  });
