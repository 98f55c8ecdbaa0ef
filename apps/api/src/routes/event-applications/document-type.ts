import { strFromU8, unzipSync } from 'fflate';
import { RESUME_TYPES } from '@fatal/contracts';

/**
 * Number of bytes in which PDF readers look for the header. A line break or a printer's header may come first.
 */
const PDF_WITHIN = 1024;

const ZIP = 'PK\x03\x04';

/** Entries of a ZIP file that contain its type: Word's content types, and OpenDocument's MIME type. */
const TYPES = '[Content_Types].xml';
const TYPE = 'mimetype';

/** Maximum size of these two entries, in bytes. */
const MOST_UNPACKED = 1024 * 1024;

/**
 * Returns the media type of a document by its content; empty if it is unknown.
 *
 * @param known Type of its first bytes. Default none.
 */
export function documentType(content: Buffer, known = ''): string {
  if (content.toString('latin1', 0, ZIP.length) === ZIP) return packedType(content);
  return known === '' && content.subarray(0, PDF_WITHIN).includes('%PDF-') ? RESUME_TYPES.pdf : known;
}

/** Reads the directory at the end, as Word and LibreOffice do, because the headers before each entry may lack its size. */
function packedType(content: Buffer): string {
  let left = MOST_UNPACKED;
  try {
    const { [TYPES]: types, [TYPE]: type } = unzipSync(content, {
      filter: ({ name, originalSize }) => {
        if (name === '') throw new Error('The ZIP directory has fewer entries than declared.');
        if (name !== TYPES && name !== TYPE) return false;
        left -= originalSize;
        if (left < 0) throw new Error('The ZIP entries with the types are too large.');
        return true;
      },
    });
    if (types && strFromU8(types).includes(`${RESUME_TYPES.docx}.main+xml`)) return RESUME_TYPES.docx;
    return type && strFromU8(type).trim() === RESUME_TYPES.odt ? RESUME_TYPES.odt : '';
  } catch {
    return '';
  }
}
