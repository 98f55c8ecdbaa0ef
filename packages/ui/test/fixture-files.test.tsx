// Fixtures are drawn by Storybook and by tests: whatever file one asks for is there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { components } from './components.ts';

/** Storybook serves what the site has. */
const served = join(import.meta.dirname, '../../../apps/site/public');

/** Addresses of files that a page fetches by itself. */
function filesIn(html: string): string[] {
  const addresses = [...html.matchAll(/\s(?:src|srcset|poster)="(?<value>[^"]*)"/gi)].flatMap(({ groups }) =>
    (groups?.value ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  return [...new Set(addresses)].filter((address) => address.startsWith('/'));
}

it.each(components)('$name asks for no file that is not there', ({ component, fixtures }) => {
  const asked = Object.values(fixtures).flatMap((props) =>
    filesIn(renderToString(createElement(component, props))),
  );
  expect(asked.filter((address) => !existsSync(join(served, address)))).toEqual([]);
});
