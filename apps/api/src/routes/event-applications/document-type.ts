import { strFromU8, unzipSync } from 'fflate';
import { RESUME_TYPES } from '@fatal/contracts';

/** Readers find the beginning of a PDF within so many bytes: a line break or a printer's header may stand before it. */
const PDF_WITHIN = 1024;

const ZIP = 'PK\x03\x04';

/** Entries of a ZIP file that tell its type: Word's list of types, and the type of OpenDocument. */
const TYPES = '[Content_Types].xml';
const TYPE = 'mimetype';

/** More than these two hold, in bytes. */
const MOST_UNPACKED = 1024 * 1024;

/**
 * The media type of a document by its content, empty for none that is known.
 *
 * @param known The type that its first bytes alone show. Default none.
 */
export function documentType(content: Buffer, known = ''): string {
  if (content.toString('latin1', 0, ZIP.length) === ZIP) return packedType(content);
  return known === '' && content.subarray(0, PDF_WITHIN).includes('%PDF-') ? RESUME_TYPES.pdf : known;
}

/** Reads the directory at the end, as Word and LibreOffice do: before it, sizes may be missing and entries in any order. */
function packedType(content: Buffer): string {
  let left = MOST_UNPACKED;
  try {
    const { [TYPES]: types, [TYPE]: type } = unzipSync(content, {
      filter: ({ name, originalSize }) => {
        if (name === '') throw new Error('The directory has fewer entries than it says.');
        if (name !== TYPES && name !== TYPE) return false;
        left -= originalSize;
        if (left < 0) throw new Error('The types are too large.');
        return true;
      },
    });
    if (types && strFromU8(types).includes(`${RESUME_TYPES.docx}.main+xml`)) return RESUME_TYPES.docx;
    return type && strFromU8(type).trim() === RESUME_TYPES.odt ? RESUME_TYPES.odt : '';
  } catch {
    return '';
  }
}
