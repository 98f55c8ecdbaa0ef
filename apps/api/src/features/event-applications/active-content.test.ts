import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RESUME_TYPES } from '@fatal/contracts';
import { mayRunSomething } from './active-content.ts';

const FOLDER = join(import.meta.dirname, '../../../test/fixtures/uploads');

const look = (name: string) => {
  const extension = name.split('.').at(-1) as keyof typeof RESUME_TYPES;
  return mayRunSomething(readFileSync(join(FOLDER, name)), RESUME_TYPES[extension]);
};

const names = readdirSync(FOLDER).filter((name) => !name.endsWith('.docm'));

test.each(names.filter((name) => name.includes('plain')))('%s holds nothing that runs', async (name) => {
  expect(await look(name)).toBe(false);
});

test.each(names.filter((name) => !name.includes('plain')))('%s may run something', async (name) => {
  expect(await look(name)).toBe(true);
});

test.each(Object.values(RESUME_TYPES))('what cannot be looked into may run something: %s', async (type) => {
  const broken = '%PDF-1.7 1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\nnonsense\nendstream';
  expect(await mayRunSomething(Buffer.from(broken), type)).toBe(true);
});
