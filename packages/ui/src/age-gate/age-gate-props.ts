import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { DateFieldLabels, DateOrder, DatePart, MonthNames } from '../date-field/date-field.js';
import type { HeadingLevel } from '../internal/heading.js';
import type { SelectOption } from '../select-field/select-field.js';

/** The minimum age in full years: one number, or a function of the region. */
export type MinimumAge = number | ((region: string) => number);

/** The methods of `Storage` that the lock uses. */
export interface LockStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

export type AgeGateStatus = 'editing' | 'sending' | 'failed';

export interface AgeGateResult<Language extends string = string, Region extends string = string> {
  /** The chosen language. Without `languages`, the value of the `language` prop, or an empty string. */
  language: Language;
  /** The chosen region. Without `regions`, the value of the `region` prop, or an empty string. */
  region: Region;
  /** The visitor's age in full years. The date of birth never leaves the component. */
  age: number;
}

export interface AgeGateLabels {
  /** Label of the language menu. */
  language: string;
  /** Label of the region menu. */
  region: string;
  /** Label of the date of birth. */
  birthDate: string;
  /** Text of the submit button. */
  submit: string;
  /** Text of the submit button while sending. */
  sending: string;
  /** Error: the date is missing or, in the platform's date field, incomplete. */
  required: string;
  /** Error: the visitor is too young. Only this text names the minimum age. */
  underAge: (values: { minAge: number }) => string;
  /** Error: the age is above `maxAge`. */
  checkDate: string;
  /** Error: sending failed, and the visitor can try again. */
  sendFailed: string;
  /** Text of the `<summary>` of the privacy notice; needed only with `privacyNotice`. @default none */
  privacySummary?: string;
  /** Advice for visitors without JavaScript. */
  noScript: ReactNode;
}

/** Texts of a gate whose date of birth has three fields. */
export interface AgeGateFieldsLabels extends AgeGateLabels, DateFieldLabels {
  /** An example in the order of the fields, such as "For example, 27 3 1990". */
  hint: string;
  /** The twelve months, January first, each in all spellings to accept. Case, accents and full stops do not count. */
  monthNames: MonthNames;
  /** Error: one part of the date is missing. */
  missingPart: (values: { part: DatePart }) => string;
  /** Error: one part of the date is not valid, such as letters, the 31st of April, or a year of two digits. */
  wrongPart: (values: { part: DatePart }) => string;
}

interface CommonProps<Language extends string, Region extends string> extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'title'
> {
  /** The heading. Mark its second half with an `<em>`. */
  title: ReactNode;
  /** A sentence under the heading, such as what the site is. @default none */
  text?: ReactNode;
  /** The heading's level. @default 1 */
  headingLevel?: HeadingLevel;
  /** The languages to choose from, each named in that language. @default none, without a menu */
  languages?: readonly SelectOption<Language>[];
  /** The regions to choose from; the first is preselected. @default none, without a menu */
  regions?: readonly SelectOption<Region>[];
  /**
   * The current language. If it is not among `languages`, the menu shows the first of them, and `onLanguageChange` is
   * called only when the visitor picks one. Without `languages`, `onPass` receives it as it is.
   * @default none
   */
  language?: string;
  /** The visitor's region, for `minAge` and `onPass`, when you pass no `regions`. @default none */
  region?: string;
  /** Called when the visitor picks another language, before they submit. @default none */
  onLanguageChange?: (language: Language) => void;
  /** The minimum age in full years: one number, or a function of the region. */
  minAge: MinimumAge;
  /** The age above which the visitor is asked to check the date. @default 120 */
  maxAge?: number;
  /** The age that a content warning advises. Younger visitors pass; `onPass` gets `belowAdvisoryAge`. @default none */
  advisoryAge?: number;
  /** Returns the current time. */
  now: () => Date;
  /** The state of the submission. @default 'editing' */
  status?: AgeGateStatus;
  /**
   * Called when the visitor is old enough. Send the result and let the visitor in. Use `belowAdvisoryAge` on this page
   * only, for example to keep the warning open: it is not part of the result.
   */
  onPass: (result: AgeGateResult<Language, Region>, note: { belowAdvisoryAge: boolean }) => void;
  /** A sentence or two under the form, collapsed at first, on the data that is sent and stored. @default none */
  privacyNotice?: ReactNode;
}

interface OneField {
  /** The kind of date input: `date` is the platform's, `fields` are inputs for day, month and year. @default 'date' */
  variant?: 'date';
  dateOrder?: never;
  /** Texts of the gate. */
  labels: AgeGateLabels;
}

interface ThreeFields {
  /** The kind of date input: `date` is the platform's, `fields` are inputs for day, month and year. @default 'date' */
  variant: 'fields';
  /** The order of the three fields: `dmy`, `mdy` or `ymd`. @default 'dmy' */
  dateOrder?: DateOrder;
  /** Texts of the gate. */
  labels: AgeGateFieldsLabels;
}

interface WithoutLock {
  /** With `session`, a visitor who was too young is refused with any date until the tab is closed. @default 'none' */
  underageLock?: 'none';
  storage?: never;
}

interface WithLock {
  /** With `session`, a visitor who was too young is refused with any date until the tab is closed. @default 'none' */
  underageLock: 'session';
  /** Returns the storage of the lock, such as `sessionStorage`. Called on submit only; the lock contains no date. */
  storage: () => LockStorage;
}

export type AgeGateProps<Language extends string = string, Region extends string = string> = CommonProps<
  Language,
  Region
> &
  (OneField | ThreeFields) &
  (WithoutLock | WithLock);
