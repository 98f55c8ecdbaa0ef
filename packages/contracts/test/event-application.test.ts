import { describe, expect, it } from 'vitest';
import {
  DEFAULT_RETENTION,
  FORMS,
  RESUME_FIELD,
  checkEventApplication,
  eventApplicationSchema,
  parseEventApplication,
  readRetention,
  resumeErrors,
  toEventApplicationFields,
} from '../src/index.ts';

const values = {
  first_name: ' Nerea ',
  surname: 'Okafor',
  email: 'nerea@okafor.example',
  md_code: 'md2025abcd',
  portfolio_links: [{ link: 'https://example.org/nerea' }],
  resume: new File(['%PDF-'], 'resume.pdf'),
};

const accepted = {
  first_name: 'Nerea',
  surname: 'Okafor',
  email: 'nerea@okafor.example',
  md_code: 'MD2025ABCD',
  portfolio_links: [{ link: 'https://example.org/nerea' }],
};

describe('checkEventApplication', () => {
  it('cleans valid values and drops blank rows', () => {
    const portfolio_links = [...values.portfolio_links, { link: ' ' }];
    expect(checkEventApplication({ ...values, portfolio_links })).toEqual({ ok: true, value: accepted });
  });

  // Spec 11.8
  it('accepts a URL in any row', () => {
    const portfolio_links = [{ link: '' }, { link: 'https://example.org/nerea' }];
    expect(checkEventApplication({ ...values, portfolio_links })).toEqual({ ok: true, value: accepted });
  });

  it('reports invalid rows by their index in the form, counting blank rows', () => {
    const portfolio_links = ['https://example.org', ' ', 'ftp://example.org', '', 'nerea'].map((link) => ({
      link,
    }));
    expect(checkEventApplication({ ...values, portfolio_links })).toEqual({
      ok: false,
      errors: { 'portfolio_links.2.link': ['active_url'], 'portfolio_links.4.link': ['active_url'] },
    });
  });

  // Spec 11.8
  it('reports all missing fields in page order', () => {
    const empty = {
      first_name: '',
      surname: ' ',
      email: '',
      md_code: '',
      portfolio_links: [{ link: '' }],
      resume: null,
    };
    const checked = checkEventApplication(empty);
    expect(checked).toEqual({
      ok: false,
      errors: {
        first_name: ['required'],
        surname: ['required'],
        email: ['required'],
        md_code: ['required'],
        'portfolio_links.0.link': ['valid_link'],
        resume: ['required'],
      },
    });
    expect(Object.keys((checked as { errors: object }).errors)).toEqual([
      'first_name',
      'surname',
      'email',
      'md_code',
      'portfolio_links.0.link',
      'resume',
    ]);
  });

  it.each([
    [[], { portfolio_links: ['valid_link'] }],
    [[{ link: 'ftp://example.org' }], { 'portfolio_links.0.link': ['active_url'] }],
    [Array.from({ length: 6 }, () => ({ link: 'https://example.org' })), { portfolio_links: ['too_long'] }],
  ])('rejects the links %j', (portfolio_links, errors) => {
    expect(checkEventApplication({ ...values, portfolio_links })).toEqual({ ok: false, errors });
  });
});

describe('parseEventApplication', () => {
  const resume = { name: 'resume.pdf', size: 5 };

  it('accepts the fields that the form sends', () => {
    const fields = toEventApplicationFields(accepted);
    expect(parseEventApplication(fields, resume)).toEqual({ ok: true, value: accepted });
  });

  it.each([undefined, '{}', 'not json', '[]', 'null', ['https://example.org']])(
    'rejects %j as links',
    (portfolio_links) => {
      expect(parseEventApplication({ ...accepted, portfolio_links }, resume)).toEqual({
        ok: false,
        errors: { portfolio_links: ['valid_link'] },
      });
    },
  );

  it('rejects a body that is not a record', () => {
    expect(parseEventApplication('text', undefined).ok).toBe(false);
  });
});

/** Limit that the form promises. Written out so that a change of the constant fails here. */
const TEN_MIB = 10 * 1024 * 1024;

describe('resumeErrors', () => {
  it.each([
    [null, ['required']],
    [{ name: 'a.pdf', size: 0 }, ['required']],
    [{ name: 'a.pdf', size: TEN_MIB }, []],
    [{ name: 'a.pdf', size: TEN_MIB + 1 }, ['file_size']],
    [{ name: 'A.DOCX', size: 1 }, []],
    [{ name: 'a.odt', size: 1 }, []],
    [{ name: 'a.pdf ', size: 1 }, []],
    [{ name: 'msf:62', size: 1, type: 'application/pdf' }, []],
    [{ name: 'msf:62', size: 1, type: 'image/png' }, ['file_type']],
    [{ name: 'a.exe', size: 1, type: 'application/pdf' }, ['file_type']],
    [{ name: 'a.exe', size: 1 }, ['file_type']],
    [{ name: 'toString', size: 1 }, ['file_type']],
    [{ name: 'a.pdf', size: 1, contentType: 'application/pdf' }, []],
    [{ name: 'a.pdf', size: 1, contentType: 'application/x-msdownload' }, ['file_type']],
    [{ name: 'a.pdf', size: 1, contentType: '' }, ['file_type']],
  ])('returns the errors of %j: %j', (resume, errors) => {
    expect(resumeErrors(resume)).toEqual(errors);
  });
});

it('stores exactly the listed fields', () => {
  const listed = Object.keys(FORMS['event-application']).filter((name) => name !== RESUME_FIELD);
  expect(Object.keys(eventApplicationSchema.entries).toSorted()).toEqual(listed.toSorted());
});

it('has a retention setting of its own', () => {
  expect(readRetention({ RETENTION_EVENT_APPLICATION_DAYS: '3' })).toEqual({
    ...DEFAULT_RETENTION,
    'event-application': 3,
  });
});
