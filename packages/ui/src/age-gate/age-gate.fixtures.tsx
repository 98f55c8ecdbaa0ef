import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { ageGateFieldsLabels, ageGateLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { AgeGate } from './age-gate.js';
import type { AgeGateProps } from './age-gate-props.js';

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
  labels: ageGateLabels,
};

export const ageGateFixtures = defineFixtures(AgeGate, {
  basic: base,
  sending: { ...base, status: 'sending' },
  failed: { ...base, status: 'failed' },
  fields: { ...base, variant: 'fields', labels: ageGateFieldsLabels },
  monthFirst: {
    ...base,
    variant: 'fields',
    dateOrder: 'mdy',
    labels: { ...ageGateFieldsLabels, hint: 'For example, 3 27 1990' },
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
      ...de.ageGateLabels,
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
      ...de.ageGateFieldsLabels,
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
    labels: ja.ageGateLabels,
  },
});
