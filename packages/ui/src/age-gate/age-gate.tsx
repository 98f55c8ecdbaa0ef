'use client';

import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { classNames } from '../internal/class-names.js';
import { FieldFrame, useFieldIds } from '../internal/field.js';
import { Heading, type HeadingLevel } from '../internal/heading.js';
import { textOf } from '../internal/submission.js';
import { SelectField, type SelectOption } from '../select-field/index.js';
import { SubmitButton } from '../submit-button/index.js';
import { judgeBirthDate, localDay, minimumAge, type MinimumAge } from './age-gate.logic.js';

export type AgeGateStatus = 'editing' | 'sending' | 'failed';

export interface AgeGateResult<Language extends string = string, Region extends string = string> {
  language: Language;
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
  /** The date is missing or half typed. */
  required: string;
  /** The visitor is too young; the threshold is named here, and nowhere before. */
  underAge: (values: { minAge: number }) => string;
  /** The date gives an age that nobody reaches. */
  checkDate: string;
  /** Sending failed; the visitor may try again. */
  sendFailed: string;
  /** Opens the privacy notice. */
  privacySummary?: string;
  /** What to do where scripts are off. */
  noScript: string;
}

export interface AgeGateProps<Language extends string = string, Region extends string = string> extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'title'
> {
  /** The heading; an `<em>` in it is its second half. */
  title: ReactNode;
  /** Level of the heading. Default 1. */
  headingLevel?: HeadingLevel;
  /** The languages to choose from, each in its own words. */
  languages: readonly SelectOption<Language>[];
  /** The regions to choose from; the first is preselected. */
  regions: readonly SelectOption<Region>[];
  /** The language now shown. One that is not offered shows the first, and changes only by choice. */
  language: string;
  /** Called at once when another language is chosen. */
  onLanguageChange: (language: Language) => void;
  /** Youngest age let in, in full years. */
  minAge: MinimumAge;
  /** Above this age the visitor is asked to check the date. Default 120. */
  maxAge?: number;
  /** The clock. */
  now: () => Date;
  /** Where sending the result stands. Default `editing`. */
  status?: AgeGateStatus;
  /** Called with an age that may pass; sends it, and lets the visitor in. */
  onPass: (result: AgeGateResult<Language, Region>) => void;
  /** Opens under the form; a sentence or two on what is sent and kept. */
  privacyNotice?: ReactNode;
  /** Words of the gate. */
  labels: AgeGateLabels;
}

const neverChanges = () => () => undefined;

type Refusal = { kind: 'required' | 'checkDate' } | { kind: 'underAge'; minAge: number };

/** Asks for language, region and date of birth before letting in. State: `data-status`, `data-refusal` on the root. */
export function AgeGate<Language extends string = string, Region extends string = string>({
  title,
  headingLevel = 1,
  languages,
  regions,
  language,
  onLanguageChange,
  minAge,
  maxAge = 120,
  now,
  status = 'editing',
  onPass,
  privacyNotice,
  labels,
  className,
  ...rest
}: AgeGateProps<Language, Region>) {
  const id = useId();
  const languageSelect = useRef<HTMLSelectElement>(null);
  const dateInput = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  const shownLanguage = languages.some(({ value }) => value === language) ? language : languages[0]?.value;
  const error = refusal && (refusal.kind === 'underAge' ? labels.underAge(refusal) : labels[refusal.kind]);
  const errors = error ? [error] : undefined;
  const dateIds = useFieldIds(`${id}-birth-date`, { errors });

  // A prerendered page is older than the clock of whoever opens it, so that its clock has no say.
  const today = useSyncExternalStore(
    neverChanges,
    () => localDay(now()),
    () => undefined,
  );

  // A language chosen before hydration.
  useEffect(() => {
    const chosen = languageSelect.current?.value;
    if (chosen && chosen !== shownLanguage) onLanguageChange(chosen as Language);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for what happened before
  }, []);

  const submit = (data: FormData) => {
    const region = textOf(data, 'region') as Region;
    const youngest = minimumAge(minAge, region);
    const verdict = judgeBirthDate(dateInput.current?.value ?? '', {
      today: now(),
      minAge: youngest,
      maxAge,
    });
    if (verdict.kind === 'pass') {
      setRefusal(undefined);
      onPass({ language: textOf(data, 'language') as Language, region, age: verdict.age });
      return;
    }
    setRefusal(verdict.kind === 'underAge' ? { kind: 'underAge', minAge: youngest } : { kind: verdict.kind });
    dateInput.current?.focus();
  };

  return (
    <section
      aria-labelledby={`${id}-title`}
      {...rest}
      className={classNames('gloam-age-gate', className)}
      data-status={status}
      data-refusal={refusal?.kind}
    >
      <Heading level={headingLevel} className="gloam-age-gate-title" id={`${id}-title`}>
        {title}
      </Heading>
      <form
        className="gloam-age-gate-form"
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (status !== 'sending') submit(new FormData(event.currentTarget));
        }}
      >
        <noscript>
          <p className="gloam-age-gate-no-script">{labels.noScript}</p>
        </noscript>
        <div className="gloam-age-gate-menus">
          <SelectField
            ref={languageSelect}
            name="language"
            label={labels.language}
            options={languages}
            value={shownLanguage}
            autoComplete="off"
            onChange={(event) => {
              onLanguageChange(event.currentTarget.value as Language);
            }}
          />
          <SelectField name="region" label={labels.region} options={regions} autoComplete="off" />
        </div>
        <FieldFrame
          className="gloam-field"
          id={dateIds.control}
          label={labels.birthDate}
          errors={errors}
          errorRole="alert"
        >
          <input
            {...dateIds.aria}
            ref={dateInput}
            className="gloam-field-control"
            id={dateIds.control}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            max={today}
            required
          />
        </FieldFrame>
        <SubmitButton wide sending={status === 'sending'} labels={labels} />
        <p className="gloam-age-gate-status" role="status">
          {status === 'failed' && labels.sendFailed}
        </p>
      </form>
      {privacyNotice && (
        <details className="gloam-age-gate-privacy">
          <summary>{labels.privacySummary}</summary>
          <div>{privacyNotice}</div>
        </details>
      )}
    </section>
  );
}
