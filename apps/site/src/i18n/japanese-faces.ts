import type { JapaneseFace, JapaneseFaces } from '../../build/fonts/japanese.ts';
import { getJson } from '../routes/browser-source.ts';

/** URL of the generated list of fonts by page. */
export const FACES = '/fonts/japanese.json';

export const faceRule = ({ family, file }: JapaneseFace): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:400;font-display:swap;src:url(${file})format("woff2")}`;

let known: Promise<JapaneseFaces> | undefined;

/** Font files that are loaded or loading. */
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
 * Loads the Japanese fonts of a page before a client-side navigation shows it, to avoid a flash of fallback fonts. If that fails, the page
 * uses system fonts.
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
