import { draftLabels, draftLabelsDe, sampleDraft } from '../fixtures/drafts.js';
import { formLabels, formLabelsDe, formLabelsJa } from '../fixtures/form-words.js';
import { defineFixtures } from '../fixtures/fixture-set.js';
import { ApplicationForm } from './application-form.js';
import type { ApplicationFormLabels, ApplicationFormProps } from './application-form-props.js';

const labels: ApplicationFormLabels = {
  ...formLabels,
  position: 'Position',
  fullName: 'Name',
  surname: 'Surname',
  email: 'Email',
  phone: 'Phone',
  links: {
    legend: 'Links',
    row: ({ index }) => `Link ${String(index)}`,
    platform: 'Platform',
    platformPlaceholder: 'Choose one',
    link: 'URL',
    linkPlaceholder: 'https://',
    add: 'Add a link',
    remove: ({ index }) => `Remove link ${String(index)}`,
  },
  linkField: ({ index, part }) => `Link ${String(index)}: ${part === 'platform' ? 'platform' : 'URL'}`,
  software: 'Software',
  motivation: 'Motivation',
  availability: 'Availability',
  source: 'How did you find us?',
  sourcePlaceholder: 'Choose one',
  otherSource: 'Tell us where',
  closedTitle: 'The form has closed.',
  closedText: 'It took applications until 31 July at 23:59. New positions appear on the careers page.',
};

const base: ApplicationFormProps = {
  id: 'apply',
  title: 'Apply',
  note: 'The form closes on 31 July at 23:59.',
  positionName: 'Environment Artist',
  platforms: [
    { value: 'github', label: 'GitHub' },
    { value: 'artstation', label: 'ArtStation' },
    { value: 'linkedin', label: 'LinkedIn' },
    { value: 'other', label: 'Other', repeatable: true },
  ],
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
    social_links: [
      { platform: 'artstation', link: 'https://artstation.com/nereaokafor' },
      { platform: 'github', link: '' },
    ],
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
      email: ['The field must be a valid email address.'],
      'social_links.1.link': ['Each link needs a platform and a URL.'],
      motivation: ['This field is required.'],
    },
  },
  oneError: { ...filled, errors: { motivation: ['This field is required.'] } },
  unknownError: { ...filled, errors: { role: ['This position has been filled.'] } },
  sending: { ...filled, status: 'sending' },
  slow: { ...filled, status: 'slow' },
  failed: {
    ...filled,
    status: 'failed',
    failureMessage: 'An unexpected error occurred. Please try again later.',
  },
  sent: { ...base, status: 'sent', reference: 'nerea@okafor.example' },
  closed: { ...base, status: 'closed' },
  draft: {
    ...base,
    draft: sampleDraft({
      full_name: 'Nerea',
      social_links: [
        { platform: 'artstation', link: 'https://artstation.com/nereaokafor' },
        { platform: 'github', link: '' },
      ],
      motivation: 'Rooms with one lamp.',
      source: 'other',
      other_source: 'A poster in my school',
    }),
    labels: { ...labels, draft: draftLabels },
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
      ...labels,
      ...formLabelsDe,
      position: 'Ausgeschriebene Position',
      fullName: 'Vollständiger Vorname',
      surname: 'Familienname',
      email: 'E-Mail-Adresse',
      phone: 'Telefonnummer mit Landesvorwahl',
      software: 'Beherrschte Softwarewerkzeuge',
      source: 'Wie bist du auf uns aufmerksam geworden?',
      otherSource: 'Wo genau bist du auf uns gestoßen?',
      linkField: ({ index }) => `Verweis ${String(index)}`,
      draft: draftLabelsDe,
    },
  },
  japanese: {
    ...filled,
    lang: 'ja',
    title: '応募する',
    note: '応募フォームは7月31日23時59分に締め切ります。',
    positionName: '背景アーティスト',
    labels: {
      ...labels,
      ...formLabelsJa,
      position: '職種',
      fullName: '名',
      surname: '姓',
      email: 'メールアドレス',
      phone: '電話番号',
      software: '使用ソフトウェア',
      motivation: '志望動機',
      availability: '活動できる時間',
      source: 'どこで知りましたか。',
    },
  },
});
