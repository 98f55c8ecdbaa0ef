import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OperatorError, type ReleaseManifest } from '@fatal/contracts';
import { alone } from './alone.ts';
import { KEPT_RELEASES, listReleases, makeRelease, pruneReleases, releaseDir } from './releases.ts';

let dir: string;
let releases: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'fatal-releases-'));
  releases = path.join(dir, 'releases');
});

afterEach(() => {
  rmSync(dir, { recursive: true });
});

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
};

/** Makes a release of a server that says `text`. */
function make(text: string): string {
  write('dist/server/server.js', text);
  write('dist/server/.build-stamp', 'not a part of it');
  write('dist/site/pages/en/index.html', 'Hello');
  return makeRelease(
    {
      version: '1.2.3',
      copies: { server: path.join(dir, 'dist/server'), 'site/pages': path.join(dir, 'dist/site/pages') },
      texts: { fatal: '#!/bin/sh\necho started' },
    },
    releases,
  );
}

/** Lets a release be so many hours old. */
const age = (release: string, hours: number) => {
  const time = new Date(Date.now() - hours * 3_600_000);
  utimesSync(release, time, time);
};

/** The id of a process that has ended. */
const endedProcess = () => spawnSync(process.execPath, ['--version']).pid;

test('a release holds every file, with its hash, and nothing else', () => {
  const release = make('one');
  const { files } = JSON.parse(readFileSync(path.join(release, 'manifest.json'), 'utf8')) as ReleaseManifest;
  expect(Object.keys(files)).toEqual(['fatal', 'server/server.js', 'site/pages/en/index.html']);
  expect(files['server/server.js']).toBe('7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed');
  expect(readFileSync(path.join(release, 'server/server.js'), 'utf8')).toBe('one');
  expect(spawnSync(path.join(release, 'fatal'), { encoding: 'utf8' }).stdout).toBe('started\n');
  expect(readdirSync(releases).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('the same contents are the same release', () => {
  const first = make('one');
  age(first, 5);
  expect(make('one')).toBe(first);
  expect(listReleases(releases)).toHaveLength(1);
  expect(make('two')).not.toBe(first);
  expect(readFileSync(path.join(first, 'server/server.js'), 'utf8')).toBe('one');
});

test('the one that was built last is the one that starts; an earlier one can be named', () => {
  const first = make('one');
  const second = make('two');
  expect(releaseDir(undefined, releases)).toBe(second);
  expect(releaseDir(path.basename(first), releases)).toBe(first);
});

test.each(['0123456789ab', '../dist', '', '.running'])('there is no release %j', (id) => {
  make('one');
  expect(() => releaseDir(id, releases)).toThrow(OperatorError);
});

test('says how to build where nothing is built', () => {
  expect(() => releaseDir(undefined, releases)).toThrow('Nothing is built. Run npm run build.');
  expect(listReleases(releases)).toEqual([]);
});

test('releases share the files that do not differ, but no damage', () => {
  const first = make('one');
  const second = make('two');
  const fileIn = (release: string) => path.join(release, 'site/pages/en/index.html');
  expect(statSync(fileIn(second)).ino).toBe(statSync(fileIn(first)).ino);
  rmSync(first, { recursive: true });
  expect(readFileSync(fileIn(second), 'utf8')).toBe('Hello');
  writeFileSync(fileIn(second), 'damaged');
  expect(readFileSync(fileIn(make('three')), 'utf8')).toBe('Hello');
});

test('a build that fails leaves what was there', () => {
  const first = make('one');
  expect(() =>
    makeRelease(
      {
        version: '1.2.3',
        copies: { server: path.join(dir, 'dist/server'), site: path.join(dir, 'nowhere') },
        texts: {},
      },
      releases,
    ),
  ).toThrow('nowhere');
  expect(releaseDir(undefined, releases)).toBe(first);
  expect(readdirSync(releases).sort()).toEqual([path.basename(first), 'latest'].sort());
});

test('a build that is killed half-way leaves what was there, and no half of a release', async () => {
  const first = make('one');
  const builder = spawn(process.execPath, [
    '--eval',
    `import(${JSON.stringify(path.join(import.meta.dirname, 'releases.ts'))}).then(({ makeRelease }) =>
       makeRelease(
         {
           version: '1.2.3',
           copies: { server: ${JSON.stringify(path.join(dir, 'dist/server'))} },
           texts: {
             get fatal() {
               console.log('half-way');
               Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
             },
           },
         },
         ${JSON.stringify(releases)},
       ),
     );`,
  ]);
  await once(builder.stdout, 'data');
  builder.kill('SIGKILL');
  await once(builder, 'close');
  const left = path.join(releases, `.partial-${String(builder.pid)}`);
  expect(existsSync(path.join(left, 'server/server.js'))).toBe(true);
  expect(releaseDir(undefined, releases)).toBe(first);
  expect(listReleases(releases)).toHaveLength(1);
  pruneReleases(releases);
  expect(existsSync(left)).toBe(false);
});

test('the newest stay, and those in use; what ended builds have left goes', () => {
  const made = ['one', 'two', 'three', 'four', 'five'].map((text, index) => {
    const release = make(text);
    age(release, 10 - index);
    return release;
  });
  const [used = '', unused = '', ...newest] = made;
  write(`releases/.running/${path.basename(used)}.${String(process.pid)}`, '');
  write(`releases/.running/${path.basename(unused)}.${String(endedProcess())}`, '');
  const left = `.partial-${String(endedProcess())}`;
  write(`releases/${left}/server/server.js`, 'half');
  expect(pruneReleases(releases)).toEqual([path.basename(unused)]);
  expect(newest).toHaveLength(KEPT_RELEASES);
  expect([used, ...newest].every((release) => existsSync(release))).toBe(true);
  expect(existsSync(path.join(releases, left))).toBe(false);
  const [, , , oldest] = listReleases(releases);
  expect(oldest).toMatchObject({ dir: used, running: [process.pid] });
});

/** A process that has the folder to itself until it is killed. */
async function startHolder(): Promise<ChildProcess> {
  const holder = spawn(process.execPath, [
    '--eval',
    `import(${JSON.stringify(path.join(import.meta.dirname, 'alone.ts'))}).then(({ alone }) =>
       alone(${JSON.stringify(releases)}, () => {
         console.log('holds');
         return new Promise(() => setInterval(() => undefined, 1000));
       }),
     );`,
  ]);
  await once(holder.stdout, 'data');
  return holder;
}

test('of two builds at once the second says so and waits; one that is killed keeps nobody waiting', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const holder = await startHolder();
  let done = false;
  const work = alone(releases, async () => {
    done = true;
    return Promise.resolve('done');
  });
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith('Another build is under way. Waiting for it.'));
  expect(done).toBe(false);
  holder.kill('SIGKILL');
  expect(await work).toBe('done');
  expect(said).toHaveBeenCalledTimes(1);
});

test('a build that fails gives the folder back', async () => {
  await expect(alone(releases, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await alone(releases, () => Promise.resolve('done'))).toBe('done');
});
