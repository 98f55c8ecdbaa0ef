import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS, EVENT_APPLICATIONS_ENDPOINT } from '@fatal/contracts';
import { expect, test, vi } from 'vitest';
import { TODAY } from '../../../test/app-fixture.ts';
import { contact } from '../../../test/bodies.ts';
import { listening, REFUSED } from '../../../test/listening.ts';

const UPLOAD =
  '--b\r\nContent-Disposition: form-data; name="resume"; filename="resume.pdf"\r\n\r\n%PDF-1.7\n';

test('receives 128 uploads at a time; after ten seconds slow ones give way', async () => {
  const { app, begin, dataDir, post, setNow } = await listening();
  const beginning = vi.spyOn(app.openUploads, 'begin');
  const beginOne = () =>
    begin(EVENT_APPLICATIONS_ENDPOINT, 'multipart/form-data; boundary=b', 9_000 * 1024, UPLOAD);
  const slow = Array.from({ length: 128 }, beginOne);
  await vi.waitFor(() => expect(beginning).toHaveBeenCalledTimes(128), { timeout: 20_000 });
  setNow(TODAY + 10_000);
  expect(await beginOne()).toMatch(REFUSED);
  setNow(TODAY + 10_001);
  void beginOne();
  expect(await Promise.race(slow)).toMatch(REFUSED);
  expect((await post(ENDPOINTS.contact, contact)).statusCode).toBe(201);
  // The one that gave way is gone, and the new one there.
  await vi.waitFor(() => expect(readdirSync(join(dataDir, 'uploads'))).toHaveLength(128));
});
