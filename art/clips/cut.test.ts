import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../site.ts';
import { FPS, framesOf, weightAt } from './clip.ts';
import { CLIPS } from './index.ts';

const LANGUAGES = ['en', 'es', 'it', 'de', 'ja'];

const read = (file: string) => readFileSync(join(root, 'apps/site', file), 'utf8');

const secondsOf = (name: string) =>
  (CLIPS[name]?.shots ?? []).reduce((sum, shot) => sum + framesOf(shot), 0) / FPS;

/** Returns start and end of each cue in seconds. */
const cuesOf = (captions: string) =>
  [...captions.matchAll(/00:00:([\d.]+) --> 00:00:([\d.]+)/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ]);

describe.each(Object.keys(CLIPS))('cut of %s', (name) => {
  it('is as long as declared in the content', () => {
    const duration = Number(/^duration: (\d+)$/m.exec(read(`content/videos/${name}/index.yaml`))?.[1]);
    expect(Math.round(secondsOf(name))).toBe(duration);
  });

  it('has subtitles with the times and words of its captions', () => {
    for (const language of LANGUAGES) {
      const file = `public/videos/${name}.titles.${language}.vtt`;
      if (!existsSync(join(root, 'apps/site', file))) continue;
      const [, ...titles] = read(file).trim().split('\n\n');
      const captions = read(`public/videos/${name}.${language}.vtt`).split('\n\n');
      expect(titles.length).toBeGreaterThan(0);
      for (const title of titles) {
        const [time = '', ...lines] = title.split('\n');
        const caption = captions.find((one) => one.startsWith(time))?.split('\n');
        for (const line of lines) expect(caption).toContain(line);
        expect(title).not.toMatch(/[[［]/);
      }
    }
  });

  it('has captions at the same times in every language, in order and within the clip', () => {
    const all = LANGUAGES.map((language) => cuesOf(read(`public/videos/${name}.${language}.vtt`)));
    const [first = []] = all;
    for (const cues of all) expect(cues).toEqual(first);
    const times = first.flat();
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(secondsOf(name));
  });
});

it('interpolates light between two moments and keeps the last value', () => {
  const course = [
    [1, 0],
    [2, 1],
  ] as const;
  expect([0, 1, 1.5, 2, 9].map((time) => weightAt(course, time))).toEqual([0, 0, 0.5, 1, 1]);
});
