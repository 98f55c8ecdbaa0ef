import { describe, expect, test } from 'vitest';
import {
  FORMS,
  MAX_LENGTH,
  MAX_SOCIAL_LINKS,
  POSITION_ROLE_NAMES,
  SOURCES,
  applicationFormSchema,
  parseApplication,
  toApplicationPayload,
  validate,
} from '../src/index.ts';
import { errorsOf } from './errors-of.ts';

const form = {
  full_name: 'Ada',
  surname: 'Example',
  email: 'ada@example.org',
  phone: '+34 600',
  social_links: [{ platform: 'github', link: 'https://github.com/ada' }],
  software: 'Blender',
  motivation: 'Fog.',
  availability: '',
  source: 'website',
  other_source: '',
};

/** Returns the validated form values. Throws if they are invalid. */
const checked = (changes: object = {}) => {
  const result = validate(applicationFormSchema, { ...form, ...changes });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.value;
};

const without = (values: object, ...fields: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

const formErrors = (changes: object) => errorsOf(validate(applicationFormSchema, { ...form, ...changes }));

describe('applicationFormSchema', () => {
  test('accepts a complete form', () => {
    expect(validate(applicationFormSchema, form)).toMatchObject({ ok: true, value: form });
  });

  test.each(['full_name', 'surname', 'email', 'software', 'motivation', 'source'])('requires %s', (field) => {
    expect(formErrors({ [field]: '' })).toEqual({ [field]: ['required'] });
    expect(formErrors({ [field]: undefined })).toEqual({ [field]: ['required'] });
  });

  test.each(['phone', 'availability', 'other_source'])('does not require %s', (field) => {
    expect(formErrors({ [field]: undefined })).toEqual({});
  });

  test.each([
    ['full_name', MAX_LENGTH.line],
    ['surname', MAX_LENGTH.line],
    ['phone', MAX_LENGTH.phone],
    ['software', MAX_LENGTH.text],
    ['motivation', MAX_LENGTH.text],
    ['availability', MAX_LENGTH.text],
    ['other_source', MAX_LENGTH.line],
  ])('limits %s to %d characters', (field, length) => {
    expect(formErrors({ [field]: 'x'.repeat(length) })).toEqual({});
    expect(formErrors({ [field]: 'x'.repeat(length + 1) })).toEqual({ [field]: ['too_long'] });
  });

  test.each(SOURCES)('accepts the source %s', (source) => {
    expect(formErrors({ source, other_source: 'a fair' })).toEqual({});
  });

  // Spec 11.7
  test('requires other_source only for the source "other"', () => {
    expect(formErrors({ source: 'other' })).toEqual({ other_source: ['required'] });
    expect(formErrors({ source: 'other', other_source: ' ' })).toEqual({ other_source: ['required'] });
    expect(formErrors({ source: 'a fair' })).toEqual({ source: ['required'] });
  });

  test('requires other_source even if other fields are invalid', () => {
    expect(formErrors({ source: 'other', email: '', full_name: '' })).toEqual({
      full_name: ['required'],
      email: ['required'],
      other_source: ['required'],
    });
  });

  // Spec 11.4, 11.5, 11.9
  test('reports errors of link rows by index', () => {
    const social_links = [
      { platform: 'github', link: 'https://github.com/ada' },
      { platform: '', link: '' },
      { platform: 'x', link: 'ftp://x.com' },
    ];
    expect(formErrors({ social_links })).toEqual({
      'social_links.1.platform': ['required_link'],
      'social_links.1.link': ['required_link'],
      'social_links.2.link': ['active_url'],
    });
  });

  test('accepts zero to MAX_SOCIAL_LINKS link rows', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, () => ({ platform: 'other', link: 'https://example.org' }));
    expect(formErrors({ social_links: [] })).toEqual({});
    expect(formErrors({ social_links: rows(MAX_SOCIAL_LINKS) })).toEqual({});
    expect(formErrors({ social_links: rows(MAX_SOCIAL_LINKS + 1) })).toEqual({ social_links: ['too_long'] });
  });
});

describe('toApplicationPayload', () => {
  test('includes every field', () => {
    expect(Object.keys(toApplicationPayload(checked(), 'Prop Artist')).toSorted()).toEqual(
      Object.keys(FORMS.application).toSorted(),
    );
  });

  test('includes the role, and encodes the links as text', () => {
    expect(toApplicationPayload(checked(), 'Prop Artist')).toMatchObject({
      full_name: 'Ada',
      surname: 'Example',
      email: 'ada@example.org',
      phone: '+34 600',
      social_links: '{"github":"https://github.com/ada"}',
      software: 'Blender',
      motivation: 'Fog.',
      availability: '',
      source: 'website',
      role: 'Prop Artist',
    });
  });

  test('replaces the source "other" with the typed text', () => {
    const payload = toApplicationPayload(checked({ source: 'other', other_source: 'a fair' }), 'FX Artist');
    expect(payload.source).toBe('a fair');
    expect(payload).not.toHaveProperty('other_source');
  });

  // Spec 11.5
  test('encodes an empty list of links as null', () => {
    expect(toApplicationPayload(checked({ social_links: [] }), 'FX Artist').social_links).toBeNull();
  });

  test('produces a body that parseApplication accepts', () => {
    for (const role of Object.values(POSITION_ROLE_NAMES)) {
      const values = without(form, 'other_source');
      expect(parseApplication(toApplicationPayload(checked(), role))).toMatchObject({
        ok: true,
        value: { ...values, role },
      });
    }
  });
});

describe('parseApplication', () => {
  const body = toApplicationPayload(checked(), 'Prop Artist');

  test('accepts an earlier payload without surname, phone and availability', () => {
    const earlier = without(body, 'surname', 'phone', 'availability');
    expect(parseApplication(earlier)).toMatchObject({
      ok: true,
      value: { surname: '', phone: '', availability: '' },
    });
  });

  // Spec 11.4
  test.each(['Janitor', 'prop', 'prop artist', '', null, undefined, 7])('rejects the role %j', (role) => {
    expect(errorsOf(parseApplication({ ...body, role }))).toEqual({ role: ['required'] });
  });

  test.each([null, undefined])('decodes %j as an empty list of links', (social_links) => {
    expect(parseApplication({ ...body, social_links })).toMatchObject({
      ok: true,
      value: { social_links: [] },
    });
  });

  test.each(['', 'no json', '[]', '7', '"text"', '{"github":7}', '{"github":null}', 7, {}, []])(
    'rejects the links %j',
    (social_links) => {
      expect(errorsOf(parseApplication({ ...body, social_links }))).toEqual({
        social_links: ['required_link'],
      });
    },
  );

  test.each([null, 7, 'text', [], undefined])('treats the body %j as empty', (input) => {
    expect(Object.keys(errorsOf(parseApplication(input)))).toEqual([
      'full_name',
      'email',
      'software',
      'motivation',
      'source',
      'role',
    ]);
  });
});
