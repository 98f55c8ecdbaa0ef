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
import type { Submission } from '../../store/store.ts';
import { i18nFor } from '../../messages/i18n.ts';
import { answersOf } from './answers.ts';
import { confirmationMail } from './confirmation.ts';
import { digestMail, type Digest } from './digest.ts';
import { summaryOf } from './summary.ts';
import type { MailContent } from './mail.ts';
import { noticeMail } from './notice.ts';
import { renderHtml, renderText } from './render.ts';
import { repeatedMail } from './repeated.ts';
import { withdrawnMail, withdrawnNotice } from './withdrawn.ts';

const LINK = 'https://fatal.example/withdraw/abc';

const KINDS = Object.keys(FORMS) as FormName[];

const fieldsOf = (form: FormName) =>
  Object.entries<FieldDescription>(FORMS[form]).filter(([, { kind }]) => kind !== 'file');

function sampleOf(name: string, kind: FieldDescription['kind']): unknown {
  if (kind === 'email') return 'ada@example.org';
  if (kind === 'links') return [{ link: 'https://ada.example' }];
  return /^(?:full_|first_?)name$/i.test(name) ? 'Ada' : 'Fog.';
}

/** What a person called Ada writes into a form that she fills in no further than she must. */
const samplePayload = (form: FormName): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(([, { optional }]) => !optional)
      .map(([name, { kind }]) => [name, sampleOf(name, kind)]),
  );

/** Where it matters what she writes. */
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

const payloadOf = (form: FormName) => OWN_PAYLOADS[form] ?? samplePayload(form);

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

/** Ids of messages that have no words, and placeholders that were not filled. */
const HOLES = /\b(?:mail|notice|kind|withdraw)\.\w|[{}]|undefined/;

function expectComplete(mail: MailContent, locale: Locale): void {
  expect(mail.subject).not.toMatch(HOLES);
  expect(renderText(mail, locale)).not.toMatch(HOLES);
  expect(renderHtml(mail, locale)).not.toMatch(HOLES);
}

describe.each(KINDS)('the confirmation of %s', (kind) => {
  test.each(LOCALES)('is complete in %s', (locale) => {
    const mail = confirmationMail(submission(kind, { locale }), LINK);
    expectComplete(mail, locale);
    const text = renderText(mail, locale);
    expect(text).toContain(`\n${LINK}\n`);
    expect(text).toContain('Ada');
    expect(text).toContain('01a1fef6-2532-76e0-b1fb-af34a8a121d8');
    expect(renderHtml(mail, locale)).toContain(`href="${LINK}"`);
  });

  test('is worded in each language apart', () => {
    const subjects = LOCALES.map((locale) => confirmationMail(submission(kind, { locale }), LINK).subject);
    expect(new Set(subjects).size).toBe(LOCALES.length);
  });

  test('repeats nothing that was written: the address may be a stranger’s', () => {
    const mail = confirmationMail(submission(kind), LINK);
    const written = renderText(mail, 'en') + renderHtml(mail, 'en');
    expect(written).not.toMatch(/Fog|ada@example\.org|Blender|artstation|ada\.example/);
  });
});

test.each(LOCALES)('whoever has applied is told in %s that somebody tried it again', (locale) => {
  const mail = repeatedMail(submission('application', { locale }));
  expectComplete(mail, locale);
  expect(mail.subject).toContain(locale === 'jp' ? 'プロップアーティスト' : 'Prop Artist');
  expect(renderText(mail, locale)).not.toMatch(/Fog|Blender|artstation/);
});

