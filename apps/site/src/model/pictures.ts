import { scenes } from './pictures/scenes.ts';

export interface PictureFile {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

/** The pictures that every page may show; pages that show more add theirs. */
const known: Record<string, PictureFile> = { ...scenes };

/** Makes pictures known by their names, for the pages whose code imports them. */
export function addPictures(pictures: Record<string, PictureFile>): void {
  Object.assign(known, pictures);
}

/** Files, size and placeholder of a picture. Throws for a name that no tool has written. */
export function pictureOf(name: string) {
  const file = hasPicture(name) ? known[name] : undefined;
  if (!file)
    throw new Error(`There is no picture "${name}" in content/images.json; run "npm run art -- all".`);
  const { width, height, widths, placeholder } = file;
  return { path: `/images/${name}`, width, height, widths, placeholder };
}

/** Whether a name is one of ours: a name from the API may not be. */
export function hasPicture(name: string): boolean {
  return Object.hasOwn(known, name);
}

/** The name in a path that the API gave, such as `/images/news-1`; `undefined` for a picture that is not ours. */
export function pictureNameIn(path: string | null): string | undefined {
  const name = path?.replace(/^.*\//, '') ?? '';
  return hasPicture(name) ? name : undefined;
}
