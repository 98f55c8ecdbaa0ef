import type { FormDraft } from '@gloam/ui';

/** Monotonic clock, in milliseconds; only differences matter. */
export const formClock = (): number => performance.now();

/** Returns the draft options of a form. Gloam keeps the draft on the visitor's device and offers it for 14 days. */
export const draftOf = (form: string): FormDraft => ({ key: `draft:${form}`, now: Date.now });