describe('what the reader’s language decides', () => {
  const content = path.join(import.meta.dirname, '../../../../site/content/positions');
  const titleOf = (folder: string, locale: Locale) =>
    /^title: "?(.*?)"?$/m
      .exec(readFileSync(path.join(content, folder, `${locale}.md`), 'utf8'))?.[1]
      ?.replaceAll(/[\u00ad\u200b]/g, '') ?? '';

  test.each(LOCALES)('in %s a position is called as on its page', (locale) => {
    for (const folder of POSITION_ROLES) {
      const payload = { ...payloadOf('application'), role: POSITION_ROLE_NAMES[folder] };
      const { subject } = confirmationMail(submission('application', { payload, locale }), LINK);
      expect(subject).toContain(titleOf(folder, locale));
      expect(subject).toContain('Fatal');
    }
  });

  test.each(LOCALES)('in %s a withdrawn application is told by its position', (locale) => {
    const summary = summaryOf(submission('application'));
    const { subject } = withdrawnMail({ reference: '01a1', summary, locale, at: UNTIL });
    expect(subject).toContain(titleOf('prop', locale));
    expect(subject).toContain('Fatal');
  });

  test('a Japanese name has the surname first', () => {
    const payload = { ...payloadOf('application'), full_name: '花子', surname: '山田' };
    const mail = confirmationMail(submission('application', { payload, locale: 'jp' }), LINK);
    expect(renderText(mail, 'jp')).toMatch(/^山田 花子様\n/);
  });

  test('Japanese sets colons and brackets in full width, and others do not', () => {
    const spam = submission('contact', { spam: true });
    const written = (locale: Locale) =>
      renderText(digestMail(digest([submission('application')], [spam]), UNTIL, locale), locale);
    expect(written('jp')).not.toMatch(/: |:$|[()]/m);
    expect(written('es')).not.toMatch(/[：（）]/);
  });

  test('answers name a Japanese sender in the order in which the form asked', () => {
    const payload = { ...payloadOf('application'), full_name: '花子', surname: '山田' };
    const answers = answersOf(submission('application', { payload, locale: 'jp' }), i18nFor('es'));
    const names = answers.filter(({ field }) => ['full_name', 'surname'].includes(field));
    expect(names.map(({ value }) => value)).toEqual(['山田', '花子']);
  });

  test('platforms are named, and the zone of the time is said', () => {
    const payload = {
      ...payloadOf('application'),
      social_links: [{ platform: 'googleDrive', link: 'https://a.example' }],
    };
    const text = renderText(noticeMail(submission('application', { payload }), 'en'), 'en');
    expect(text).toContain('Google Drive: https://a.example');
    expect(text).toContain('13:00 (Madrid time)');
    expect(text).not.toMatch(/googleDrive|CET/);
  });
});

test.each(KINDS)('%s: no field that the form has is left out of a mail', (kind) => {
  const names = fieldsOf(kind).map(([name]) => name);
  const payload = Object.fromEntries(names.map((name) => [name, `What was written into ${name}.`]));
  const text = renderText(noticeMail(submission(kind, { payload }), 'en'), 'en');
  expect(names.filter((name) => !text.includes(`What was written into ${name}.`))).toEqual([]);
});

