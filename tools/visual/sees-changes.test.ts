// The check at work on one story: it agrees with what has not changed, and sees what has, be it by a hair.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { color, space } from '../../packages/ui/src/tokens.ts';
import { Baselines } from './baselines.ts';
import { launch } from './browser.ts';
import { Report } from './report.ts';
import { run, type RunOptions } from './run.ts';
import { openStudio, type Studio } from './studio.ts';

const STORY = 'stories/feedback-notice--long-labels';
/** Its pictures without any wish for media. */
const PLAIN = ['en-390', 'en-1440', 'jp-390', 'jp-1440'];
const root = fileURLToPath(new URL('../../', import.meta.url));

let folder = '';
let studio: Studio;
let browser: Browser;

interface Look extends Pick<RunOptions, 'css' | 'mode'> {
  browser?: Browser;
  /** Where the pictures are that are expected. */
  baselines?: string;
}

/** Looks at the story; the names of the pictures that are not as expected. */
async function look({ baselines = join(folder, 'baselines'), ...options }: Look = {}): Promise<string[]> {
  const report = new Report(join(folder, 'report'));
  const { failures } = await run({
    studio,
    browser,
    baselines: new Baselines(baselines),
    report,
    wants: (name) => name === STORY,
    ...options,
  });
  report.save();
  return failures.map((name) => name.replace(`${STORY}/`, ''));
}
const written = (picture: string) => existsSync(join(folder, 'report', STORY, picture));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
  studio = await openStudio(root);
  browser = await launch();
  expect(await look({ mode: 'accept' })).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await studio[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

type ColourName = keyof typeof color;

/** One token as a sheet, its last channel so many steps further. */
function colourOff(name: ColourName, steps: number): string {
  const { value } = color[name];
  const blue = (parseInt(value.slice(5), 16) + steps).toString(16).padStart(2, '0');
  return `:root { --gloam-color-${name}: ${value.slice(0, 5)}${blue} }`;
}

const wider = `:root { --gloam-space-5: calc(${space[5].value} + 1px) }`;

const thicker = '* { -webkit-text-stroke: 0.03px }';

describe('where the same browser draws, the check', () => {
  it('agrees with what has not changed', async () => {
    expect(await look()).toEqual([]);
    expect(existsSync(join(folder, 'report'))).toBe(false);
  });

  it('sees a surface one step off', async () => {
    expect(await look({ css: colourOff('ground-raised', 1) })).toEqual(expect.arrayContaining(PLAIN));
  });

  it('sees rims of letters that are a hair thicker', async () => {
    expect(await look({ css: thicker })).not.toEqual([]);
  });

  it('sees a space that is a pixel wider, and shows what was expected, what came and where they differ', async () => {
    expect(await look({ css: wider })).toEqual(expect.arrayContaining(PLAIN));
    expect(['expected', 'actual', 'difference'].filter((kind) => !written(`en-390.${kind}.png`))).toEqual([]);
    expect(readFileSync(join(folder, 'report/index.html'), 'utf8')).toContain(`${STORY}/jp-1440.actual.png`);
  });

  it('agrees with it once it is accepted', async () => {
    const baselines = join(folder, 'wider');
    cpSync(join(folder, 'baselines'), baselines, { recursive: true });
    await look({ css: wider, mode: 'accept', baselines });
    expect(await look({ css: wider, baselines })).toEqual([]);
  });
});

describe('where another browser has drawn what is expected, the check', () => {
  beforeAll(() => {
    const file = join(folder, 'baselines/manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...manifest, browser: 'Chromium 1.0' }));
  });

  it('passes over rims of letters that are a hair thicker', async () => {
    expect(await look({ css: thicker })).toEqual([]);
  });

  it.each<[string, string]>([
    ['a colour that is four steps off', colourOff('ground-raised', 4)],
    ['text in another colour', `:root { --gloam-color-text-body: ${color['text-muted'].value} }`],
    ['a space that is a pixel wider', wider],
  ])('sees %s', async (_, css) => {
    expect(await look({ css })).toEqual(expect.arrayContaining(PLAIN));
  });
});
