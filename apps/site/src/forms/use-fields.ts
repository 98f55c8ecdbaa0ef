import { entriesIn, type FieldDescription } from '@fatal/contracts';
import type { FormField, FormValues, PlatformOption } from '@gloam/ui';
import { useLingui } from '@lingui/react';
import { useSite } from '../routes/site-context.ts';

type Table = Readonly<Record<string, FieldDescription>>;

type DistributiveOmit<Field, Names extends string> = Field extends unknown ? Omit<Field, Names> : never;

/** Props that a page can add to a field of this kind. */
type FieldAdditions<Kind> =
  | DistributiveOmit<FormField & { kind: Kind }, 'name' | 'kind' | 'label' | 'optional'>
  | (Kind extends 'tel'
      ? DistributiveOmit<FormField & { kind: 'phone' }, 'name' | 'label' | 'optional'>
      : never);

/** Names of fields whose options and texts the page must provide. */
type Unfinished<Fields extends Table> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends 'select' | 'links' | 'file' ? Name : never;
}[keyof Fields];

type Additions<Fields extends Table> = {
  [Name in Exclude<keyof Fields, Unfinished<Fields>>]?: FieldAdditions<Fields[Name]['kind']>;
} & { [Name in Unfinished<Fields>]: FieldAdditions<Fields[Name]['kind']> };

/** Form field with everything that determines the type of its value. */
type FieldIn<Name, Kind, Added> = FormField & {
  name: Name;
  kind: Added extends { kind: infer Other } ? Other : Kind;
  platforms?: Added extends { platforms: unknown } ? readonly PlatformOption[] : undefined;
};

type FieldsIn<Fields extends Table, Added> = {
  [Name in keyof Fields & string]: FieldIn<
    Name,
    Fields[Name]['kind'],
    Name extends keyof Added ? Added[Name] : object
  >;
}[keyof Fields & string][];

/** Values of a form with the fields of a table. */
export type ValuesOf<Fields extends Table> = FormValues<FieldsIn<Fields, object>>;

/**
 * Returns the fields of a table as props for `Form`, ordered and labelled for the current language.
 *
 * @param added Props by field name that the table doesn't have, such as layout and options.
 */
export function useFields<const Fields extends Table, const Added extends Additions<Fields>>(
  table: Fields,
  added: Added,
) {
  const { _ } = useLingui();
  const { locale } = useSite();
  const more: Readonly<Record<string, object | undefined>> = added;
  return entriesIn<FieldDescription>(table, locale).map(
    ([name, { kind, label, optional, autoComplete }]) => ({
      ...{ name, kind, label: _(label), optional },
      ...(autoComplete && { autoComplete }),
      ...more[name],
    }),
  ) as FieldsIn<Fields, Added>;
}
