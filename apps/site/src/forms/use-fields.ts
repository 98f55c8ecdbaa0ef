import { entriesIn, type FieldDescription } from '@fatal/contracts';
import type { FormField, FormValues, PlatformOption } from '@gloam/ui';
import { useLingui } from '@lingui/react';
import { useSite } from '../routes/site-context.ts';

type Table = Readonly<Record<string, FieldDescription>>;

type Without<Field, Names extends string> = Field extends unknown ? Omit<Field, Names> : never;

/** The props that a page may add to a field of a kind. */
type AddedTo<Kind> =
  | Without<FormField & { kind: Kind }, 'name' | 'kind' | 'label' | 'optional'>
  | (Kind extends 'tel' ? Without<FormField & { kind: 'phone' }, 'name' | 'label' | 'optional'> : never);

/** The fields of which a table does not say all: their choices and the words inside are the page's. */
type Unfinished<Fields extends Table> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends 'select' | 'links' | 'file' ? Name : never;
}[keyof Fields];

type Additions<Fields extends Table> = {
  [Name in Exclude<keyof Fields, Unfinished<Fields>>]?: AddedTo<Fields[Name]['kind']>;
} & { [Name in Unfinished<Fields>]: AddedTo<Fields[Name]['kind']> };

/** A field of a form, with all that says of which type its value is. */
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

/** The values of a form that asks what a table says. */
export type ValuesOf<Fields extends Table> = FormValues<FieldsIn<Fields, object>>;

/**
 * The fields of a table, in the order and the words of the language, as `Form` takes them. Their kinds have the same names there.
 * @param added By name, what only the page knows: layout, choices, the words inside a field.
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
