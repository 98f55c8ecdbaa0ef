import { expect, test } from 'vitest';
import { isMailable } from './addresses.ts';

test.each(['ada@example.org', "o'neil.x+tag@mail.example.co.uk", 'ada@käse.example', '霧@例え.jp', 'a@b.cd'])(
  'writes to %s',
  (address) => expect(isMailable(address)).toBe(true),
);

test.each([
  '',
  'ada',
  'ada@localhost',
  'a,b@example.org',
  'a;b@example.org',
  '<ada@example.org>',
  'ada@example.org>',
  '"ada"@example.org',
  'group:ada@example.org',
  'ada(comment)@example.org',
  'ada@example.org\r\nBcc: eve@example.org',
  'ada\u0000@example.org',
  'ada@exa mple.org',
  'ada@[127.0.0.1]',
  'ada@@example.org',
  '.ada@example.org',
  'ada@.example.org',
  `${'a'.repeat(250)}@example.org`,
])('does not write to %j', (address) => expect(isMailable(address)).toBe(false));
