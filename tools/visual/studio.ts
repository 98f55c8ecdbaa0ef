import type { SiteManifest } from '@fatal/contracts';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Origins } from './draw.ts';
import { serveSite, serveStorybook, type PictureFacts } from './serve.ts';
import {
  frameSubjects,
  pageSubjects,
  photographSubjects,
  storySubjects,
  titlesWithoutPicture,
  type StoryIndex,
  type Subject,
} from './subjects.ts';
import { openWholeFonts } from './whole-fonts.ts';

/** All that can be drawn, and where it is served. */
export interface Studio extends AsyncDisposable {
  subjects: Subject[];
  /** Components that have no picture. */
  missing: string[];
  origins: Origins;
}

/** Serves Storybook and site as they are built, or builds them first. */
export async function openStudio(root: string): Promise<Studio> {
  buildMissing(root);
  const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const site = readJson('apps/site/dist/site.json') as SiteManifest;
  const index = readJson('storybook-static/index.json') as StoryIndex;
  const dist = join(root, 'apps/site/dist');
  const tones = readJson('apps/site/content/images.json') as Record<string, { tone: string }>;
  const pictures = Object.fromEntries(
    Object.entries(tones).map(([name, { tone }]) => {
      const size = readJson(`apps/site/content/pictures/${name}.json`) as Omit<PictureFacts, 'tone'>;
      return [name, { ...size, tone }];
    }),
  );
  const stack = new AsyncDisposableStack();
  const wholeFont = await openWholeFonts();
  const storybook = stack.use(await serveStorybook(join(root, 'storybook-static'), pictures, wholeFont));
  const en = stack.use(await serveSite(dist, 'en', pictures, wholeFont));
  const jp = stack.use(await serveSite(dist, 'jp', pictures, wholeFont));
  const photographs = stack.use(await serveSite(dist, 'en', 'photographs', wholeFont));
  return {
    subjects: [
      ...storySubjects(index),
      ...frameSubjects(site),
      ...pageSubjects(site),
      ...photographSubjects(site),
    ],
    missing: titlesWithoutPicture(index),
    origins: {
      storybook: storybook.origin,
      site: { en: en.origin, jp: jp.origin },
      photographs: photographs.origin,
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** Builds Storybook and the site where they are not there; `npm test` has built both before. */
function buildMissing(root: string): void {
  const steps = [
    { made: 'storybook-static/index.json', script: 'tools/check/storybook.ts' },
    { made: 'apps/site/dist/site.json', script: 'tools/build/build.ts' },
  ];
  for (const { made, script } of steps) {
    if (existsSync(join(root, made))) continue;
    const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error(`${script} failed; see above.`);
  }
}
