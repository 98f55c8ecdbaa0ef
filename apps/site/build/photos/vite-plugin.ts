import { globSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { BUILD_CACHE, openCache } from '../../../../tools/step/cache.ts';
import { root } from '../../../../tools/step/step.ts';
import { writeFileAtomic } from '../../../../tools/step/write-file-atomic.ts';
import { makePhotos, type Photo } from './make-photos.ts';

/** Folders in which editors put photographs. */
const FOLDERS = [path.join(root, 'apps/site/content/photos')];

/** Generated metadata, imported as `#photos/<name>.json`, and the files in `images`. */
const PHOTOS = path.join(root, '.cache/photos');

/** Returns the names of the pictures rendered by the art tool. */
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
    for (const [file, bytes] of files) await writeFileAtomic(path.join(PHOTOS, 'images', file), bytes);
    await writeFileAtomic(path.join(PHOTOS, `${name}.json`), JSON.stringify(picture));
  }
}

/** Shared by all Vite configurations of this process. */
let made: Promise<Photo[]> | undefined;

async function make(): Promise<Photo[]> {
  const cache = openCache(path.join(root, BUILD_CACHE));
  const photos = await makePhotos({ folders: FOLDERS, taken: rendered(), cache });
  for (const { warnings } of photos) for (const warning of warnings) console.error(warning);
  await write(photos);
  return photos;
}

/** Generates the editors' photographs before anything imports them, so that `#photos/<name>.json` works like a rendered picture. */
export const photos = (): Plugin => ({
  name: 'photos',
  async config() {
    await (made ??= make());
    return { resolve: { alias: { '#photos': PHOTOS } } };
  },
});

const isPhoto = (file: string) => FOLDERS.some((folder) => path.dirname(file) === folder);

/** Adds the photographs' files to the site's pictures, in the build and in the development server. */
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
