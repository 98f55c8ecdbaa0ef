import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../site.ts';
import { FPS, framesOf, weightAt } from './clip.ts';
import { CLIPS } from './index.ts';

const LANGUAGES = ['en', 'es', 'it', 'de', 'ja'];

const read = (file: string) => readFileSync(join(root, 'apps/site', file), 'utf8');

const secondsOf = (name: string) =>
  (CLIPS[name]?.shots ?? []).reduce((sum, shot) => sum + framesOf(shot), 0) / FPS;

/** From and to in seconds. */
const cuesOf = (captions: string) =>
  [...captions.matchAll(/00:00:([\d.]+) --> 00:00:([\d.]+)/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ]);

describe.each(Object.keys(CLIPS))('the cut of %s', (name) => {
  it('is as long as the pages say', () => {
    const duration = Number(/^duration: (\d+)$/m.exec(read(`content/videos/${name}/index.yaml`))?.[1]);
    expect(Math.round(secondsOf(name))).toBe(duration);
  });

  it('has captions at the same times in every language, one after the other and none after its end', () => {
    const all = LANGUAGES.map((language) => cuesOf(read(`public/videos/${name}.${language}.vtt`)));
    const [first = []] = all;
    for (const cues of all) expect(cues).toEqual(first);
    const times = first.flat();
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(secondsOf(name));
  });
});

it('light goes evenly from one moment to the next, and stays after the last', () => {
  const course = [
    [1, 0],
    [2, 1],
  ] as const;
  expect([0, 1, 1.5, 2, 9].map((time) => weightAt(course, time))).toEqual([0, 0, 0.5, 1, 1]);
});
