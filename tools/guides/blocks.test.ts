import { expect, it } from 'vitest';
import { fillIn, findBlocks, GUIDES, readGuide } from './blocks.ts';
import { STEPS } from './steps.ts';

const blocks = GUIDES.flatMap((guide) => findBlocks(readGuide(guide)));

it('finds the blocks of a shell, with their names', () => {
  const text = 'One\n\n```sh run=one\na\nb\n```\n\n```ts\nx\n```\n\n```sh\nc\n```\n';
  expect(findBlocks(text)).toEqual([
    { name: 'one', text: 'a\nb\n' },
    { name: undefined, text: 'c\n' },
  ]);
});

it('puts values where the guide has none, and misses those it does not know', () => {
  expect(fillIn('x <id> << END <new id>', { id: '1', 'new id': '2' })).toBe('x 1 << END 2');
  expect(() => fillIn('<place>', {})).toThrow('<place>');
});

it('runs every block of the guides, and nothing else', () => {
  const run = STEPS.flatMap(({ block }) => block ?? []);
  expect(run.toSorted()).toEqual(blocks.map(({ name }) => name ?? 'a block without a name').toSorted());
});
