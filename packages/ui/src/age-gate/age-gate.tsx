'use client';

import { useEffect, useId, useRef } from 'react';
import { DateField } from '../date-field/date-field.js';
import { classNames } from '../internal/class-names.js';
import { Heading } from '../internal/heading.js';
import { SelectField } from '../select-field/select-field.js';
import { SubmitButton } from '../submit-button/submit-button.js';
import type { AgeGateProps } from './age-gate-props.js';
import { wordsOf, wrongParts } from './age-gate.logic.js';
import { BirthDateField } from './birth-date-field.js';
import { useAgeCheck } from './use-age-check.js';

/**
 * Asks for the date of birth before letting a visitor in, and for language and region if you offer a choice. The date
 * is in no request, no form data, no callback and no storage.
 * State on the root: `data-status`; `data-refusal` is the kind of the last refusal; `data-variant`.
 */
export function AgeGate<Language extends string = string, Region extends string = string>(
  props: AgeGateProps<Language, Region>,
) {
  const {
    title,
    text,
    headingLevel = 1,
    languages = [],
    regions = [],
    language,
    region: _region,
    onLanguageChange,
    minAge: _minAge,
    maxAge: _maxAge,
    advisoryAge: _advisoryAge,
    now,
    status = 'editing',
    onPass: _onPass,
    privacyNotice,
    labels,
    variant = 'date',
    dateOrder,
    underageLock: _underageLock,
    storage: _storage,
    className,
    ...rest
  } = props;
  const id = useId();
  const languageSelect = useRef<HTMLSelectElement>(null);
  const { form, refusal, submit } = useAgeCheck(props);
  const error = refusal && wordsOf(refusal, labels);
  const shownLanguage = languages.some(({ value }) => value === language) ? language : languages[0]?.value;

  // Report a language that the visitor picked before hydration.
  useEffect(() => {
    const chosen = languageSelect.current?.value;
    if (chosen && chosen !== shownLanguage) onLanguageChange?.(chosen as Language);
    // oxlint-disable-next-line react/exhaustive-deps -- only once, after hydration
  }, []);

  return (
    <section
      aria-labelledby={`${id}-title`}
      {...rest}
      className={classNames('gloam-age-gate', className)}
      data-status={status}
      data-refusal={refusal?.kind}
      data-variant={variant}
    >
      <Heading level={headingLevel} className="gloam-age-gate-title" id={`${id}-title`}>
        {title}
      </Heading>
      {text && <p className="gloam-age-gate-text">{text}</p>}
      <form
        ref={form}
        className="gloam-form"
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (status !== 'sending') submit(event.currentTarget);
        }}
      >
        <noscript>
          <p className="gloam-caption gloam-age-gate-no-script">{labels.noScript}</p>
        </noscript>
        {languages.length + regions.length > 0 && (
          <div className="gloam-age-gate-menus">
            {languages.length > 0 && (
              <SelectField
                ref={languageSelect}
                name="language"
                label={labels.language}
                options={languages}
                value={shownLanguage}
                autoComplete="off"
                onChange={(event) => {
                  onLanguageChange?.(event.currentTarget.value as Language);
                }}
              />
            )}
            {regions.length > 0 && (
              <SelectField name="region" label={labels.region} options={regions} autoComplete="off" />
            )}
          </div>
        )}
        {props.variant === 'fields' ? (
          <DateField
            id={`${id}-birth`}
            legend={labels.birthDate}
            hint={props.labels.hint}
            labels={props.labels}
            order={dateOrder}
            autoComplete="bday"
            required
            errors={error ? [error] : undefined}
            errorRole="alert"
            wrongParts={wrongParts(refusal)}
          />
        ) : (
          <BirthDateField id={`${id}-birth`} label={labels.birthDate} error={error} now={now} />
        )}
        <SubmitButton wide sending={status === 'sending'} labels={labels} />
        <p className="gloam-caption gloam-age-gate-status" role="status">
          {status === 'failed' && labels.sendFailed}
        </p>
      </form>
      {privacyNotice && (
        <details className="gloam-caption gloam-age-gate-privacy">
          <summary>{labels.privacySummary}</summary>
          <div>{privacyNotice}</div>
        </details>
      )}
    </section>
  );
}

export type {
  AgeGateFieldsLabels,
  AgeGateLabels,
  AgeGateProps,
  AgeGateResult,
  AgeGateStatus,
  LockStorage,
  MinimumAge,
} from './age-gate-props.js';
