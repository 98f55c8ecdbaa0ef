import { listReleases } from './build/releases.ts';
import { readCommandLine } from './command/command-line.ts';

const MB = 1e6;

readCommandLine('npm run releases\nLists what is built, and which servers run it.');

const releases = listReleases();
if (releases.length === 0) console.log('Nothing is built yet. npm run build makes a release.');
for (const { id, date, size, running } of releases) {
  const servers = running.map((pid) => `process ${String(pid)}`).join(', ');
  console.log(
    [id, date.toISOString().slice(0, 16).replace('T', ' '), `${(size / MB).toFixed(1)} MB`, servers]
      .join('   ')
      .trimEnd(),
  );
}
