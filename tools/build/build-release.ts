import path from 'node:path';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { siteDist } from '../../apps/site/build/content/preview.ts';
import { root } from '../step/step.ts';
import { alone } from './alone.ts';
import { buildServer } from './build-server.ts';
import { buildSite } from './build-site.ts';
import { makeRelease, pruneReleases, releaseDir, RELEASES } from './releases.ts';
import { START } from './start-script.ts';
import { readThirdParties } from './third-party.ts';
import { noticesOf, sbomOf } from './third-party-files.ts';

/** What the server reads of the built site. */
const SITE = ['client', 'server'];

/** Builds the product as a release, where it is not built yet. Returns the release's folder. */
export function buildRelease(): Promise<string> {
  return alone(RELEASES, async () => {
    const sources = [await buildServer(), await buildSite()].join(' ');
    const stamp = path.join(RELEASES, '.built');
    const [known, id] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
    if (known === sources && id !== undefined && existsSync(path.join(RELEASES, id))) return releaseDir(id);
    const version = readVersion();
    const dir = makeRelease({
      version,
      copies: {
        server: path.join(root, 'apps/api/dist'),
        ...Object.fromEntries(SITE.map((name) => [`site/${name}`, path.join(root, siteDist(), name)])),
      },
      texts: { fatal: START, ...thirdPartyFiles(version) },
    });
    writeFileSync(stamp, [sources, path.basename(dir)].join('\n'));
    pruneReleases();
    return dir;
  });
}

/** What a release says of the work of others that is in it. */
function thirdPartyFiles(version: string): Record<string, string> {
  const packages = readThirdParties();
  return { 'sbom.cdx.json': sbomOf(packages, version), 'THIRD-PARTY-NOTICES.txt': noticesOf(packages) };
}

const readVersion = (): string =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version;
