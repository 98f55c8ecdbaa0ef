import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildCache } from '../../../tools/step/cache.ts';

const BROTLI_QUALITY = 11;
const GZIP_LEVEL = 9;

/** Writes `.gz` and `.br` next to a file with these bytes, at the highest compression level. */
export async function compressFile(file: string, bytes: Buffer, cache: BuildCache): Promise<void> {
  const { brotli = '', zlib } = process.versions;
  await Promise.all([
    cache(['gzip', zlib, String(GZIP_LEVEL), bytes], () =>
      promisify(gzip)(bytes, { level: GZIP_LEVEL }),
    ).then((packed) => writeFile(`${file}.gz`, packed)),
    cache(['brotli', brotli, String(BROTLI_QUALITY), bytes], () =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ).then((packed) => writeFile(`${file}.br`, packed)),
  ]);
}