test('a confirmation in English reads as it should', () => {
  const text = renderText(confirmationMail(submission('application'), LINK), 'en');
  expect(text).toMatchInlineSnapshot(`
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

test('a mail takes the colours of the program that shows it, and a link no more room than there is', () => {
  const html =
    renderHtml(confirmationMail(submission('application'), LINK), 'en') +
    renderHtml(noticeMail(submission('application'), 'en'), 'en');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).not.toMatch(/[;"]color:(?!inherit)/);
  expect(html).toMatch(/<div style="[^"]*overflow-wrap:anywhere/);
});

test('what a sender wrote is text in both parts, and cannot pass for ours', () => {
  const nasty = '</dl><script>alert(1)</script>\r\nReference: fake\u0000\u202e\u2028"\'&';
  const payload = { ...payloadOf('contact'), firstName: `${nasty}${'x'.repeat(500)}`, message: nasty };
  const mail = noticeMail(submission('contact', { payload }), 'en');
  expect(mail.subject).not.toMatch(/script|\n/);
  const html = renderHtml(mail, 'en');
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const text = renderText(mail, 'en');
  expect(text).toContain('    </dl><script>alert(1)</script>\n    Reference: fake"\'&\n');
  expect(text).not.toMatch(/^Reference: fake/m);
  // oxlint-disable-next-line no-control-regex -- these must be gone
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e\u2028]/);
});

describe('the greeting', () => {
  const greetingOf = (full_name: string, locale: Locale = 'en') => {
    const payload = { ...payloadOf('application'), full_name };
    return renderText(confirmationMail(submission('application', { payload, locale }), LINK), locale).split(
      '\n',
    )[0];
  };

  test.each(['Ada', 'Anne-Marie', 'María del Carmen', 'O’Neil', "D'Arcy", 'Zoe\u0308', '霧子', 'अदा'])(
    'calls %s by name',
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
  ])('leaves %j out', (name) => expect(greetingOf(name)).toBe('Hello,'));

  test('has words without a name in every language', () => {
    const greetings = LOCALES.map((locale) => greetingOf('evil.example', locale));
    expect(new Set(greetings).size).toBe(LOCALES.length);
    for (const greeting of greetings) expect(greeting).not.toMatch(/mail\.|evil/);
  });
});

describe.each(LOCALES)('the mails to the studio in %s', (locale) => {
  test.each(KINDS)('tell of %s without what the sender wrote in the subject', (kind) => {
    const mail = noticeMail(submission(kind, { locale: 'de' }), locale);
    expectComplete(mail, locale);
    expect(mail.subject).not.toMatch(/Ada|Fog|Writer/);
    expect(mail.subject).toContain('Fatal');
    const german = new Intl.DisplayNames(formatTag(locale), { type: 'language' }).of('de') ?? '';
    expect(renderText(mail, locale)).toContain(german);
    expect(renderText(mail, locale)).toContain('ada@example.org');
  });

  test.each(KINDS)('tell of a withdrawn %s', (kind) => {
    const at = '2026-11-22T12:00:00.000Z';
    const facts = { reference: '01a1', summary: summaryOf(submission(kind)), locale, at };
    expectComplete(withdrawnNotice(facts, locale), locale);
    expect(withdrawnNotice(facts, locale).subject).toContain('Fatal');
    expectComplete(withdrawnMail(facts), locale);
    expect(renderText(withdrawnMail(facts), locale)).toContain('01a1');
  });
});

const digest = (listed: Submission[], marked: Submission[] = []): Digest => ({
  counts: listed.map((each) => ({ summary: summaryOf(each), count: 1 })),
  listed,
  marked: { count: marked.length, listed: marked },
});

const UNTIL = '2026-11-22T06:00:00.000Z';

describe('the digest', () => {
  test.each(LOCALES)('is complete in %s', (locale) => {
    const spam = submission('contact', { spam: true });
    const rest = { counts: [{ summary: summaryOf(spam), count: 1_000 }] };
    const mail = digestMail(
      {
        ...digest(
          KINDS.map((kind) => submission(kind)),
          [spam],
        ),
        ...rest,
      },
      UNTIL,
      locale,
    );
    expectComplete(mail, locale);
    expect(mail.subject).not.toMatch(/Ada|Fog/);
    expect(renderText(mail, locale)).toContain('npm run submissions -- list');
  });

  test('names who it was, where to look, and what is marked', () => {
    const spam = submission('contact', { spam: true, id: '01a2' });
    const mail = digestMail(
      digest([submission('application'), submission('general-application')], [spam]),
      UNTIL,
      'en',
    );
    expect(mail.subject).toBe('New submissions to Fatal: 3');
    expect(renderText(mail, 'en')).toMatchInlineSnapshot(`
      "These have come in since the last email of this kind, up to 22 November 2026 at 07:00 (Madrid time).

      - 1 × Application: Prop Artist
      - 1 × General application
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

      General application
      -------------------

      Received on 21 November 2026 at 13:00 (Madrid time). The sender’s language: English.

      First name:
          Ada
      Surname:
          Fog.
      Your role:
          Fog.
      Portfolio:
          Fog.
      Email:
          ada@example.org

      Reference: 01a1fef6-2532-76e0-b1fb-af34a8a121d8

      What follows looks like spam. “npm run submissions -- show” with the reference prints all of it.

      Message: Joining the team (Marked as spam)
      ------------------------------------------

      Received on 21 November 2026 at 13:00 (Madrid time). The sender’s language: English.

      First name:
          Ada
      Email:
          ada@example.org

      Reference: 01a2
      "
    `);
  });

  test('what a sender wrote cannot pass for ours, and links of what is marked are left out', () => {
    const full_name = 'Ada\n\nReference: fake<script>';
    const payload = { ...payloadOf('application'), full_name };
    const mail = digestMail(digest([], [submission('application', { payload, spam: true })]), UNTIL, 'en');
    expect(renderText(mail, 'en')).not.toMatch(/^Reference: fake/m);
    expect(renderText(mail, 'en')).not.toContain('artstation.com');
    expect(renderHtml(mail, 'en')).not.toContain('<script');
  });
});

describe('a message to a person', () => {
  const payload = { to: 98, firstName: 'Ada Example', email: 'ada@example.org', message: 'Fog.' };

  test.each(LOCALES)('is told to that person in %s, by the name that its form has', (locale) => {
    const mail = noticeMail(submission('contact', { payload }), locale);
    expectComplete(mail, locale);
    expect(renderText(mail, locale)).toContain('Ada Example');
    expect(renderText(noticeMail(submission('contact', { payload }), 'en'), 'en')).toMatch(
      /^Name:\n +Ada Example$/m,
    );
  });

  test.each(LOCALES)('is confirmed in %s, without a promise of the studio', (locale) => {
    const mail = confirmationMail(submission('contact', { payload, locale }), LINK);
    expectComplete(mail, locale);
    expect(mail).not.toEqual(confirmationMail(submission('contact', { locale }), LINK));
  });
});
