import { entriesIn, type Field, type FieldTable } from '@fatal/contracts';
import type { FormTextField } from '@gloam/ui';
import { useLingui } from '@lingui/react';
import { useSite } from '../routes/site-context.ts';

/** As the library names the label of a field: `jobTitle` of `job_title`. */
type LabelName<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<LabelName<Tail>>}`
  : Name;

/** What a form of the library is given of its table: the labels of its own fields, and the fields in the order of the language. */
export function useFields<const Table extends FieldTable>(table: Table) {
  const { _ } = useLingui();
  const { locale } = useSite();
  const fields = entriesIn<Field>(table, locale).map(([name, { kind, label, optional, autoComplete }]) => ({
    name,
    label: _(label),
    kind: KINDS.find((one) => one === kind),
    optional,
    autoComplete,
  }));
  const labels = fields.map(({ name, label }) => [labelName(name), label]);
  return {
    fields,
    labels: Object.fromEntries(labels) as { [Name in keyof Table as LabelName<Name>]: string },
  };
}

const KINDS = ['text', 'textarea', 'email', 'tel'] satisfies FormTextField['kind'][];

const labelName = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
