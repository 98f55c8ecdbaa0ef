import { expect, test, vi } from 'vitest';
import { startProgress } from './progress.ts';

function makeOutput(isTTY: boolean) {
  const written: string[] = [];
  return { written, output: { isTTY, write: (text: string) => written.push(text) } };
}

test('a terminal sees one line grow', () => {
  const { written, output } = makeOutput(true);
  const progress = startProgress(output, 'Copied', 'rows');
  for (let n = 0; n < 1_000; n += 1) progress.add(500);
  progress.end();
  expect(written[0]).toBe('\rCopied: 500 rows');
  expect(written.length).toBeLessThan(1_000);
  expect(written.at(-1)).toBe('\rCopied: 500,000 rows\n');
});

test('a terminal sees at once what a process begins with', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(20);
  const { written, output } = makeOutput(true);
  startProgress(output, 'Copied', 'rows').add(500);
  expect(written).toEqual(['\rCopied: 500 rows']);
  clock.mockRestore();
});

test('a log gets one line, at the end', () => {
  const { written, output } = makeOutput(false);
  const progress = startProgress(output, 'Copied', 'rows');
  progress.add(500);
  progress.end();
  expect(written).toEqual(['Copied: 500 rows\n']);
});
