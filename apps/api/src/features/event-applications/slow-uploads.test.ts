import { EVENT_APPLICATIONS_ENDPOINT } from '@fatal/contracts';
import { describe, test } from 'vitest';
import { expectLittleMemory } from '../../../test/little-memory.ts';
import { head, long, type SlowBody } from '../../../test/slow-bodies.ts';

const start = head(
  EVENT_APPLICATIONS_ENDPOINT,
  'Content-Type: multipart/form-data; boundary=slow',
  'Content-Length: 5000000',
);

const part = (name: string, more = '') =>
  `--slow\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;

const resume = part('resume', '; filename="resume.pdf"') + '%PDF-1.7\n';

const SLOW_UPLOADS: Readonly<Record<string, SlowBody>> = {
  'byte by byte': { start: start + part('email'), then: long(50) + resume },
  'with the file byte by byte': { start: start + resume, then: long(100) },
  'of 64 KiB with the end byte by byte': {
    start: start + part('email') + long(30_000) + '\r\n' + resume + long(32 * 1024),
    then: long(20),
  },
};

describe.skipIf(process.platform !== 'linux')('500 clients at once', () => {
  test.each(Object.entries(SLOW_UPLOADS))(
    'that send an upload %s leave the server below 150 MB, and the forms open',
    (_how, body) => expectLittleMemory(body),
    60_000,
  );
});
