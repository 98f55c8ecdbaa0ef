import { describe, expect, test } from 'vitest';
import {
  FORMS,
  applicationFields,
  applicationSchema,
  contactSchema,
  entriesIn,
  generalApplicationSchema,
  personMessageFields,
  record,
  validate,
  type Field,
  type FieldDescription,
} from '../src/index.ts';
import { errorsOf } from './errors-of.ts';

/** Returns the fields that have a rule, which files don't. */
const fieldsOf = (form: Record<string, FieldDescription>) =>
  Object.entries(form).filter((entry): entry is [string, Field] => 'rule' in entry[1]);

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  const fields = fieldsOf(form);

  test.each(fields)('accepts a missing %s only if it is optional', (_name, { kind, optional, rule }) => {
    // Link fields without rows are an empty list, in the form and in the decoded request.
    const missing = kind === 'links' && optional ? [] : undefined;
    const errors = errorsOf(validate(record({ field: rule }), { field: missing }));
    expect(Object.keys(errors)).toEqual(optional ? [] : ['field']);
  });

  test.each(fields.filter(([, { kind }]) => ['text', 'textarea', 'tel'].includes(kind)))(
    'trims %s and limits its length',
    (_name, { rule }) => {
      const schema = record({ field: rule });
      expect(validate(schema, { field: ' FOG ' })).toEqual({ ok: true, value: { field: 'FOG' } });
      expect(errorsOf(validate(schema, { field: 'x'.repeat(100_000) }))).toEqual({ field: ['too_long'] });
    },
  );
});

test.each([
  ['application', applicationSchema],
  ['general-application', generalApplicationSchema],
  ['contact', contactSchema],
] as const)('the schema of %s has exactly the listed fields', (form, { entries }) => {
  const fields = Object.entries(FORMS[form]).filter(([, { kind }]) => kind !== 'file');
  expect(Object.keys(entries).toSorted()).toEqual(fields.map(([name]) => name).toSorted());
});

test('labels with the same id have the same text', () => {
  const labels = Object.values<Record<string, FieldDescription>>(FORMS).flatMap((fields) =>
    Object.values(fields).flatMap(({ label, answerLabel = label }) => [label, answerLabel]),
  );
  const words = new Map(labels.map(({ id, message }) => [id, message]));
  expect(labels.filter(({ id, message }) => words.get(id) !== message)).toEqual([]);
});

describe('entriesIn', () => {
  const namesIn = (...[fields, locale]: Parameters<typeof entriesIn>) =>
    entriesIn(fields, locale).map(([name]) => name);

  test('puts the surname first in Japanese and leaves other fields in place', () => {
    const [given, surname, ...others] = Object.keys(applicationFields);
    expect(namesIn(applicationFields, 'es')).toEqual([given, surname, ...others]);
    expect(namesIn(applicationFields, 'jp')).toEqual([surname, given, ...others]);
  });

  test('keeps the order of a form with a single name field', () => {
    expect(namesIn(personMessageFields, 'jp')).toEqual(Object.keys(personMessageFields));
  });
});
