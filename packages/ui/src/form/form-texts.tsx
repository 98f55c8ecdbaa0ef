import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { TextField } from '../text-field/index.js';
import { TextareaField } from '../textarea-field/index.js';
import type { formFields, TextName } from './form-fields.js';
import { emailInput, telInput } from './inputs.js';

const INPUTS = { text: {}, email: emailInput, tel: telInput };

/** Draws the texts of a form, each with the fields after it that the form was given. */
export function formTexts<Values extends object>({
  propsOf,
  more,
  familyNameFirst,
}: Pick<ReturnType<typeof formFields<Values>>, 'propsOf' | 'more' | 'familyNameFirst'>) {
  /** What the form was given after one of its own fields. */
  const moreAfter = (own: string): ReactNode =>
    more
      .filter(({ after }) => after === own)
      .map(({ name, kind = 'text', hint, autoComplete, render }) => {
        const props = { ...propsOf(name), hint };
        if (render) return <Fragment key={name}>{render(props)}</Fragment>;
        return kind === 'textarea' ? (
          <TextareaField key={name} {...props} autoComplete={autoComplete} />
        ) : (
          <TextField key={name} {...props} {...INPUTS[kind]} {...(autoComplete && { autoComplete })} />
        );
      });

  const line = (name: TextName<Values>, input?: Partial<ComponentProps<typeof TextField>>) => (
    <>
      <TextField {...propsOf(name)} {...input} />
      {moreAfter(name)}
    </>
  );

  return {
    moreAfter,
    line,
    /** The given name, which has the name `given`, and the family name. */
    names: (given: TextName<Values>) => {
      const family = 'surname' as TextName<Values>;
      const names = [
        <Fragment key={given}>{line(given, { autoComplete: 'given-name' })}</Fragment>,
        <Fragment key={family}>{line(family, { autoComplete: 'family-name' })}</Fragment>,
      ];
      return familyNameFirst ? names.reverse() : names;
    },
    text: (name: TextName<Values>, input?: Partial<ComponentProps<typeof TextareaField>>) => (
      <>
        <TextareaField {...propsOf(name)} {...(input as object)} />
        {moreAfter(name)}
      </>
    ),
  };
}
