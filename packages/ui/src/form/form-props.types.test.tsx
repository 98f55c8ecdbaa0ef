import { expect, it } from 'vitest';
import { applicationFormFixtures } from '../application-form/application-form.fixtures.js';
import { ApplicationForm, type ApplicationFormLabels } from '../application-form/index.js';
import { contactFormFixtures } from '../contact-form/contact-form.fixtures.js';
import { ContactForm, type ContactFormLabels } from '../contact-form/index.js';
import { FileField } from '../file-field/index.js';
import { generalApplicationFormFixtures } from '../general-application-form/general-application-form.fixtures.js';
import {
  GeneralApplicationForm,
  type GeneralApplicationFormLabels,
} from '../general-application-form/index.js';
import { LinkRowsField } from '../link-rows-field/index.js';
import { draftNoticeLabels } from '../labels/en.js';
import { formStatusLabels } from '../labels/en.js';

const { draft: appliedDraft, ...application } = applicationFormFixtures.fixtures.basic;
const { draft: contactDraft, ...contact } = contactFormFixtures.fixtures.basic;
const { draft: generalDraft, ...general } = generalApplicationFormFixtures.fixtures.basic;
const applicationLabels: ApplicationFormLabels = application.labels;
const contactLabels: ContactFormLabels = contact.labels;
const generalLabels: GeneralApplicationFormLabels = general.labels;
const draft = { key: 'draft:x', now: () => 0 };

const one = { offer: () => '' };
const files = { choose: '', selected: () => '', remove: () => '' };
const rows = { legend: '', row: () => '', link: '', add: '', remove: () => '' };
const menus = { ...rows, platform: '', platformPlaceholder: '' };

/** Never called: what must not compile stands under `@ts-expect-error`. */
export const compiled = () => [
  <ApplicationForm
    key="1"
    {...application}
    draft={draft}
    labels={{ ...applicationLabels, draft: draftNoticeLabels }}
  />,
  // @ts-expect-error A draft needs its words.
  <ContactForm key="2" {...contact} draft={draft} labels={contactLabels} />,
  <ContactForm
    key="3"
    {...contact}
    // @ts-expect-error A draft needs a clock.
    draft={{ key: 'x' }}
    labels={{ ...contactLabels, draft: draftNoticeLabels }}
  />,
  // @ts-expect-error A draft needs every one of its words.
  <GeneralApplicationForm key="4" {...general} draft={draft} labels={{ ...generalLabels, draft: one }} />,
  // @ts-expect-error Words are required.
  <ApplicationForm key="5" {...application} labels={formStatusLabels} />,
  // @ts-expect-error The general application does not close.
  <GeneralApplicationForm key="6" {...general} status="closed" />,
  // @ts-expect-error A field holds text.
  <ApplicationForm key="8" {...application} defaultValues={{ full_name: 7 }} />,
  // @ts-expect-error It is one file.
  <FileField key="9" label="" name="cv" multiple labels={files} />,
  // @ts-expect-error It has no value at first.
  <FileField key="10" label="" name="cv" defaultValue="cv.pdf" labels={files} />,
  <LinkRowsField key="11" id="x" name="x" labels={rows} />,
  // @ts-expect-error A menu needs its words.
  <LinkRowsField key="12" id="x" name="x" platforms={[]} labels={rows} />,
  <LinkRowsField key="13" id="x" name="x" platforms={[]} labels={menus} />,
];

it('drafts come with their words, files and rows with theirs: see what must not compile above', () => {
  expect([appliedDraft, contactDraft, generalDraft]).toEqual([undefined, undefined, undefined]);
  expect(compiled).toBeTypeOf('function');
});
