import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleDraft } from '../fixtures/samples/drafts.js';
import { sampleErrors, sampleLinks, samplePlatforms } from '../fixtures/samples/forms.js';
import * as de from '../labels/de.js';
import { applicationFormLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { ApplicationForm, type ApplicationFormProps } from './application-form.js';

/** The studio's own texts over those of the pack. */
const labels = {
  ...applicationFormLabels,
  closedText: 'It took applications until 31 July at 23:59. New positions appear on the careers page.',
};

const filled = {
  full_name: 'Nerea',
  surname: 'Okafor',
  email: 'nerea@okafor',
  social_links: sampleLinks,
  software: 'Blender, UE5, Substance 3D Painter, Gaea',
  availability: 'Evenings after 20:00, most of Sunday',
  source: 'other',
  other_source: 'A poster in my school',
};

const meta = {
  title: 'Forms/Application form',
  component: ApplicationForm,
  args: {
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
  } as ApplicationFormProps,
} satisfies Meta<typeof ApplicationForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  args: {
    defaultValues: filled,
    errors: {
      email: sampleErrors.email,
      'social_links.1.link': sampleErrors.link,
      motivation: sampleErrors.required,
    },
  },
};

export const OneError: Story = {
  tags: ['visual'],
  args: { defaultValues: filled, errors: { motivation: sampleErrors.required } },
};

export const Sent: Story = { tags: ['visual'], args: { status: 'sent', reference: 'nerea@okafor.example' } };

export const Closed: Story = { tags: ['visual'], args: { status: 'closed' } };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    lang: 'de',
    title: 'Bewerbungsformular',
    note: 'Das Bewerbungsformular schließt am 31. Juli um 23:59 Uhr mitteleuropäischer Zeit.',
    positionName: 'Umgebungskünstlerin oder Umgebungskünstler',
    defaultValues: filled,
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
};

export const Japanese: Story = {
  args: {
    lang: 'ja',
    title: '応募する',
    note: '応募フォームは7月31日23時59分に締め切ります。',
    positionName: '背景アーティスト',
    defaultValues: filled,
    labels: ja.applicationFormLabels,
  },
};
