import { defineFixtures } from '../fixtures/fixture-set.js';
import { AgeGate } from './age-gate.js';
import type { AgeGateFieldsLabels, AgeGateLabels, AgeGateProps } from './age-gate-props.js';

const labels: AgeGateLabels = {
  language: 'Language',
  region: 'Region',
  birthDate: 'Date of birth',
  submit: 'Enter',
  sending: 'Opening…',
  required: 'Please give your date of birth.',
  underAge: ({ minAge }) => `You must be at least ${String(minAge)} years old to enter.`,
  checkDate: 'Please check the year.',
  sendFailed: 'That did not go through. Please try again.',
  privacySummary: 'What happens to these answers?',
  noScript: 'This page needs JavaScript to let you in.',
};

const fieldsLabels: AgeGateFieldsLabels = {
  ...labels,
  day: 'Day',
  month: 'Month',
  year: 'Year',
  hint: 'For example, 27 3 1990',
  monthNames: [
    ['January'],
    ['February'],
    ['March'],
    ['April'],
    ['May'],
    ['June'],
    ['July'],
    ['August'],
    ['September', 'Sept'],
    ['October'],
    ['November'],
    ['December'],
  ],
  missingPart: ({ part }) => `Your date of birth needs a ${part}.`,
  wrongPart: ({ part }) => `Please check the ${part}.`,
};

const base: AgeGateProps = {
  title: (
    <>
      Let your eyes <em>adjust.</em>
    </>
  ),
  languages: [
    { value: 'en', label: 'English', lang: 'en' },
    { value: 'es', label: 'Español', lang: 'es' },
    { value: 'de', label: 'Deutsch', lang: 'de' },
    { value: 'it', label: 'Italiano', lang: 'it' },
  ],
  regions: [
    { value: 'eu', label: 'Europe' },
    { value: 'na', label: 'North America' },
    { value: 'asia', label: 'Asia' },
  ],
  language: 'en',
  onLanguageChange: () => undefined,
  minAge: 16,
  now: () => new Date(2026, 2, 14, 12),
  onPass: () => undefined,
  privacyNotice: 'Only language, region and age in years are sent. The date stays on your device.',
  labels,
};

export const ageGateFixtures = defineFixtures(AgeGate, {
  basic: base,
  sending: { ...base, status: 'sending' },
  failed: { ...base, status: 'failed' },
  fields: { ...base, variant: 'fields', labels: fieldsLabels },
  monthFirst: {
    ...base,
    variant: 'fields',
    dateOrder: 'mdy',
    labels: { ...fieldsLabels, hint: 'For example, 3 27 1990' },
  },
  dateOnly: { ...base, languages: [], regions: [] },
  languageNotOffered: { ...base, language: 'jp' },
  longLabels: {
    ...base,
    lang: 'de',
    language: 'de',
    title: (
      <>
        Lass deine Augen sich an die Dunkelheit <em>gewöhnen.</em>
      </>
    ),
    labels: {
      ...labels,
      language: 'Anzeigesprache der Website',
      region: 'Weltregion deines Wohnorts',
      birthDate: 'Vollständiges Geburtsdatum',
      submit: 'Dunkelkammer betreten',
      privacySummary: 'Was geschieht mit diesen Angaben?',
    },
  },
  fieldsLongLabels: {
    ...base,
    lang: 'de',
    language: 'de',
    variant: 'fields',
    labels: {
      ...fieldsLabels,
      language: 'Anzeigesprache der Website',
      region: 'Weltregion deines Wohnorts',
      birthDate: 'Vollständiges Geburtsdatum',
      day: 'Kalendertag',
      month: 'Kalendermonat',
      year: 'Kalenderjahr',
      hint: 'Beispielsweise 27 3 1990, oder der Monatsname ausgeschrieben',
      submit: 'Dunkelkammer betreten',
      privacySummary: 'Was geschieht mit diesen Angaben?',
    },
  },
  japanese: {
    ...base,
    lang: 'ja',
    title: '目が慣れるまで、少しだけ。',
    labels: {
      ...labels,
      language: '言語',
      region: '地域',
      birthDate: '生年月日',
      submit: '入場する',
      privacySummary: '入力内容の取り扱いについて',
    },
  },
});
