import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { DateFieldLabels, DateOrder, DatePart, MonthNames } from '../date-field/date-field.js';
import type { HeadingLevel } from '../internal/heading.js';
import type { SelectOption } from '../select-field/select-field.js';
import type { LockStorage } from './age-gate-lock.js';

/** In full years; one number, or one per region. */
export type MinimumAge = number | ((region: string) => number);

export type AgeGateStatus = 'editing' | 'sending' | 'failed';

export interface AgeGateResult<Language extends string = string, Region extends string = string> {
  /** The one chosen, or where none is offered the one that the gate was given; empty without one. */
  language: Language;
  /** The one chosen, or where none is offered the one that the gate was given; empty without one. */
  region: Region;
  /** In full years. The date itself never leaves the component. */
  age: number;
}

export interface AgeGateLabels {
  /** Label of the language menu. */
  language: string;
  /** Label of the region menu. */
  region: string;
  /** Label of the date. */
  birthDate: string;
  /** The button. */
  submit: string;
  /** The button while sending. */
  sending: string;
  /** The date is missing or, in one field, half typed. */
  required: string;
  /** The visitor is too young; the threshold is named here, and nowhere before. */
  underAge: (values: { minAge: number }) => string;
  /** The date gives an age that nobody reaches. */
  checkDate: string;
  /** Sending failed; the visitor may try again. */
  sendFailed: string;
  /** Opens the privacy notice; needed only with `privacyNotice`. Default none. */
  privacySummary?: string;
  /** What to do where scripts are off. */
  noScript: ReactNode;
}

/** Further words of a date in three fields. */
export interface AgeGateFieldsLabels extends AgeGateLabels, DateFieldLabels {
  /** An example in the order of the fields, such as "For example, 27 3 1990". */
  hint: string;
  /** The twelve months, January first, each in all spellings to accept. Case, accents and full stops do not count. */
  monthNames: MonthNames;
  /** One part of the date is missing. */
  missingPart: (values: { part: DatePart }) => string;
  /** One part of the date cannot be: letters, the 31st of April, a year of two digits. */
  wrongPart: (values: { part: DatePart }) => string;
}

interface CommonProps<Language extends string, Region extends string> extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'title'
> {
  /** The heading; an `<em>` in it is its second half. */
  title: ReactNode;
  /** Level of the heading. Default 1. */
  headingLevel?: HeadingLevel;
  /** The languages to choose from, each in its own words. Default none: the menu is not drawn. */
  languages?: readonly SelectOption<Language>[];
  /** The regions to choose from; the first is preselected. Default none: the menu is not drawn. */
  regions?: readonly SelectOption<Region>[];
  /**
   * The language now shown. One that is not offered shows the first, and changes only by choice. Passed on where none is
   * offered. Default none.
   */
  language?: string;
  /** The region that counts, for `minAge` and the result, where none is offered. Default none. */
  region?: string;
  /** Called at once when another language is chosen. Default: nothing happens. */
  onLanguageChange?: (language: Language) => void;
  /** Youngest age let in, in full years: one number, or one per region. */
  minAge: MinimumAge;
  /** Above this age the visitor is asked to check the date. Default 120. */
  maxAge?: number;
  /** The age that a content warning beside the gate advises. It never refuses anybody; `onPass` tells of it. Default none. */
  advisoryAge?: number;
  /** The clock. */
  now: () => Date;
  /** Where sending the result stands. Default `editing`. */
  status?: AgeGateStatus;
  /**
   * Called with an age that may pass; sends it, and lets the visitor in. `belowAdvisoryAge` is for this page only, such
   * as to keep the warning open: it is no part of the result.
   */
  onPass: (result: AgeGateResult<Language, Region>, note: { belowAdvisoryAge: boolean }) => void;
  /** Opens under the form; a sentence or two on what is sent and kept. Default none. */
  privacyNotice?: ReactNode;
}

interface OneField {
  /** `date` is the platform's date field; `fields` are day, month and year to type. Default `date`. */
  variant?: 'date';
  dateOrder?: never;
  /** Words of the gate. */
  labels: AgeGateLabels;
}

interface ThreeFields {
  /** `date` is the platform's date field; `fields` are day, month and year to type. Default `date`. */
  variant: 'fields';
  /** Order of the three fields: `dmy`, `mdy` or `ymd`. Default `dmy`. */
  dateOrder?: DateOrder;
  /** Words of the gate. */
  labels: AgeGateFieldsLabels;
}

interface WithoutLock {
  /** `session`: who was too young once stays so until the tab is closed, whatever date follows. Default `none`. */
  underageLock?: 'none';
  storage?: never;
}

interface WithLock {
  /** `session`: who was too young once stays so until the tab is closed, whatever date follows. Default `none`. */
  underageLock: 'session';
  /** Where the lock is kept, such as `() => sessionStorage`; asked on submission only. It holds one word, no date. */
  storage: () => LockStorage;
}

export type AgeGateProps<Language extends string = string, Region extends string = string> = CommonProps<
  Language,
  Region
> &
  (OneField | ThreeFields) &
  (WithoutLock | WithLock);
