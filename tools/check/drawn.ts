/** The folder of the library that a file lies in, such as `button`. */
export const folderOf = (file: string): string | undefined => /packages\/ui\/src\/([\w-]+)\//.exec(file)?.[1];

/**
 * Whether a story is looked at, by the path of its file: all are, unless `COMPONENTS` names components of the library, with commas
 * between. Stories that belong to none always are.
 */
export function isDrawn(story: string, components = process.env.COMPONENTS): boolean {
  const folder = folderOf(story);
  return !components || folder === undefined || components.split(',').includes(folder);
}
