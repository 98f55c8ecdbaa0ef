import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { startPreview } from '../../apps/site/build/content/preview.ts';
import { loadContent } from '../../apps/site/build/content/load-content.ts';
import { sampleLinksNote, studioNote } from '../../packages/contracts/src/studio.ts';
import { readCommandLine, refuse } from '../command/command-line.ts';
import { fail } from './fail.ts';
import { listReleases, releaseDir } from './releases.ts';

// Caches compiled modules: compiling the imports takes a fifth of the start.
enableCompileCache(path.join(import.meta.dirname, '../../.cache/node'));

const USAGE = `npm run build [-- --preview | --archive [--release <id>] | --list]
  --preview  includes unpublished content, in a separate folder
  --archive  packs the release as one archive
  --release  the release to pack, without building
  --list     lists the releases and the servers that run them`;
const { values } = readCommandLine(USAGE, {
  options: {
    preview: { type: 'boolean', default: false },
    archive: { type: 'boolean', default: false },
    release: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const { preview, archive, release, list } = values;
if (Number(preview) + Number(archive) + Number(list) > 1)
  refuse('--preview, --archive and --list exclude each other');
if (release !== undefined && !archive) refuse('--release needs --archive');

try {
  if (list) printReleases();
  else if (archive) await pack();
  else await build();
} catch (error) {
  fail(error);
}

async function build(): Promise<void> {
  if (preview) startPreview();
  const { buildRelease } = await import('./build-release.ts');
  console.log(await buildRelease());
  for (const note of [studioNote(process.env), sampleLinksNote(loadContent().modules.links.sampleLinks)])
    if (note !== undefined) console.warn(note);
}

async function pack(): Promise<void> {
  const { archiveRelease } = await import('./archive.ts');
  if (release !== undefined) {
    console.log(await archiveRelease(releaseDir(release)));
    return;
  }
  const { buildRelease } = await import('./build-release.ts');
  console.log(await archiveRelease(await buildRelease()));
}

function printReleases(): void {
  const releases = listReleases();
  if (releases.length === 0) console.log('No releases yet. Run npm run build.');
  for (const { id, version, date, running } of releases) {
    const servers = running.map((pid) => `process ${String(pid)}`).join(', ');
    const day = date.toISOString().slice(0, 16).replace('T', ' ');
    console.log([id, version, day, servers].join('   ').trimEnd());
  }
}
