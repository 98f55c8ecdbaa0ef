import type { FormDraft } from '@gloam/ui';

/** How long a form has been there; only differences matter. */
export const formClock = (): number => performance.now();

/** Unsent text of a form is kept on the visitor's device for 14 days, under the form's name. */
export const draftOf = (form: string): FormDraft => ({ key: `draft:${form}`, now: Date.now });
