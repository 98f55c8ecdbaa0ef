import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  EVENT_APPLICATIONS_ENDPOINT,
  MAX_RESUME_SIZE,
  SPAM_FIELDS,
  toEventApplicationFields,
} from '@fatal/contracts';
import { makeApp, type AppFixture } from '../../../test/app-fixture.ts';
import { eventFields } from '../../../test/bodies.ts';
import { shipped } from '../../../test/shipped.ts';
import { anyText } from '../../../test/matchers.ts';
import { readOpenApi } from '../../../test/openapi.ts';
import { multipartBody, pdf, type Upload } from '../../../test/multipart.ts';
import { createEventCodes } from '../../store/event-codes.ts';

const URL = EVENT_APPLICATIONS_ENDPOINT;

async function withCode() {
  const fixture = await makeApp();
  const [code = ''] = await createEventCodes(fixture.store, 1);
  return { ...fixture, code };
}

function send(
  { app }: Pick<AppFixture, 'app'>,
  texts: Record<string, string>,
  resume: Upload = pdf,
  headers: Record<string, string> = {},
) {
  const body = multipartBody([...Object.entries(texts), ['resume', resume]]);
  return app.inject({
    method: 'POST',
    url: URL,
    payload: body.payload,
    headers: { ...body.headers, ...headers },
  });
}

const uploads = (dataDir: string) => {
  try {
    return readdirSync(join(dataDir, 'uploads'));
  } catch {
    return [];
  }
};

test('stores the application and its file before it responds', async () => {
  const fixture = await withCode();
  const response = await send(fixture, { ...eventFields(fixture.code.toLowerCase()), unlisted: 'x' });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ message: anyText });
  const [stored] = await fixture.store.listSubmissions();
  expect(stored).toMatchObject({
    kind: 'event-application',
    payload: { ...eventFields(fixture.code), portfolio_links: [{ link: 'https://ada.example.org' }] },
    file: { name: 'resume.pdf', type: 'application/pdf', size: 15 },
  });
  expect(Object.keys(stored?.payload ?? {})).not.toContain('unlisted');
  expect(readFileSync(join(fixture.dataDir, stored?.file?.path ?? ''), 'utf8')).toBe(pdf.content);
  expect(fixture.wakes()).toBe(1);
});

test('rejects a document with macros under any name', async () => {
  const fixture = await withCode();
  const content = readFileSync(join(import.meta.dirname, '../../../test/fixtures/uploads/macros.docm'));
  for (const name of ['macros.docm', 'renamed.docx']) {
    const response = await send(fixture, eventFields(fixture.code), { name, content });
    expect(response.json()).toMatchObject({ errors: { resume: ['file_type'] } });
  }
});

describe('accepts a résumé', () => {
  const printed = `\u001b%-12345X@PJL ENTER LANGUAGE=PDF\r\n${String(pdf.content)}`;

  test.each<[string, Partial<Upload>]>([
    ['with a printer’s header', { content: printed }],
    ['with a generic type', { type: 'application/octet-stream' }],
    ['with a wrong type', { type: 'application/msword' }],
    ['with an upper-case extension', { name: 'CV.PDF' }],
    ['with only an extension as its name', { name: '.pdf' }],
    ['with a right-to-left name', { name: 'קורות חיים.pdf' }],
    ['without an extension', { name: 'msf:1000000033', type: 'application/pdf' }],
  ])('%s', async (_how, upload) => {
    const fixture = await withCode();
    expect((await send(fixture, eventFields(fixture.code), { ...pdf, ...upload })).statusCode).toBe(201);
    const [stored] = await fixture.store.listSubmissions();
    expect(stored?.file).toMatchObject({ name: upload.name ?? pdf.name, type: 'application/pdf' });
  });

  test.each([
    ['long', 'x'.repeat(300)],
    ['long, odd-length emoji', `x${'😀'.repeat(120)}`],
  ])('with a %s name, and shortens it before the extension', async (_what, name) => {
    const fixture = await withCode();
    expect((await send(fixture, eventFields(fixture.code), { ...pdf, name: `${name}.pdf` })).statusCode).toBe(
      201,
    );
    const [stored] = await fixture.store.listSubmissions();
    const kept = stored?.file?.name ?? '';
    expect(kept.length).toBeLessThanOrEqual(200);
    expect(kept.isWellFormed()).toBe(true);
    expect(kept).toMatch(new RegExp(`^${name.slice(0, 3)}.*….*\\.pdf$`));
  });

  test.each([
    ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
    ['../../cv.pdf', 'cv.pdf'],
  ])('with a path, and stores only the name: %s', async (path, name) => {
    const fixture = await withCode();
    expect((await send(fixture, eventFields(fixture.code), { ...pdf, name: path })).statusCode).toBe(201);
    const [stored] = await fixture.store.listSubmissions();
    expect(stored?.file?.name).toBe(name);
  });
});

