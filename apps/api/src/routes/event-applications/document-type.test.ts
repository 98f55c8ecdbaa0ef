import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Zip, ZipDeflate, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { RESUME_TYPES } from '@fatal/contracts';
import { documentType } from './document-type.ts';

const PDF = '%PDF-1.7\n%%EOF\n';
const PRINTER = '\u001b%-12345X@PJL JOB NAME="cv"\r\n@PJL ENTER LANGUAGE=PDF\r\n';

const typeOf = (content: string | Uint8Array, known?: string) => documentType(Buffer.from(content), known);

const contentTypes = (main = `${RESUME_TYPES.docx}.main+xml`, quote = '"') =>
  `<Types><Override PartName=${quote}/word/document.xml${quote} ContentType=${quote}${main}${quote}/></Types>`;

const DOCX: Entry[] = [
  ['[Content_Types].xml', contentTypes()],
  ['_rels/.rels', '<Relationships/>'],
  ['word/document.xml', '<w:document/>'],
];
const ODT: Entry[] = [
  ['mimetype', RESUME_TYPES.odt],
  ['content.xml', '<office:document-content/>'],
];

type Entry = [name: string, text: string];

const packed = (entries: readonly Entry[]) =>
  zipSync(Object.fromEntries(entries.map(([name, text]) => [name, strToU8(text)])));

/** Written as a stream: each size comes after its data. */
function streamed(entries: readonly Entry[]): Buffer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, text] of entries) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(strToU8(text), true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

describe('a PDF is known', () => {
  test.each([
    ['from its first byte', ''],
    ['after a line break', '\n'],
    ['after the mark of UTF-8', '\u{feff}'],
    ['after a printer’s header', PRINTER],
    ['at the end of the first 1,024 bytes', ' '.repeat(1024 - '%PDF-'.length)],
  ])('%s', (_where, before) => {
    expect(typeOf(before + PDF)).toBe(RESUME_TYPES.pdf);
  });

  test('unless it begins later', () => {
    expect(typeOf(' '.repeat(1024) + PDF)).toBe('');
  });

  test('unless its first bytes are those of another type', () => {
    expect(typeOf(`MZ${PDF}`, 'application/x-msdownload')).toBe('application/x-msdownload');
  });
});

describe('a document is known', () => {
  const big: Entry = ['word/media/photo.png', 'x'.repeat(2_000_000)];
  const many = Array.from({ length: 1500 }, (_, n): Entry => [`word/media/${String(n)}.png`, 'x']);

  test.each<[string, Uint8Array, string]>([
    ['of Word', packed(DOCX), RESUME_TYPES.docx],
    ['of LibreOffice, whose list of types comes last', packed(DOCX.toReversed()), RESUME_TYPES.docx],
    ['that was streamed', streamed([big, ...DOCX.toReversed()]), RESUME_TYPES.docx],
    ['with many pictures', packed([...many, ...DOCX]), RESUME_TYPES.docx],
    [
      'whose list of types has other quotation marks',
      packed([['[Content_Types].xml', contentTypes(undefined, "'")], ...DOCX.slice(1)]),
      RESUME_TYPES.docx,
    ],
    ['of OpenDocument', packed(ODT), RESUME_TYPES.odt],
    ['of OpenDocument that was streamed', streamed([big, ...ODT.toReversed()]), RESUME_TYPES.odt],
  ])('%s', (_what, content, type) => {
    expect(typeOf(content)).toBe(type);
  });

  test('with the longer sizes of ZIP64', () => {
    const fixture = join(import.meta.dirname, '../../../test/fixtures/uploads/plain-zip64.docx');
    expect(typeOf(readFileSync(fixture))).toBe(RESUME_TYPES.docx);
  });
});

/** The end of a directory of ZIP64 that promises four thousand million entries and has none. */
function endless(): Buffer {
  const record = Buffer.alloc(98);
  record.write('PK\u0006\u0006', 0, 'latin1');
  record.writeUInt32LE(0xff_ff_ff_ff, 32);
  record.writeUInt32LE(1_000, 48);
  record.write('PK\u0006\u0007', 56, 'latin1');
  record.writeUInt32LE(4, 64);
  record.write('PK\u0005\u0006', 76, 'latin1');
  record.writeUInt16LE(0xff_ff, 84);
  return Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), record]);
}

describe('no document is', () => {
  test.each<[string, Uint8Array]>([
    [
      'one with macros',
      packed([
        ['[Content_Types].xml', contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')],
      ]),
    ],
    ['a spreadsheet', packed([['mimetype', 'application/vnd.oasis.opendocument.spreadsheet']])],
    ['a template', packed([['mimetype', `${RESUME_TYPES.odt}-template`]])],
    ['an archive', packed([['cv.pdf', PDF]])],
    ['one that is cut off', packed(DOCX).subarray(0, 200)],
    ['one whose directory has no end', endless()],
    ['one whose type is endless', packed([['mimetype', RESUME_TYPES.odt + ' '.repeat(2_000_000)]])],
  ])('%s', (_what, content) => {
    expect(typeOf(content)).toBe('');
  });
});
