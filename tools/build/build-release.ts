import path from 'node:path';
import { readFileSync } from 'node:fs';
import { isPreview, siteDist } from '../../apps/site/build/content/preview.ts';
import { hashOfParts } from '../step/cache.ts';
import { root } from '../step/step.ts';
import { buildServer } from './build-server.ts';
import { buildSite } from './build-site.ts';
import { isLatest, makeRelease, pruneReleases, releaseDir, RELEASES } from './releases.ts';
import { START } from './start-script.ts';
import { thirdPartyFiles } from './third-party.ts';

/** Builds a release, unless the last one has the same sources. Returns the release's folder. */
export async function buildRelease(): Promise<string> {
  // Previews have their own folder, because releases share their assets and drafts would be among them.
  const releases = isPreview() ? path.join(RELEASES, 'preview') : RELEASES;
  const version = readVersion();
  const sources = [await buildServer(), await buildSite(), version, START];
  const id = hashOfParts(sources).slice(0, 12);
  if (isLatest(id, releases)) return releaseDir(id, releases);
  const parts = {
    id,
    version,
    server: path.join(root, 'apps/api/dist'),
    site: path.join(root, siteDist()),
    texts: { fatal: START, ...thirdPartyFiles() },
  };
  const dir = makeRelease(parts, releases);
  pruneReleases(releases);
  return dir;
}

const readVersion = (): string =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version;