test('never serves the file', async () => {
  const fixture = await withCode();
  await send(fixture, eventFields(fixture.code));
  const [name = ''] = uploads(fixture.dataDir);
  for (const url of [`/uploads/${name}`, `/api/event-applications/${name}`, `/data/uploads/${name}`]) {
    expect((await fixture.app.inject(url)).statusCode).toBe(404);
  }
});

describe('rejects without storing a row or a file', () => {
  test.each<[string, (code: string) => Record<string, string>, Upload | undefined, Record<string, string[]>]>(
    [
      ['an unknown code', () => eventFields('MD2025NOBODY'), pdf, { md_code: ['code_unknown'] }],
      ['no file', eventFields, undefined, { resume: ['required'] }],
      ['an empty file', eventFields, { ...pdf, content: '' }, { resume: ['required'] }],
      [
        'a program named like a PDF',
        eventFields,
        { ...pdf, content: 'MZ\u0090\u0000' },
        { resume: ['file_type'] },
      ],
      [
        'an HTML page named like a PDF',
        eventFields,
        { ...pdf, content: '<script>1</script>' },
        { resume: ['file_type'] },
      ],
      ['a PDF named like a program', eventFields, { ...pdf, name: 'resume.exe' }, { resume: ['file_type'] }],
      [
        'an empty form',
        () => ({}),
        undefined,
        {
          first_name: ['required'],
          surname: ['required'],
          email: ['required'],
          md_code: ['required'],
          portfolio_links: ['valid_link'],
          resume: ['required'],
        },
      ],
    ],
  )('%s', async (_name, texts, resume, errors) => {
    const fixture = await withCode();
    const { app, store, dataDir, code } = fixture;
    const parts: [string, string | Upload][] = [...Object.entries(texts(code))];
    if (resume) parts.push(['resume', resume]);
    const body = multipartBody(parts);
    const response = await app.inject({ method: 'POST', url: URL, ...body });
    expect([response.statusCode, response.json<{ errors: unknown }>().errors]).toEqual([422, errors]);
    expect(await store.listSubmissions()).toEqual([]);
    expect(uploads(dataDir)).toEqual([]);
    expect((await send(fixture, eventFields(code))).statusCode).toBe(201);
  });

  test('a file that is too large', async () => {
    const fixture = await withCode();
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(MAX_RESUME_SIZE)]);
    const response = await send(fixture, eventFields(fixture.code), { ...pdf, content });
    expect(response.statusCode).toBe(413);
    expect(await fixture.store.listSubmissions()).toEqual([]);
    expect(uploads(fixture.dataDir)).toEqual([]);
  });

  test('a second file, too many or too long fields, malformed bodies and other types', async () => {
    const fixture = await withCode();
    const { app, code } = fixture;
    const post = (body: { payload: Buffer | string; headers: Record<string, string> }) =>
      app.inject({ method: 'POST', url: URL, ...body }).then(({ statusCode }) => statusCode);
    const texts = Object.entries(eventFields(code));
    expect(await post(multipartBody([...texts, ['resume', pdf], ['other', pdf]]))).toBe(413);
    const many = Array.from({ length: 40 }, (_, n): [string, string] => [`field${String(n)}`, 'x']);
    expect(await post(multipartBody([...many, ['resume', pdf]]))).toBe(413);
    expect(
      await post(
        multipartBody([
          ['first_name', 'x'.repeat(40_000)],
          ['resume', pdf],
        ]),
      ),
    ).toBe(413);
    const whole = multipartBody([...texts, ['resume', pdf]]);
    const cut = await post({ ...whole, payload: whole.payload.subarray(0, whole.payload.length - 60) });
    expect(cut).toBeGreaterThanOrEqual(400);
    expect(cut).toBeLessThan(500);
    expect(await post({ payload: '{}', headers: { 'content-type': 'application/json' } })).toBe(415);
    expect(await post({ payload: 'x', headers: { 'content-type': 'multipart/form-data' } })).toBeLessThan(
      500,
    );
    expect(await fixture.store.listSubmissions()).toEqual([]);
    expect(uploads(fixture.dataDir)).toEqual([]);
  });
});

