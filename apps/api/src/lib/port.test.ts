import { expect, test } from 'vitest';
import { addressOf, listenError } from './port.ts';

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['::1', 'http://localhost:3000'],
  ['localhost', 'http://localhost:3000'],
  ['192.0.2.1', 'http://192.0.2.1:3000'],
  ['2001:db8::1', 'http://[2001:db8::1]:3000'],
])('a server on %s is found at %s', (host, address) => {
  expect(addressOf(host, 3000)).toBe(address);
});

test.each([
  ['EADDRINUSE', 'Port 80 is already in use. Stop what is using it, or set PORT to another number.'],
  ['EACCES', 'This user may not listen on port 80. Set PORT to a number of 1024 or more.'],
  ['ENOTFOUND', 'Cannot listen on HOST example, port 80: ENOTFOUND.'],
])('says what to do about %s', (code, message) => {
  expect(listenError(Object.assign(new Error(code), { code }), 'example', 80).message).toBe(message);
});
