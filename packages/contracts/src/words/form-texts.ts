import type { Label } from '../field-table.ts';

/** Texts about a form that appear outside its page. */
export interface FormTexts<Field extends PropertyKey> {
  /** Texts of mails, which may contain `{role}` and `{time}`. Translated in `apps/api/locales`. */
  mail: {
    /** Name of the kind of submission, in mails to the studio. */
    kind: Label;
    /** Subject of the confirmation. */
    subject: Label;
    /** First sentence of the confirmation. */
    received: Label;
  };
  /** Texts of the privacy policy (`apps/site/content/legal`), in English. */
  policy: {
    /** Beginning of the paragraph about the form. */
    beginning: string;
    /** Name of each field. */
    fields: Readonly<Record<Field, string>>;
  };
}