test('accepts a code once, even for two simultaneous applications', async () => {
  const fixture = await withCode();
  const { code, store, dataDir } = fixture;
  const both = await Promise.all([
    send(fixture, eventFields(code)),
    send(fixture, { ...eventFields(code), email: 'bea@example.org' }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  const refused = both.find(({ statusCode }) => statusCode === 422);
  expect(refused?.json()).toMatchObject({ errors: { md_code: ['code_used'] } });
  expect(await store.listSubmissions()).toHaveLength(1);
  expect(uploads(dataDir)).toHaveLength(1);
});

test('repeats the first response for a retry with the same key and keeps one file', async () => {
  const fixture = await withCode();
  const { code, store, dataDir } = fixture;
  const headers = { 'idempotency-key': 'k', 'accept-language': 'es' };
  const first = await send(fixture, { ...eventFields(code), [SPAM_FIELDS.elapsed]: '60000' }, pdf, headers);
  const again = await send(fixture, { ...eventFields(code), [SPAM_FIELDS.elapsed]: '61000' }, pdf, headers);
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  const other = await send(fixture, eventFields(code), { ...pdf, content: '%PDF-1.4\nother' }, headers);
  expect(other.statusCode).toBe(409);
  expect(await store.listSubmissions()).toHaveLength(1);
  expect(uploads(dataDir)).toHaveLength(1);
});

test.each([
  [SPAM_FIELDS.trap, 'buy'],
  [SPAM_FIELDS.elapsed, '12'],
])('marks an application as spam because of %s', async (field, value) => {
  const fixture = await withCode();
  expect((await send(fixture, { ...eventFields(fixture.code), [field]: value })).statusCode).toBe(201);
  expect(await fixture.store.listSubmissions()).toMatchObject([{ spam: true }]);
});

describe('while the store does not respond', () => {
  const away = () => Promise.reject(new shipped.StoreError('gone', { retryable: true }));

  test('stores no file and sends Retry-After', async () => {
    const fixture = await makeApp({ store: { isReady: () => Promise.resolve(false) } });
    const response = await send(fixture, eventFields('MD2025ABCDEFGH'));
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(uploads(fixture.dataDir)).toEqual([]);
  });

  test('keeps a file whose row may have been committed, so that a retry succeeds', async () => {
    const fixture = await makeApp();
    const { store, dataDir } = fixture;
    const [code = ''] = await createEventCodes(store, 1);
    const headers = { 'idempotency-key': 'k' };
    const submit = store.submit.bind(store);
    // The commit succeeds, but the connection breaks before the database responds.
    store.submit = (submission) => submit(submission).then(away);
    expect((await send(fixture, eventFields(code), pdf, headers)).statusCode).toBe(503);
    store.submit = submit;
    expect((await send(fixture, eventFields(code), pdf, headers)).statusCode).toBe(201);
    const [stored] = await store.listSubmissions();
    expect(uploads(dataDir)).toEqual([stored?.file?.path.replace('uploads/', '')]);
  });
});

test('the OpenAPI document describes the body', async () => {
  const { app } = await makeApp();
  const check = (await readOpenApi(app)).bodyCheck(URL);
  const { portfolio_links: _, ...texts } = eventFields('MD2025ABCD');
  const body = {
    ...toEventApplicationFields({ ...texts, portfolio_links: [{ link: 'https://ada.example.org' }] }),
    resume: '%PDF-',
  };
  expect(check(body)).toBeNull();
  expect(check({ ...body, first_name: 7 })).not.toBeNull();
});
