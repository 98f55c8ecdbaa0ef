import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { extname, join } from 'node:path';
import { EVENT_APPLICATIONS_ENDPOINT, RESUME_FIELD } from '@fatal/contracts';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventFields } from '../../../test/bodies.ts';
import { multipartBody, pdf } from '../../../test/multipart.ts';
import { run, runServerProcess } from '../../../test/processes.ts';
import { testDir, writeSiteFixture } from '../../../test/site-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const siteDir = writeSiteFixture();
let dataDir = '';

beforeEach(() => void (dataDir = testDir('uploads')));
afterAll(() => rmSync(siteDir, { recursive: true }));

const uploads = () => readdirSync(join(dataDir, 'uploads'));

/** Starts an upload and sends all but the last bytes. */
function beginUpload(address: string) {
  const content = String(pdf.content).padEnd(200_000);
  const { payload, headers } = multipartBody([[RESUME_FIELD, { ...pdf, content }]]);
  const upload = request(`${address}${EVENT_APPLICATIONS_ENDPOINT}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': payload.length },
  });
  upload.on('error', () => undefined);
  upload.write(payload.subarray(0, -1_000));
  return upload;
}

test('an aborted upload leaves no file and logs no error', async () => {
  const env = { SITE_DIR: siteDir, DATA_DIR: dataDir, LOG_LEVEL: 'info' };
  const { address, child, finished } = await runServerProcess(env);
  const upload = beginUpload(address);
  await vi.waitFor(() => expect(uploads()).toHaveLength(1), { timeout: 10_000 });
  upload.destroy();
  await vi.waitFor(() => expect(uploads()).toEqual([]), { timeout: 10_000 });
  child.kill('SIGTERM');
  const { stdout } = await finished;
  expect(stdout).toContain('client disconnected');
  expect(stdout).not.toMatch(/"level":(50|60)/);
});

test('an upload is readable only by its owner with any umask', async () => {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  const { address, child, finished } = await runServerProcess({ SITE_DIR: siteDir, DATA_DIR: dataDir });
  const upload = beginUpload(address);
  await vi.waitFor(() => expect(uploads()).toHaveLength(1), { timeout: 10_000 });
  const modes = ['uploads', ...uploads().map((file) => join('uploads', file))].map(
    (name) => statSync(join(dataDir, name)).mode & 0o077,
  );
  expect(modes).toEqual([0, 0]);
  upload.destroy();
  child.kill('SIGTERM');
  await finished;
});

test('every accepted file type is exported by the commands', async () => {
  const env = { SITE_DIR: siteDir, DATA_DIR: dataDir };
  const { address } = await runServerProcess(env);
  const cli = async (...args: string[]) => (await run('cli.js', env, args).finished).stdout.trim();
  const names = ['plain.pdf', 'plain.docx', 'plain.odt'];
  const codes = (await cli('codes', 'create', String(names.length))).split('\n');
  for (const [index, name] of names.entries()) {
    const content = readFileSync(join(import.meta.dirname, '../../../test/fixtures/uploads', name));
    const { payload, headers } = multipartBody([
      ...Object.entries(eventFields(codes[index] ?? '')),
      [RESUME_FIELD, { name, content }],
    ]);
    const url = address + EVENT_APPLICATIONS_ENDPOINT;
    expect((await fetch(url, { method: 'POST', headers, body: payload })).status, name).toBe(201);
  }
  const stored = await cli('export', '--json', '--spam');
  const dossier = join(dataDir, 'dossier');
  await cli('dossier', '--out', dossier);
  const written = readdirSync(dossier, { recursive: true }).join('\n');
  for (const name of names) {
    expect(stored).toContain(`"name":"${name}"`);
    expect(written).toContain(extname(name));
  }
});
