import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { componentFolders, src } from './source-files.ts';

it.each(componentFolders)('%s has a component, stories, tests and a page of documentation', (folder) => {
  const files = ['.tsx', '.stories.tsx', '.test.tsx', '.mdx'].map((ending) =>
    join(src, folder, folder + ending),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
