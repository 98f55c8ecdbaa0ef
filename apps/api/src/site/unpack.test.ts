import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { repack, unpack } from './unpack.ts';

const pack = (text: string) => brotliCompressSync(text);

test('gives the content, and keeps it for the next who asks', () => {
  const packed = pack('fog');
  expect(unpack(packed).toString()).toBe('fog');
  expect(unpack(packed)).toBe(unpack(packed));
});

test('gives the content as a gzip file', () => {
  const packed = pack('fog');
  expect(gunzipSync(repack(packed)).toString()).toBe('fog');
  expect(repack(packed)).toBe(repack(packed));
});

test('keeps the last few only', () => {
  const [first, second] = [pack('first'), pack('second')];
  const [content, other] = [unpack(first), unpack(second)];
  for (let n = 0; n < 14; n += 1) unpack(pack(String(n)));
  expect(unpack(first)).toBe(content);
  unpack(pack('one too many'));
  expect(unpack(first)).toBe(content);
  expect(unpack(second)).not.toBe(other);
});
