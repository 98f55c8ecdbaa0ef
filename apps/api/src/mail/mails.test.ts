import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  FORMS,
  LOCALES,
  POSITION_ROLE_NAMES,
  POSITION_ROLES,
  type FieldDescription,
  type FormName,
  formatTag,
  type Locale,
} from '@fatal/contracts';
import type { Submission } from '../store/store.ts';
import { renderMail } from './render.ts';
import { confirmationMail } from './templates/confirmation.ts';
import type { MailContext, MailContent } from './templates/content.ts';
import { digestMail, type Digest } from './templates/digest.ts';
import { noticeMail } from './templates/notice.ts';
import { withoutAnswers } from './templates/refused.ts';
import { repeatedMail } from './templates/repeated.ts';
import { withdrawnMail, withdrawnNotice } from './templates/withdrawn.ts';

const LINK = 'https://fatal.example/withdraw/abc';

const letter = (locale: Locale): MailContext => ({
  locale,
  queuedAt: '2026-11-22T06:00:00.000Z',
  withdrawUrl: LINK,
});

const KINDS = Object.keys(FORMS) as FormName[];

const fieldsOf = (form: FormName) =>
  Object.entries<FieldDescription>(FORMS[form]).filter(([, { kind }]) => kind !== 'file');

function sampleOf(name: string, kind: FieldDescription['kind']): unknown {
  if (kind === 'email') return 'ada@example.org';
  if (kind === 'links') return [{ link: 'https://ada.example' }];
  return /^(?:full_|first_?)name$/i.test(name) ? 'Ada' : 'Fog.';
}

/** Ada's answers to some forms. In the others, only required fields are filled in. */
const OWN_PAYLOADS: Partial<Record<FormName, Record<string, unknown>>> = {
  application: {
    full_name: 'Ada',
    email: 'ada@example.org',
    phone: '',
    social_links: [{ platform: 'artstation', link: 'https://artstation.com/ada' }],
    software: 'Blender',
    motivation: 'Fog.',
    source: 'friend',
    role: 'Prop Artist',
  },
  contact: { firstName: 'Ada', email: 'ada@example.org', reason: 'work', message: 'Fog.' },
};

const payloadOf = (form: FormName) =>
  OWN_PAYLOADS[form] ??
  Object.fromEntries(
    fieldsOf(form)
      .filter(([, { optional }]) => !optional)
      .map(([name, { kind }]) => [name, sampleOf(name, kind)]),
  );

const submission = (kind: FormName, changes: Partial<Submission> = {}): Submission => ({
  id: '01a1fef6-2532-76e0-b1fb-af34a8a121d8',
  kind,
  createdAt: '2026-11-21T12:00:00.000Z',
  locale: 'en',
  spam: false,
  payload: payloadOf(kind),
  file: null,
  ...changes,
});

const application = (payload: Record<string, unknown>, changes: Partial<Submission> = {}) =>
  submission('application', { payload: { ...payloadOf('application'), ...payload }, ...changes });

const personal = submission('contact', {
  payload: { to: 98, firstName: 'Ada Example', email: 'ada@example.org', message: 'Fog.' },
});

const digest = (listed: Submission[], listedMarked: Submission[] = [], unlisted = 0): Digest => ({
  total: listed.length + listedMarked.length + unlisted,
  marked: listedMarked.length,
  counts: new Map(listed.length === 0 ? [] : [['Application: Prop Artist', listed.length]]),
  listed,
  listedMarked,
});

const textOf = (mail: MailContent, locale: Locale = 'en') => renderMail(mail, locale).text;

const htmlOf = (mail: MailContent, locale: Locale = 'en') => renderMail(mail, locale).html;

const confirmationOf = (about: Submission) => confirmationMail(about, letter(about.locale));

/** Message ids without a translation, and placeholders without a value. */
const HOLES = /\b(?:mail|notice|digest|kind|withdraw|summary)\.\w|[{}]|undefined/;

