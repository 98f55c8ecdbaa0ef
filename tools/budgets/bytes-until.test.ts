import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bytesUntil } from './bytes-until.ts';

const noise = randomBytes(6000).toString('base64');

it.each([0.25, 0.5, 1])(
  'is about as much of the bytes as of a text that is the same all through: %d',
  async (part) => {
    const packed = brotliCompressSync(noise);
    const bytes = await bytesUntil(packed, noise.length * part);
    expect(bytes / packed.length).toBeGreaterThan(part - 0.15);
    expect(bytes / packed.length).toBeLessThan(part + 0.15);
  },
);

it('does not grow with what comes after', async () => {
  const alone = await bytesUntil(brotliCompressSync(noise), 2000);
  const longer = await bytesUntil(brotliCompressSync(noise + randomBytes(6000).toString('base64')), 2000);
  expect(Math.abs(longer - alone)).toBeLessThan(512);
});

it('is all of a text that is shorter', async () => {
  const packed = brotliCompressSync('fog');
  expect(await bytesUntil(packed, 100)).toBe(packed.length);
});
