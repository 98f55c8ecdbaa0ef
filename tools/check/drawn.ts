/**
 * Whether a story is looked at, by the path of its file: all are, unless `COMPONENTS` names components of the library, with commas
 * between. Stories that belong to none always are.
 */
export function isDrawn(story: string, components = process.env.COMPONENTS): boolean {
  const name = /packages\/ui\/src\/([\w-]+)\//.exec(story)?.[1];
  return !components || name === undefined || components.split(',').includes(name);
}