describe.each(LOCALES)('in %s', (locale) => {
  const read = letter(locale);

  test.each(KINDS)('mails about %s have all texts and no answers in the subject', (kind) => {
    const sent = submission(kind, { locale });
    const marked = submission(kind, { spam: true });
    const mails = [
      confirmationMail(sent, read),
      ...(kind === 'application' ? [repeatedMail(sent, read)] : []),
      withdrawnMail(sent, read),
      noticeMail(sent, read),
      withoutAnswers(noticeMail(sent, read), locale),
      withdrawnNotice(sent, read),
      digestMail(digest([sent], [marked], 1_000), read),
    ];
    for (const mail of mails) {
      expect(mail.subject).not.toMatch(HOLES);
      expect(mail.subject).not.toMatch(/Ada|Fog/);
      expect(mail.subject).toContain('Fatal');
      expect(textOf(mail, locale)).not.toMatch(HOLES);
      expect(htmlOf(mail, locale)).not.toMatch(HOLES);
      expect(textOf(mail, locale)).toContain(sent.id);
    }
  });

  test.each(KINDS)('the confirmation of %s has the name and the withdraw link', (kind) => {
    const mail = confirmationMail(submission(kind, { locale }), read);
    expect(textOf(mail, locale)).toContain('Ada');
    expect(textOf(mail, locale)).toContain(`\n${LINK}\n`);
    expect(htmlOf(mail, locale)).toContain(`href="${LINK}"`);
  });

  test('the notice has the sender’s address and language', () => {
    const text = textOf(noticeMail(submission('contact', { locale: 'de' }), read), locale);
    expect(text).toContain(new Intl.DisplayNames(formatTag(locale), { type: 'language' }).of('de'));
    expect(text).toContain('ada@example.org');
  });

  test('subjects use the title of the position’s page', () => {
    const content = path.join(import.meta.dirname, '../../../site/content/positions');
    for (const folder of POSITION_ROLES) {
      const page = readFileSync(path.join(content, folder, `${locale}.md`), 'utf8');
      const title = /^title: "?(.*?)"?$/m.exec(page)?.[1]?.replaceAll(/[\u00ad\u200b]/g, '') ?? '';
      const about = application({ role: POSITION_ROLE_NAMES[folder] }, { locale });
      for (const write of [confirmationMail, repeatedMail, withdrawnMail]) {
        expect(write(about, read).subject).toContain(title);
      }
    }
  });

  test('the confirmation of a message to a person differs from one to the studio', () => {
    const mail = confirmationMail({ ...personal, locale }, read);
    expect(textOf(mail, locale)).not.toMatch(HOLES);
    expect(mail).not.toEqual(confirmationMail(submission('contact', { locale }), read));
  });
});

test('confirmations have a different subject in each language', () => {
  for (const kind of KINDS) {
    const subjects = LOCALES.map((locale) => confirmationOf(submission(kind, { locale })).subject);
    expect(new Set(subjects).size).toBe(LOCALES.length);
  }
});

describe('a mail to the sender', () => {
  test.each(KINDS)('repeats no answers, because the address may be a stranger’s: %s', (kind) => {
    for (const write of [confirmationMail, repeatedMail, withdrawnMail]) {
      const mail = write(submission(kind), letter('en'));
      const written = textOf(mail) + htmlOf(mail, 'en');
      expect(written).not.toMatch(/Fog|ada@example\.org|Blender|artstation|ada\.example/);
    }
  });

  test('has the expected English text', () => {
    expect(textOf(confirmationOf(submission('application')))).toMatchInlineSnapshot(`
      "Hello Ada,

      Thank you. Your application for the position of Prop Artist reached us on 21 November 2026 at 13:00 (Madrid time).

      What happens next
      -----------------

      People on our team read every application and make the decision themselves. We’ll write to this email address within four weeks.

      If you change your mind
      -----------------------

      If you withdraw your application, we’ll delete it and you can apply again. Use this link to withdraw it:

      https://fatal.example/withdraw/abc

      Best wishes from the Fatal team

      This email was sent automatically because somebody entered your email address in a form on fatal.example. If it wasn’t you, use the link above to delete what they sent.

      Reference: 01a1fef6-2532-76e0-b1fb-af34a8a121d8
      "
    `);
  });

  const greetingOf = (full_name: string, locale: Locale = 'en') =>
    textOf(confirmationOf(application({ full_name }, { locale })), locale).split('\n')[0];

  test.each(['Ada', 'Anne-Marie', 'María del Carmen', 'O’Neil', "D'Arcy", 'Zoe\u0308', '霧子', 'अदा'])(
    'greets %s by name',
    (name) => expect(greetingOf(name)).toBe(`Hello ${name},`),
  );

  test.each([
    'https://evil.example',
    'evil.example',
    'Ada evil.example',
    'ada@evil.example',
    '<b>Ada</b>',
    'Ada 4',
    'Ada\nBcc: eve@example.org',
    'Ada\u202e',
    'you have won a prize',
    'x'.repeat(41),
    '',
    '\u0308',
  ])('leaves out the name %j', (name) => expect(greetingOf(name)).toBe('Hello,'));

  test('has a greeting without a name in every language', () => {
    const greetings = LOCALES.map((locale) => greetingOf('evil.example', locale));
    expect(new Set(greetings).size).toBe(LOCALES.length);
    for (const greeting of greetings) expect(greeting).not.toMatch(/mail\.|evil/);
  });
});

