import { describe, expect, test } from 'vitest';
import {
  FORMS,
  applicationFields,
  applicationSchema,
  contactFields,
  contactSchema,
  eventApplicationFields,
  eventApplicationSchema,
  generalApplicationFields,
  generalApplicationSchema,
  record,
  validate,
  type Field,
} from '../src/index.ts';
import { errorsOf } from './errors-of.ts';

const tables = { applicationFields, contactFields, eventApplicationFields, generalApplicationFields };

const fieldsOf = (table: Record<string, Field>) => Object.entries(table);

describe.each(Object.entries(tables))('%s', (_, table) => {
  const fields = fieldsOf(table);

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
  ['event-application', eventApplicationSchema],
  ['contact', contactSchema],
] as const)('%s: the server keeps every field, and nothing else', (form, { entries }) => {
  const fields = Object.entries(FORMS[form]).filter(([, { kind }]) => kind !== 'file');
  expect(Object.keys(entries).toSorted()).toEqual(fields.map(([name]) => name).toSorted());
});

test('one id stands for the same words everywhere', () => {
  const labels = Object.values(FORMS).flatMap((fields) =>
    Object.values(fields).flatMap(({ label, answerLabel = label }: Field) => [label, answerLabel]),
  );
  const words = new Map(labels.map(({ id, message }) => [id, message]));
  expect(labels.filter(({ id, message }) => words.get(id) !== message)).toEqual([]);
});
