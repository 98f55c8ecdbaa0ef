import { describe, expect, test } from 'vitest';
import {
  CONTACT_REASONS,
  GATE_LOCALES,
  MAXIMUM_AGE,
  MAX_LENGTH,
  MINIMUM_AGE,
  REGIONS,
  contactSchema,
  gateDataSchema,
  generalApplicationSchema,
  acceptsMessages,
  UNKNOWN_PERSON,
  validate,
  validateContact,
} from '../src/index.ts';
import { errorsOf } from './errors-of.ts';

const contact = {
  firstName: 'Ada',
  surname: 'Example',
  email: 'ada@example.org',
  phone: '+34 600',
  reason: 'general',
  message: 'Hello.',
};

const generalApplication = {
  full_name: 'Ada',
  surname: 'Example',
  job_title: 'Writer',
  portfolio: 'https://ada.example.org',
  email: 'ada@example.org',
  phone: '',
  message: 'I write.',
};

const gate = { language: 'en', region: 'eu', age: 30 };

describe.each([
  ['contact', contactSchema, contact, 'phone'],
  ['general application', generalApplicationSchema, generalApplication, 'phone'],
  ['gate', gateDataSchema, gate, ''],
])('the %s form', (_name, schema, good, optional) => {
  test('accepts a complete form', () => {
    expect(validate(schema, good)).toMatchObject({ ok: true, value: good });
  });

  test.each(Object.keys(good))('validates %s', (field) => {
    const errors = errorsOf(validate(schema, { ...good, [field]: undefined }));
    expect(errors).toEqual(field === optional ? {} : { [field]: ['required'] });
    expect(errorsOf(validate(schema, { ...good, [field]: {} }))).toEqual({ [field]: ['required'] });
  });
});

test.each([
  [contactSchema, contact, 'firstName', MAX_LENGTH.line],
  [contactSchema, contact, 'surname', MAX_LENGTH.line],
  [contactSchema, contact, 'phone', MAX_LENGTH.phone],
  [contactSchema, contact, 'message', MAX_LENGTH.text],
  [generalApplicationSchema, generalApplication, 'full_name', MAX_LENGTH.line],
  [generalApplicationSchema, generalApplication, 'surname', MAX_LENGTH.line],
  [generalApplicationSchema, generalApplication, 'job_title', MAX_LENGTH.line],
  [generalApplicationSchema, generalApplication, 'phone', MAX_LENGTH.phone],
  [generalApplicationSchema, generalApplication, 'message', MAX_LENGTH.text],
])('accepts text up to the maximum length (case %$)', (schema, good, field, length) => {
  expect(errorsOf(validate(schema, { ...good, [field]: 'x'.repeat(length) }))).toEqual({});
  expect(errorsOf(validate(schema, { ...good, [field]: 'x'.repeat(length + 1) }))).toEqual({
    [field]: ['too_long'],
  });
});

test.each(CONTACT_REASONS)('the contact form accepts the reason %s', (reason) => {
  expect(errorsOf(validate(contactSchema, { ...contact, reason }))).toEqual({});
});

// Spec 11.3
test('the general application rejects a portfolio without a scheme', () => {
  const portfolio = 'ada.example.org';
  expect(errorsOf(validate(generalApplicationSchema, { ...generalApplication, portfolio }))).toEqual({
    portfolio: ['active_url'],
  });
});

describe('gateDataSchema', () => {
  test.each(GATE_LOCALES)('accepts the language %s', (language) => {
    expect(errorsOf(validate(gateDataSchema, { ...gate, language }))).toEqual({});
  });

  test.each(REGIONS)('accepts the region %s', (region) => {
    expect(errorsOf(validate(gateDataSchema, { ...gate, region }))).toEqual({});
  });

  test.each([MINIMUM_AGE, MAXIMUM_AGE])('accepts the age %d', (age) => {
    expect(errorsOf(validate(gateDataSchema, { ...gate, age }))).toEqual({});
  });

  test.each([
    ['age', MINIMUM_AGE - 1],
    ['age', MAXIMUM_AGE + 1],
    ['age', 16.5],
    ['age', '30'],
    ['age', Number.NaN],
    ['age', Number.POSITIVE_INFINITY],
    ['language', 'jp'],
    ['language', 'ja'],
    ['region', 'Europe'],
  ])('rejects %s %j', (field, value) => {
    expect(errorsOf(validate(gateDataSchema, { ...gate, [field]: value }))).toEqual({
      [field]: ['required'],
    });
  });

  test('drops unlisted fields', () => {
    expect(validate(gateDataSchema, { ...gate, birthDate: '2000-01-01' })).toEqual({ ok: true, value: gate });
  });
});

describe('a message to one person', () => {
  const message = { to: 29, firstName: 'Ada Example', email: 'ada@example.org', message: 'Hello.' };
  const check = (body: unknown) => validateContact(body, (to) => to === 29);

  test('requires name, email and message, and drops other fields', () => {
    expect(check({ ...message, surname: 'x', reason: 'work' })).toEqual({ ok: true, value: message });
    expect(errorsOf(check({ to: 29 }))).toEqual({
      firstName: ['required'],
      email: ['required'],
      message: ['required'],
    });
    expect(errorsOf(check({ ...message, message: 'x'.repeat(MAX_LENGTH.text + 1) }))).toEqual({
      message: ['too_long'],
    });
  });

  test.each([98, '29', 'ada@example.org', '', {}, true, [29], 29.5])(
    'is rejected for the unknown recipient %j',
    (to) => {
      expect(errorsOf(check({ ...message, to }))).toEqual({ to: [UNKNOWN_PERSON] });
    },
  );

  test.each([undefined, null])('goes to the studio if the recipient is %j', (to) => {
    expect(check({ ...contact, to })).toEqual({ ok: true, value: contact });
  });
});

test('acceptsMessages returns true only for current members with an address', () => {
  expect(acceptsMessages({ email: 'ada@studio.example', original_role: null })).toBe(true);
  expect(acceptsMessages({ original_role: null })).toBe(true);
  expect(acceptsMessages({ email: '', original_role: null })).toBe(false);
  expect(acceptsMessages({ email: 'ada@studio.example', original_role: 'prop' })).toBe(false);
});
