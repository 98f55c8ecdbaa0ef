import {
  ENDPOINTS,
  GATE_LOCALES,
  gateDataSchema,
  LOCALE_NAMES,
  languageTag,
  MAXIMUM_AGE,
  MINIMUM_AGE,
  REGIONS,
  validate,
  type FieldErrors,
  type GateData,
  type Region,
} from '@fatal/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { AgeGate, type SubmissionStatus } from '@gloam/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSubmission } from '../../forms/use-submission.ts';
import { passGate } from '../../entry/gate-flag.ts';
import { loadJapaneseFaces } from '../../i18n/japanese-faces.ts';
import { reloadAfterLoadError } from '../../shared/reload-after-load-error.ts';
import { savesData } from '../../shared/saves-data.ts';
import { useSite } from '../../routes/site-context.ts';
import { whenIdle } from '../../shared/when-idle.ts';
import { Lamp } from '../../layout/lazy-lamp.tsx';
import { useDateCompletion } from './use-date-completion.ts';
import light from '../../../content/pictures/darkroom-light.json';
import lightUpright from '../../../content/pictures/darkroom-light-upright.json';

const clock = () => new Date();

/** Form for language, region and date of birth. Sends visitors who are old enough to the home page. */
export function GateForm() {
  const { t } = useLingui();
  const { locale, setLocale, pages } = useSite();
  const navigate = useNavigate();
  const { submit, ...submission } = useSubmission<GateData>({
    url: ENDPOINTS.gateData,
    check: (values) => validate(gateDataSchema, values),
    onSent: () => {
      passGate();
      void navigate('/', { replace: true });
    },
  });

  useEffect(() => {
    let left = false;
    const fetchHome = async () => {
      await whenIdle();
      if (left || savesData()) return;
      await Promise.all([pages.prefetch('/'), locale === 'jp' && loadJapaneseFaces('/')]);
    };
    // The home page fetches the data again when it opens.
    fetchHome().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [pages, locale]);

  const [share, formEvents] = useDateCompletion();

  const { errors } = submission;
  useEffect(() => {
    // The gate only submits valid data, so errors mean that the server validates differently.
    if (Object.keys(errors).length > 0) console.error('The gate data was refused:', errors);
  }, [errors]);

  const regionNames: Record<Region, string> = {
    eu: t({ id: 'gate.region.eu', message: 'Europe' }),
    na: t({ id: 'gate.region.na', message: 'North America' }),
    sa: t({ id: 'gate.region.sa', message: 'South America' }),
    asia: t({ id: 'gate.region.asia', message: 'Asia' }),
    oceania: t({ id: 'gate.region.oceania', message: 'Oceania' }),
    africa: t({ id: 'gate.region.africa', message: 'Africa' }),
  };

  return (
    <>
      {share !== undefined && (
        <Lamp plate={light} upright={lightUpright} className="gate-lamp" strength={share} />
      )}
      <AgeGate
        {...formEvents}
        className="gate-form"
        title={
          <>
            <span className="page-name">
              <Trans id="gate.head">Age check</Trans>{' '}
            </span>
            <Trans id="gate.title">
              Let your eyes <em>adjust.</em>
            </Trans>
          </>
        }
        text={<Trans id="gate.what">The site of Fatal, a third-person survival-horror game for PC.</Trans>}
        languages={GATE_LOCALES.map((value) => ({
          value,
          label: LOCALE_NAMES[value],
          lang: languageTag(value),
        }))}
        regions={REGIONS.map((value) => ({ value, label: regionNames[value] }))}
        language={locale}
        onLanguageChange={(language) => {
          setLocale(language).catch(reloadAfterLoadError);
        }}
        minAge={MINIMUM_AGE}
        maxAge={MAXIMUM_AGE}
        now={clock}
        status={gateStatus(submission)}
        onPass={(result) => {
          void submit(result);
        }}
        privacyNotice={
          <Trans id="gate.privacy.text">
            We receive your language, your region and your age in years, and store them with the time. Your
            date of birth is never sent: it stays in this browser tab and is forgotten when you leave the
            page. This browser remembers that you’ve passed.
          </Trans>
        }
        labels={{
          language: t({ id: 'gate.language', message: 'Language' }),
          region: t({ id: 'gate.region', message: 'Region' }),
          birthDate: t({ id: 'gate.birthDate', message: 'Date of birth' }),
          submit: t({ id: 'gate.enter', message: 'Enter' }),
          sending: t({ id: 'gate.sending', message: 'One moment…' }),
          required: t({ id: 'gate.required', message: 'Please enter your date of birth.' }),
          underAge: ({ minAge }) =>
            t({ id: 'gate.underAge', message: `You must be at least ${minAge} years old to enter.` }),
          checkDate: t({ id: 'gate.checkDate', message: 'Please check the date.' }),
          sendFailed: t({
            id: 'gate.sendFailed',
            message: 'We couldn’t let you in just now. Please try again.',
          }),
          privacySummary: t({ id: 'gate.privacy', message: 'What we do with your answers' }),
          noScript: t({
            id: 'gate.noScript',
            message: 'This page needs JavaScript to check your age. Please switch it on to enter.',
          }),
        }}
      />
    </>
  );
}

/** After any failed response, the visitor stays at the gate and can try again (Spec 4.8). */
function gateStatus({ status, errors }: { status: SubmissionStatus; errors: FieldErrors }) {
  if (status === 'sending' || status === 'slow') return 'sending';
  return status === 'editing' && Object.keys(errors).length === 0 ? 'editing' : 'failed';
}
