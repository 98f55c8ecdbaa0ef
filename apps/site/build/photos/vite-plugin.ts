import { globSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { BUILD_CACHE, openCache } from '../../../../tools/step/cache.ts';
import { root } from '../../../../tools/step/step.ts';
import { writeWhole } from '../../../../tools/step/write-whole.ts';
import { makePhotos, type Photo } from './make-photos.ts';

/** Where editors put photographs. */
const FOLDERS = [path.join(root, 'apps/site/content/photos')];

/** What is known of each photograph, as it is imported: `#photos/<name>.json`; its files are in `images`. */
const PHOTOS = path.join(root, '.cache/photos');

/** The pictures that the art tool has rendered. */
const rendered = () =>
  new Set(globSync('apps/site/content/pictures/*.json', { cwd: root }).map((file) => path.parse(file).name));

async function write(photos: readonly Photo[]): Promise<void> {
  const known = new Set(
    photos.flatMap(({ name, files }) => [
      `${name}.json`,
      ...[...files.keys()].map((file) => `images/${file}`),
    ]),
  );
  for (const old of await readdir(PHOTOS, { recursive: true }).catch(() => []))
    if (path.extname(old) !== '' && !known.has(normalizePath(old)))
      await rm(path.join(PHOTOS, old), { force: true });
  for (const { name, picture, files } of photos) {
    for (const [file, bytes] of files) await writeWhole(path.join(PHOTOS, 'images', file), bytes);
    await writeWhole(path.join(PHOTOS, `${name}.json`), JSON.stringify(picture));
  }
}

/** What the configurations of a process share. */
let made: Promise<Photo[]> | undefined;

async function make(): Promise<Photo[]> {
  const kept = openCache(path.join(root, BUILD_CACHE));
  const photos = await makePhotos({ folders: FOLDERS, taken: rendered(), kept });
  for (const { warnings } of photos) for (const warning of warnings) console.error(warning);
  await write(photos);
  return photos;
}

/** Makes the photographs of editors before anything asks for them, so that `#photos/<name>.json` is known as a rendered picture is. */
export const photos = (): Plugin => ({
  name: 'photos',
  async config() {
    await (made ??= make());
    return { resolve: { alias: { '#photos': PHOTOS } } };
  },
});

const isPhoto = (file: string) => FOLDERS.some((folder) => path.dirname(file) === folder);

/** Puts the files of the photographs among the site's pictures: into the build, and into what development answers with. */
export const photoFiles = (): Plugin => ({
  name: 'photo-files',
  configureServer({ middlewares, watcher, ws, config }) {
    watcher.add(FOLDERS);
    watcher.on('all', (_event, file) => {
      if (!isPhoto(file)) return;
      made = make();
      made.then(
        () => {
          ws.send({ type: 'full-reload' });
        },
        (error: unknown) => {
          config.logger.error(error instanceof Error ? error.message : String(error));
        },
      );
    });
    middlewares.use((request, _response, next) => {
      const [, file = ''] = /^\/images\/([^/?]+)/.exec(request.url ?? '') ?? [];
      const answer = (photos: readonly Photo[]) => {
        if (photos.some(({ files }) => files.has(file)))
          request.url = path.posix.join('/@fs', normalizePath(PHOTOS), 'images', file);
        next();
      };
      Promise.resolve(made ?? []).then(answer, () => {
        next();
      });
    });
  },
  async generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const { files } of (await made) ?? [])
      for (const [file, source] of files)
        this.emitFile({ type: 'asset', fileName: `images/${file}`, source });
  },
});
