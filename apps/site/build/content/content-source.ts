import path from 'node:path';
import { CONTENT_FOLDER, loadContent, type LoadedContent } from './load-content.ts';
import { isPreview } from './preview.ts';
import { ContentError } from './problems.ts';

let loaded: LoadedContent | undefined;

/**
 * Returns the content of the site, which is cached. The development server calls `clearContentCache` after
 * changes.
 */
export const siteContent = (): LoadedContent => (loaded ??= loadContent({ preview: isPreview() }));

export function clearContentCache(): void {
  loaded = undefined;
}

/** Returns the path of the content folder for messages, relative to the working directory. */
export const displayPath = (folder = CONTENT_FOLDER): string =>
  path.relative(process.cwd(), folder).replaceAll(path.sep, '/') || '.';

/** Returns the content. Throws an error that lists all mistakes if there are any. */
export function validContent(): LoadedContent {
  const content = siteContent();
  if (content.problems.length > 0) throw new ContentError(content.problems, displayPath());
  return content;
}
