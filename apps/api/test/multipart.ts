import { randomBytes } from 'node:crypto';

export interface Upload {
  name: string;
  content: Buffer | string;
  type?: string;
}

/** Builds a multipart body by hand, so that tests can send parts that no browser would. */
export function multipartBody(parts: readonly [string, string | Upload][]) {
  const boundary = `----${randomBytes(12).toString('hex')}`;
  const chunks = parts.flatMap(([field, value]) => {
    const disposition = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"`;
    if (typeof value === 'string') return [`${disposition}\r\n\r\n${value}\r\n`];
    const { name, content, type = 'application/octet-stream' } = value;
    return [`${disposition}; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`, content, '\r\n'];
  });
  return {
    payload: Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Smallest file that is recognised as a PDF. */
export const pdf: Upload = { name: 'resume.pdf', content: '%PDF-1.7\n%%EOF\n', type: 'application/pdf' };
