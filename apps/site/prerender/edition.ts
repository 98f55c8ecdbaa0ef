import type { SiteManifest, SiteText } from '@fatal/contracts';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Kind = 'pages' | 'texts';

/** A document as it is drawn, in one folder: that of its language, or that of the texts. */
interface Version {
  /** From the top of the built site. */
  folder: string;
  text: string;
  /** The same while the applications are closed, where that looks different. */
  closed?: string;
}

const closedName = (file: string) => file.replace(/(\.\w+)$/, '.closed$1');

/**
 * Writes documents below `dist`, and says where they are. Of a `day` to come only those that differ from what `before` shows last,
 * in a folder of that day.
 */
export function openEdition(dist: string, before?: SiteManifest, day?: string) {
  /** In the order in which they were asked for, whichever is written first: the same sources are the same release. */
  const written: Record<Kind, ([address: string, text: SiteText] | undefined)[]> = { pages: [], texts: [] };

  const lastShown = (kind: Kind, address: string): SiteText | undefined =>
    before && [before, ...before.editions].findLast((edition) => address in edition[kind])?.[kind][address];

  async function isAsWritten(shown: SiteText, { folder, text, closed }: Version): Promise<boolean> {
    const read = async (file?: string) =>
      file !== undefined && existsSync(path.join(dist, folder, file))
        ? readFile(path.join(dist, folder, file), 'utf8')
        : undefined;
    return (await read(shown.file)) === text && (await read(shown.closedFile)) === closed;
  }

  async function write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), text);
  }

  return {
    /** What has been written. */
    documents: () =>
      ({
        pages: Object.fromEntries(written.pages.filter((one) => one !== undefined)),
        texts: Object.fromEntries(written.texts.filter((one) => one !== undefined)),
      }) as Pick<SiteManifest, Kind>,
    /** Writes the versions of a document under a name, unless all of them are there already; `facts` are what else is known of it. */
    async write<K extends Kind>(
      kind: K,
      address: string,
      name: string,
      versions: readonly Version[],
      facts: Omit<SiteManifest[K][string], keyof SiteText>,
    ): Promise<void> {
      const place = written[kind].push(undefined) - 1;
      const shown = lastShown(kind, address);
      if (shown && (await Promise.all(versions.map((one) => isAsWritten(shown, one)))).every(Boolean)) return;
      const file = day === undefined ? name : `${day}/${name}`;
      const hasClosed = versions.some(({ closed }) => closed !== undefined);
      for (const { folder, text, closed } of versions) {
        await write(path.join(folder, file), text);
        if (closed !== undefined) await write(path.join(folder, closedName(file)), closed);
      }
      written[kind][place] = [
        address,
        {
          file,
          ...(hasClosed && { closedFile: closedName(file) }),
          ...facts,
        },
      ];
    },
  };
}
