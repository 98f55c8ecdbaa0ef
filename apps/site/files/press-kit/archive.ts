import { zipSync, type ZippableFile } from 'fflate';

/** What a zip file can hold as the time of a file at the earliest: the same on every machine, whatever its zone. */
const noTime = () => new Date(1980, 0, 1);

/** What is small already; to pack it again takes time and saves nothing. */
const PACKED = /\.(?:jpg|png)$/;

/**
 * Packs files by their names into one zip file, under one folder, in the order of their names: the same files make the same bytes.
 * Texts may be strings.
 */
export function zip(folder: string, files: ReadonlyMap<string, Uint8Array | string>): Uint8Array {
  const entries = [...files]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, content]): [string, ZippableFile] => [
      `${folder}/${name}`,
      [
        typeof content === 'string' ? Buffer.from(content) : content,
        { level: PACKED.test(name) ? 0 : 9, mtime: noTime() },
      ],
    ]);
  return zipSync(Object.fromEntries(entries));
}
