import { expect, test } from 'vitest';
import { parseEnv } from 'node:util';
import { findCut } from './env-lines.ts';

test.each([
  ['PORT=3000\nSMTP_URL=smtps://user:a#b@host', 'SMTP_URL'],
  ['SMTP_URL="smtps://user:a#b@host"', undefined],
  ['PORT=3000 # a remark', undefined],
  ['# SMTP_URL=a#b', undefined],
  ['EMPTY=#remark', undefined],
])('finds what Node would cut in %j: %s', (text, name) => {
  expect(findCut(text)).toBe(name);
  // Compares with Node's own parser.
  if (name !== undefined) expect(parseEnv(text)[name]).not.toContain('#');
});
