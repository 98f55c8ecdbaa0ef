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

/** Writes a ZIP file as a stream, with the size of each entry after its data. */
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

describe('documentType recognises a PDF', () => {
  test.each([
    ['at the first byte', ''],
    ['after a line break', '\n'],
    ['after a UTF-8 byte order mark', '\u{feff}'],
    ['after a printer’s header', PRINTER],
    ['at the end of the first 1,024 bytes', ' '.repeat(1024 - '%PDF-'.length)],
  ])('%s', (_where, before) => {
    expect(typeOf(before + PDF)).toBe(RESUME_TYPES.pdf);
  });

  test('unless it starts later', () => {
    expect(typeOf(' '.repeat(1024) + PDF)).toBe('');
  });

  test('unless its first bytes have another type', () => {
    expect(typeOf(`MZ${PDF}`, 'application/x-msdownload')).toBe('application/x-msdownload');
  });
});

describe('documentType recognises a document', () => {
  const big: Entry = ['word/media/photo.png', 'x'.repeat(2_000_000)];
  const many = Array.from({ length: 1500 }, (_, n): Entry => [`word/media/${String(n)}.png`, 'x']);

  test.each<[string, Uint8Array, string]>([
    ['of Word', packed(DOCX), RESUME_TYPES.docx],
    ['of LibreOffice, with the list of types at the end', packed(DOCX.toReversed()), RESUME_TYPES.docx],
    ['that was streamed', streamed([big, ...DOCX.toReversed()]), RESUME_TYPES.docx],
    ['with many pictures', packed([...many, ...DOCX]), RESUME_TYPES.docx],
    [
      'with single quotes in the list of types',
      packed([['[Content_Types].xml', contentTypes(undefined, "'")], ...DOCX.slice(1)]),
      RESUME_TYPES.docx,
    ],
    ['of OpenDocument', packed(ODT), RESUME_TYPES.odt],
    ['of OpenDocument that was streamed', streamed([big, ...ODT.toReversed()]), RESUME_TYPES.odt],
  ])('%s', (_what, content, type) => {
    expect(typeOf(content)).toBe(type);
  });

  test('in ZIP64 format', () => {
    const fixture = join(import.meta.dirname, '../../../test/fixtures/uploads/plain-zip64.docx');
    expect(typeOf(readFileSync(fixture))).toBe(RESUME_TYPES.docx);
  });
});

/** Returns a ZIP64 file whose directory claims 2^32 - 1 entries but has none. */
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

describe('documentType rejects', () => {
  test.each<[string, Uint8Array]>([
    [
      'a document with macros',
      packed([
        ['[Content_Types].xml', contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')],
      ]),
    ],
    ['a spreadsheet', packed([['mimetype', 'application/vnd.oasis.opendocument.spreadsheet']])],
    ['a template', packed([['mimetype', `${RESUME_TYPES.odt}-template`]])],
    ['an archive', packed([['cv.pdf', PDF]])],
    ['a truncated document', packed(DOCX).subarray(0, 200)],
    ['a document with an endless directory', endless()],
    ['a document with a huge type entry', packed([['mimetype', RESUME_TYPES.odt + ' '.repeat(2_000_000)]])],
  ])('%s', (_what, content) => {
    expect(typeOf(content)).toBe('');
  });
});
