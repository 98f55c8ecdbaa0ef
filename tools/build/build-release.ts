import path from 'node:path';
import { readFileSync } from 'node:fs';
import { siteDist } from '../../apps/site/build/content/preview.ts';
import { hashOfParts } from '../step/cache.ts';
import { root } from '../step/step.ts';
import { buildServer } from './build-server.ts';
import { buildSite } from './build-site.ts';
import { isLatest, makeRelease, pruneReleases, releaseDir } from './releases.ts';
import { START } from './start-script.ts';
import { thirdPartyFiles } from './third-party.ts';

/** Builds the product as a release, where the last one is not of the same sources. Returns the release's folder. */
export async function buildRelease(): Promise<string> {
  const version = readVersion();
  const parts = [await buildServer(), await buildSite(), version, START];
  const id = hashOfParts(parts).slice(0, 12);
  if (isLatest(id)) return releaseDir(id);
  const dir = makeRelease({
    id,
    version,
    server: path.join(root, 'apps/api/dist'),
    site: path.join(root, siteDist()),
    texts: { fatal: START, ...thirdPartyFiles() },
  });
  pruneReleases();
  return dir;
}

const readVersion = (): string =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version;
