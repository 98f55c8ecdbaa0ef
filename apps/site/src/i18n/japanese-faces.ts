import type { JapaneseFace, JapaneseFaces } from '../../build/fonts/japanese.ts';
import { getJson } from '../routes/browser-source.ts';

/** Where the build writes them. */
export const FACES = '/fonts/japanese.json';

export const faceRule = ({ family, file }: JapaneseFace): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:400;font-display:swap;src:url(${file})format("woff2")}`;

let known: Promise<JapaneseFaces> | undefined;

/** Files that this document has, or is about to have. */
const files = new Map<string, Promise<void>>();

async function loadFace({ family, file }: JapaneseFace): Promise<void> {
  try {
    document.fonts.add(await new FontFace(family, `url(${file})`, { weight: '400' }).load());
  } catch (error) {
    files.delete(file);
    throw error;
  }
}

/**
 * Loads the faces of another page than the document's before it is shown, so that no letter changes in sight. Without them its text
 * stands in the faces of the system.
 */
export async function loadJapaneseFaces(pathname: string): Promise<void> {
  try {
    const pages = await (known ??= getJson(FACES));
    const faces = pages[pathname] ?? pages['/404'] ?? [];
    await Promise.all(
      faces.map((face) => {
        const loading = files.get(face.file) ?? loadFace(face);
        files.set(face.file, loading);
        return loading;
      }),
    );
  } catch (error) {
    known = undefined;
    console.error(error);
  }
}
