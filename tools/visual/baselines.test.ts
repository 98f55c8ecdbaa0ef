import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Baselines } from './baselines.ts';
import { toWebp } from './image.ts';
import { boxes } from './testing.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const image = boxes(20, 10, [{ left: 3, top: 3, width: 4, height: 4, hex: '#ff4b22' }]);

describe('the baselines', () => {
  it('keep every pixel, and who has drawn it', async () => {
    const written = new Baselines(folder);
    written.write('pages/home/en-390', await toWebp(image), 'Chromium 1');
    written.write('pages/home/en-1440', await toWebp(image), 'Chromium 1');
    written.write('stories/tag--default/en-390', await toWebp(image), 'Chromium 2');
    written.save();

    const read = new Baselines(folder);
    expect(read.names).toEqual(['pages/home/en-1440', 'pages/home/en-390', 'stories/tag--default/en-390']);
    expect((await read.read('pages/home/en-390'))?.pixels).toEqual(image.pixels);
    expect(read.browserOf('pages/home/en-390')).toBe('Chromium 1');
    expect(read.browserOf('stories/tag--default/en-390')).toBe('Chromium 2');
    expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual({
      browser: 'Chromium 1',
      others: { 'stories/tag--default/en-390': 'Chromium 2' },
    });
  });

  it('know nothing of what was removed, or never there', async () => {
    const baselines = new Baselines(folder);
    baselines.write('pages/home/en-390', await toWebp(image), 'Chromium 1');
    baselines.remove('pages/home/en-390');
    baselines.save();
    expect(new Baselines(folder).names).toEqual([]);
    expect(await baselines.read('pages/home/en-390')).toBeUndefined();
  });
});
