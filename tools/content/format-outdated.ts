import type { LoadedContent } from '../../apps/site/build/content/load-content.ts';

/** Describes translations whose English has changed since. */
export const formatOutdated = (
  { outOfDate }: Pick<LoadedContent, 'outOfDate'>,
  displayPath: string,
): string[] =>
  outOfDate.map(({ file, english, made }) => {
    const why =
      made === undefined
        ? `has no checksum of its English; translate ${english}`
        : `was translated from an older ${english}; update it`;
    return `${displayPath}/${file}:1: ${why}, then: npm run content -- confirm ${file}`;
  });
