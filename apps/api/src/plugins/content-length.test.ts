import { expect, test } from 'vitest';
import { ENDPOINTS, EVENT_APPLICATIONS_ENDPOINT } from '@fatal/contracts';
import { listening } from '../../test/listening.ts';

test.each([
  [ENDPOINTS.contact, 'application/json'],
  [ENDPOINTS.gateData, 'application/json'],
  [EVENT_APPLICATIONS_ENDPOINT, 'multipart/form-data; boundary=x'],
  ['/withdraw/x', 'application/x-www-form-urlencoded'],
])('%s answers 411 to a body without Content-Length before reading it', async (url, type) => {
  const { send } = await listening();
  const answer = await send(url, [`Content-Type: ${type}`, 'Transfer-Encoding: chunked'], '2\r\n{}\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 411 /);
  expect(answer).toContain('Please send Content-Length with it.');
});
