import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { RESUME_TYPES } from '@fatal/contracts';

/**
 * Whether a document holds macros or scripts, or cannot be looked into. A `false` is no promise: it says that
 * none was found where programs keep them.
 */
export async function mayRunSomething(content: Buffer, type: string): Promise<boolean> {
  try {
    return type === RESUME_TYPES.pdf ? await pdfRunsSomething(content) : zipRunsSomething(content);
  } catch {
    return true;
  }
}

/** Where Word and LibreOffice keep macros, controls and scripts. */
const ACTIVE_ENTRY = /(?:^|\/)vba(?:Project\.bin|Data\.xml)$|^word\/activeX\/|^(?:Basic|Scripts)\//i;

function zipRunsSomething(content: Buffer): boolean {
  return entriesOf(content).some((name) => ACTIVE_ENTRY.test(name));
}

const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');

const ENTRY = 'PK\x01\x02';

/** The names in the central directory of a ZIP file (APPNOTE.TXT, 4.3.12 and 4.3.16). Throws where there is none. */
function entriesOf(content: Buffer): string[] {
  const end = content.lastIndexOf(END_OF_DIRECTORY);
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (content.toString('latin1', at, at + 4) !== ENTRY) throw new Error('The directory is damaged.');
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) => content.readUInt16LE(at + field));
    const start = at + 46;
    at = start + name + extra + comment;
    return content.toString('latin1', start, start + name);
  });
}

/** Actions that run something, forms that do, and what hides both. */
const ACTIVE_NAME = /\/(?:JavaScript|Launch|XFA|Encrypt)(?![A-Za-z0-9])/;

/** Where a stream begins. Some hold objects, the others pictures, fonts and the text of pages. */
const STREAM = /(?<!end)stream\r?\n/g;

/** How far before a stream its dictionary begins. */
const DICTIONARY = 512;

/** As much as the objects of a large document take, in bytes; more is no résumé. */
const MOST_UNPACKED = 32 * 1024 * 1024;

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

async function pdfRunsSomething(content: Buffer): Promise<boolean> {
  const text = content.toString('latin1');
  if (isActive(text)) return true;
  let left = MOST_UNPACKED;
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    if (!isObjects(text.slice(Math.max(0, index - DICTIONARY), index))) continue;
    const objects = await unpack(content.subarray(index + keyword.length), { maxOutputLength: left });
    left -= objects.length;
    if (isActive(objects.toString('latin1'))) return true;
  }
  return false;
}

/** Of what stands before a stream, the object that it belongs to. */
const isObjects = (before: string) => plainNames(before.split('endobj').at(-1) ?? '').includes('/ObjStm');

const isActive = (objects: string) => ACTIVE_NAME.test(plainNames(objects));

/** A name may be written with `#61` for `a` (ISO 32000, 7.3.5). */
const plainNames = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
