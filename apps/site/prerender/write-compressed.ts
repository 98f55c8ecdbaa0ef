import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes a text, and beside it `.gz` and `.br` of the best quality. */
export async function writeCompressed(file: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await mkdir(path.dirname(file), { recursive: true });
  await Promise.all([
    writeFile(file, bytes),
    promisify(gzip)(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }).then((packed) => writeFile(`${file}.br`, packed)),
  ]);
}
