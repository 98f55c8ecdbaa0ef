import type { Label } from '../field-table.ts';

/** What is said of a form where it does not stand itself. */
export interface FormWords<Field extends PropertyKey> {
  /** In mails; the words of a label may name `{role}` and `{time}`. Translated in `apps/api/locales`. */
  mail: {
    /** What came, in a mail to the studio. */
    kind: Label;
    /** Of the confirmation. */
    subject: Label;
    /** The first sentence of the confirmation. */
    received: Label;
  };
  /** In the privacy policy (`apps/site/content/legal`), in English. */
  policy: {
    /** Of the paragraph about the form. */
    beginning: string;
    /** By which words it names each field. */
    fields: Readonly<Record<Field, string>>;
  };
}
