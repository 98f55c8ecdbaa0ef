import { zipSync, type ZippableFile } from 'fflate';

/** Earliest time that a zip file can store, in local time: every time zone yields the same bytes. */
const noTime = () => new Date(1980, 0, 1);

/** Formats that are already compressed. Deflating them again takes time and saves nothing. */
const PACKED = /\.(?:jpg|png)$/;

/**
 * Returns a zip file with `files`, given by name, inside `folder`. Sorts them by name, so that the same files always produce the same
 * bytes.
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
