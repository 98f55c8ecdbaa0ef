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

/** The fields that are checked by a rule of their own. */
const fieldsOf = (form: Record<string, FieldDescription>) =>
  Object.entries(form).filter((entry): entry is [string, Field] => 'rule' in entry[1]);

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  const fields = fieldsOf(form);

  test.each(fields)('%s may be missing only where it is optional', (_name, { kind, optional, rule }) => {
    // No row of links is an empty list, in the form and on the wire.
    const missing = kind === 'links' && optional ? [] : undefined;
    const errors = errorsOf(validate(record({ field: rule }), { field: missing }));
    expect(Object.keys(errors)).toEqual(optional ? [] : ['field']);
  });

  test.each(fields.filter(([, { kind }]) => ['text', 'textarea', 'tel'].includes(kind)))(
    '%s is trimmed and has an upper bound',
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
] as const)('%s: the server keeps every field, and nothing else', (form, { entries }) => {
  const fields = Object.entries(FORMS[form]).filter(([, { kind }]) => kind !== 'file');
  expect(Object.keys(entries).toSorted()).toEqual(fields.map(([name]) => name).toSorted());
});

test('one id stands for the same words everywhere', () => {
  const labels = Object.values<Record<string, FieldDescription>>(FORMS).flatMap((fields) =>
    Object.values(fields).flatMap(({ label, answerLabel = label }) => [label, answerLabel]),
  );
  const words = new Map(labels.map(({ id, message }) => [id, message]));
  expect(labels.filter(({ id, message }) => words.get(id) !== message)).toEqual([]);
});

describe('the names of a person', () => {
  const namesIn = (...[fields, locale]: Parameters<typeof entriesIn>) =>
    entriesIn(fields, locale).map(([name]) => name);

  test('stand in the order of the language, and nothing else moves', () => {
    const [given, surname, ...others] = Object.keys(applicationFields);
    expect(namesIn(applicationFields, 'es')).toEqual([given, surname, ...others]);
    expect(namesIn(applicationFields, 'jp')).toEqual([surname, given, ...others]);
  });

  test('stay where a form asks for one name', () => {
    expect(namesIn(personMessageFields, 'jp')).toEqual(Object.keys(personMessageFields));
  });
});
