import path from 'node:path';
import { CONTENT_FOLDER, loadContent, type LoadedContent } from './load-content.ts';
import { isPreview } from './preview.ts';
import { ContentError } from './problems.ts';

let loaded: LoadedContent | undefined;

/** The content of the site, read once; whoever serves pages while it is edited forgets it. */
export const siteContent = (): LoadedContent => (loaded ??= loadContent({ preview: isPreview() }));

export function forgetContent(): void {
  loaded = undefined;
}

/** The folder as messages name it, from where the command was started. */
export const shownFolder = (folder = CONTENT_FOLDER): string =>
  path.relative(process.cwd(), folder).replaceAll(path.sep, '/') || '.';

/** Throws an error with everything that is wrong in the content. */
export function soundContent(): LoadedContent {
  const content = siteContent();
  if (content.problems.length > 0) throw new ContentError(content.problems, shownFolder());
  return content;
}
