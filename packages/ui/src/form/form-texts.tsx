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
}: Pick<ReturnType<typeof formFields<Values>>, 'propsOf' | 'more'>) {
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

  return {
    moreAfter,
    line: (name: TextName<Values>, input?: Partial<ComponentProps<typeof TextField>>) => (
      <>
        <TextField {...propsOf(name)} {...input} />
        {moreAfter(name)}
      </>
    ),
    text: (name: TextName<Values>, input?: Partial<ComponentProps<typeof TextareaField>>) => (
      <>
        <TextareaField {...propsOf(name)} {...(input as object)} />
        {moreAfter(name)}
      </>
    ),
  };
}