describe('in Japanese', () => {
  const japanese = application({ full_name: '花子', surname: '山田' }, { locale: 'jp' });

  test('puts the surname first in greetings and answers', () => {
    expect(textOf(confirmationOf(japanese), 'jp')).toMatch(/^山田 花子様\n/);
    expect(textOf(noticeMail(japanese, letter('es')), 'es')).toMatch(/山田[^]*花子/);
  });

  test('uses full-width colons and brackets, unlike other languages', () => {
    const spam = submission('contact', { spam: true });
    const written = (locale: Locale) =>
      [noticeMail(japanese, letter(locale)), digestMail(digest([], [spam]), letter(locale))]
        .map((mail) => textOf(mail, locale))
        .join('\n');
    expect(written('jp')).not.toMatch(/: |:$|[()]/m);
    expect(written('es')).not.toMatch(/[：（）]/);
  });
});

describe('a notice', () => {
  test.each(KINDS)('of %s includes every field of the form', (kind) => {
    const names = fieldsOf(kind).map(([name]) => name);
    const payload = Object.fromEntries(names.map((name) => [name, `What was written into ${name}.`]));
    const text = textOf(noticeMail(submission(kind, { payload }), letter('en')));
    expect(names.filter((name) => !text.includes(`What was written into ${name}.`))).toEqual([]);
  });

  test('includes platform names and the time zone', () => {
    const social_links = [{ platform: 'googleDrive', link: 'https://a.example' }];
    const text = textOf(noticeMail(application({ social_links }), letter('en')));
    expect(text).toContain('Google Drive: https://a.example');
    expect(text).toContain('13:00 (Madrid time)');
  });

  test('of a message to a person has the sender’s name and a Reply-To', () => {
    const { subject, replyTo, ...mail } = noticeMail(personal, letter('en'));
    expect(subject).toBe('A message to you from the Fatal team page');
    expect(replyTo).toBe('ada@example.org');
    expect(textOf({ subject, ...mail })).toMatch(/^Name:\n +Ada Example$[^]*Only you get this email/m);
  });

  test('escapes and indents answers so that they cannot be mistaken for the studio’s text', () => {
    const nasty = '</dl><script>alert(1)</script>\r\nReference: fake\u0000\u202e\u2028"\'&';
    const payload = { ...payloadOf('contact'), firstName: `${nasty}${'x'.repeat(500)}`, message: nasty };
    const mail = noticeMail(submission('contact', { payload }), letter('en'));
    const html = htmlOf(mail, 'en');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const text = textOf(mail);
    expect(text).toContain('    </dl><script>alert(1)</script>\n    Reference: fake"\'&\n');
    expect(text).not.toMatch(/^Reference: fake/m);
    // oxlint-disable-next-line no-control-regex -- must have been removed
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e\u2028]/);
  });
});

describe('the digest', () => {
  test('has counts, senders with their links, and marked submissions separately', () => {
    const spam = application({}, { spam: true, id: '01a2' });
    const mail = digestMail(digest([submission('application')], [spam], 2), letter('en'));
    expect(mail.subject).toBe('New submissions to Fatal: 4');
    expect(textOf(mail)).toMatchInlineSnapshot(`
      "These have come in since the last email of this kind, up to 22 November 2026 at 07:00 (Madrid time).

      - 1 × Application: Prop Artist
      - 1 × Marked as spam

      Application: Prop Artist
      ------------------------

      Received on 21 November 2026 at 13:00 (Madrid time). The sender’s language: English.

      First name:
          Ada
      Email:
          ada@example.org
      Links:
          ArtStation: https://artstation.com/ada

      Reference: 01a1fef6-2532-76e0-b1fb-af34a8a121d8

      What follows looks like spam. “npm run submissions -- show” with the reference prints all of it.

      Application: Prop Artist (Marked as spam)
      -----------------------------------------

      Received on 21 November 2026 at 13:00 (Madrid time). The sender’s language: English.

      First name:
          Ada
      Email:
          ada@example.org

      Reference: 01a2

      2 more are not listed here. To see them, run “npm run submissions -- list” and “list --spam”.
      "
    `);
  });
});

test('a mail follows the reader’s colour scheme and wraps long links', () => {
  const html =
    htmlOf(confirmationOf(submission('application')), 'en') +
    htmlOf(noticeMail(submission('application'), letter('en')), 'en');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).not.toMatch(/[;"]color:(?!inherit)/);
  expect(html).toMatch(/<div style="[^"]*overflow-wrap:anywhere/);
});
