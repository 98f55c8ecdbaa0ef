import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { repack, unpack } from './unpack.ts';

const pack = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

test('unpack returns the content and caches it', () => {
  const packed = pack('fog');
  expect(unpack(packed).toString()).toBe('fog');
  expect(unpack(packed)).toBe(unpack(packed));
});

test('repack returns the content as gzip and caches it', () => {
  const packed = pack('fog');
  expect(gunzipSync(repack(packed)).toString()).toBe('fog');
  expect(repack(packed)).toBe(repack(packed));
});

test('the cache keeps many small files but only the last large ones', () => {
  const small = Array.from({ length: 300 }, (_, index) => pack(String(index)));
  const contents = small.map(repack);
  expect(small.map(repack).every((content, index) => content === contents[index])).toBe(true);
  const large = (text: string) => pack(text.repeat(1024 * 1024));
  const [first, second] = [large('a'), large('b')];
  const [content, other] = [unpack(first), unpack(second)];
  unpack(large('c'));
  expect(unpack(first)).toBe(content);
  unpack(large('d'));
  expect(unpack(first)).toBe(content);
  expect(unpack(second)).not.toBe(other);
});
