import {
  ENDPOINTS,
  FORMS,
  type ApplicationPayload,
  type Contact,
  type FieldDescription,
  type FormName,
  type GateData,
  type GeneralApplication,
  type PersonMessage,
} from '@fatal/contracts';

/** Every field of a form, left blank. */
export const blank = (form: FormName): object =>
  Object.fromEntries(
    Object.entries<FieldDescription>(FORMS[form]).flatMap(([name, { kind }]) =>
      kind === 'file' ? [] : [[name, '']],
    ),
  );

/** Bodies that are accepted as they are. */

export const application = {
  ...blank('application'),
  full_name: 'Ada',
  surname: 'Example',
  email: 'ada@example.org',
  phone: '+34 600 000 000',
  social_links: JSON.stringify({
    artstation: 'https://artstation.com/ada',
    other: 'https://ada.example.org',
  }),
  software: 'Blender, Substance',
  motivation: 'Fog.',
  availability: 'Evenings',
  source: 'website',
  role: 'Prop Artist',
} satisfies Partial<ApplicationPayload>;

export const generalApplication = {
  ...blank('general-application'),
  full_name: 'Ada',
  surname: 'Example',
  job_title: 'Writer',
  portfolio: 'https://ada.example.org',
  email: 'ada@example.org',
  phone: '',
  message: 'I write.',
} satisfies Partial<GeneralApplication>;

export const contact = {
  ...blank('contact'),
  firstName: 'Ada',
  surname: 'Example',
  email: 'ada@example.org',
  phone: '',
  reason: 'general',
  message: 'Hello.',
} satisfies Partial<Contact>;

/** The people of the site's fixture have the ids 1 and 98, and both take messages. */
export const personMessage: PersonMessage = {
  to: 98,
  firstName: 'Ada Example',
  email: 'ada@example.org',
  message: 'Hello.',
};

export const gate: GateData = { language: 'en', region: 'eu', age: 30 };

/** The texts of the festival's form, as they travel. */
export const eventFields = (md_code: string) => ({
  first_name: 'Ada',
  surname: 'Example',
  email: 'ada@example.org',
  md_code,
  portfolio_links: '["https://ada.example.org"]',
});

/** The forms that travel as JSON, with a body that each accepts, its answer, and a change that makes it another body. */
export const JSON_FORMS = [
  {
    url: ENDPOINTS.applications,
    kind: 'application',
    body: application,
    status: 201,
    change: { motivation: 'Doors.' },
  },
  {
    url: ENDPOINTS.generalApplication,
    kind: 'general-application',
    body: generalApplication,
    status: 201,
    change: { message: 'I draw.' },
  },
  { url: ENDPOINTS.contact, kind: 'contact', body: contact, status: 201, change: { message: 'Goodbye.' } },
  { url: ENDPOINTS.gateData, kind: 'gate', body: gate, status: 204, change: { age: 31 } },
] as const;
