import { sampleDraft } from '../fixtures/samples/drafts.js';
import { sampleErrors, sampleFailure, sampleLinks, samplePlatforms } from '../fixtures/samples/forms.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import * as de from '../labels/de.js';
import { applicationFormLabels, draftNoticeLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { ApplicationForm } from './application-form.js';
import type { ApplicationFormLabels, ApplicationFormProps } from './application-form-props.js';

/** Words of the studio's own, over those of the pack. */
const labels: ApplicationFormLabels = {
  ...applicationFormLabels,
  closedText: 'It took applications until 31 July at 23:59. New positions appear on the careers page.',
};

const base: ApplicationFormProps = {
  id: 'apply',
  title: 'Apply',
  note: 'The form closes on 31 July at 23:59.',
  positionName: 'Environment Artist',
  platforms: samplePlatforms,
  sources: [
    { value: 'website', label: 'Website' },
    { value: 'friend', label: 'A friend' },
    { value: 'other', label: 'Other' },
  ],
  status: 'editing',
  onSubmit: () => undefined,
  onCancel: () => undefined,
  privacyNote: (
    <>
      What we do with this stands in the <a href="/privacy-policy">privacy policy</a>.
    </>
  ),
  labels,
};

const filled: ApplicationFormProps = {
  ...base,
  defaultValues: {
    full_name: 'Nerea',
    surname: 'Okafor',
    email: 'nerea@okafor',
    social_links: sampleLinks,
    software: 'Blender, UE5, Substance 3D Painter, Gaea',
    availability: 'Evenings after 20:00, most of Sunday',
    source: 'other',
    other_source: 'A poster in my school',
  },
};

export const applicationFormFixtures = defineFixtures(ApplicationForm, {
  basic: base,
  invalid: {
    ...filled,
    errors: {
      email: sampleErrors.email,
      'social_links.1.link': sampleErrors.link,
      motivation: sampleErrors.required,
    },
  },
  oneError: { ...filled, errors: { motivation: sampleErrors.required } },
  unknownError: { ...filled, errors: { role: sampleErrors.position } },
  sending: { ...filled, status: 'sending' },
  slow: { ...filled, status: 'slow' },
  failed: {
    ...filled,
    status: 'failed',
    failureMessage: sampleFailure,
  },
  sent: { ...base, status: 'sent', reference: 'nerea@okafor.example' },
  closed: { ...base, status: 'closed' },
  draft: {
    ...base,
    draft: sampleDraft({
      full_name: 'Nerea',
      social_links: sampleLinks,
      motivation: 'Rooms with one lamp.',
      source: 'other',
      other_source: 'A poster in my school',
    }),
    labels: { ...labels, draft: draftNoticeLabels },
  },
  longLabels: {
    ...filled,
    lang: 'de',
    title: 'Bewerbungsformular',
    note: 'Das Bewerbungsformular schließt am 31. Juli um 23:59 Uhr mitteleuropäischer Zeit.',
    positionName: 'Umgebungskünstlerin oder Umgebungskünstler',
    draft: sampleDraft({ full_name: 'Nerea' }),
    errors: {
      email: ['Bitte gib eine gültige E-Mail-Adresse an, unter der wir dich erreichen.'],
      'social_links.1.link': ['Jeder Verweis benötigt eine Plattform und eine Internetadresse.'],
    },
    labels: {
      ...de.applicationFormLabels,
      submit: 'Vollständige Bewerbung jetzt verbindlich absenden',
      position: 'Ausgeschriebene Position',
      fullName: 'Vollständiger Vorname',
      surname: 'Familienname',
      email: 'E-Mail-Adresse',
      phone: 'Telefonnummer mit Landesvorwahl',
      software: 'Beherrschte Softwarewerkzeuge',
      source: 'Wie bist du auf uns aufmerksam geworden?',
      otherSource: 'Wo genau bist du auf uns gestoßen?',
      linkField: ({ index }) => `Verweis ${String(index)}`,
      draft: de.draftNoticeLabels,
    },
  },
  japanese: {
    ...filled,
    lang: 'ja',
    title: '応募する',
    note: '応募フォームは7月31日23時59分に締め切ります。',
    positionName: '背景アーティスト',
    labels: ja.applicationFormLabels,
  },
});
