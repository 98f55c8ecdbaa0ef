/** The fields of a person's names, half a row each: the given name, with the name `given`, and the `surname`. */
export function namesOf<const Given extends string>(
  given: Given,
  label: string,
  surname: string,
  familyNameFirst = false,
) {
  const first = { name: given, label, width: 'half', autoComplete: 'given-name' } as const;
  const last = { name: 'surname', label: surname, width: 'half', autoComplete: 'family-name' } as const;
  return familyNameFirst ? ([last, first] as const) : ([first, last] as const);
}
