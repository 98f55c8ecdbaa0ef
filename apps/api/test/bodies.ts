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

/** Returns a body with all fields of a form left blank. */
export const blank = (form: FormName): object =>
  Object.fromEntries(
    Object.entries<FieldDescription>(FORMS[form]).flatMap(([name, { kind }]) =>
      kind === 'file' ? [] : [[name, '']],
    ),
  );

/** Valid bodies. */

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

/** Valid body of a message to a person. The site fixture has the people 1 and 98, who both accept messages. */
export const personMessage: PersonMessage = {
  to: 98,
  firstName: 'Ada Example',
  email: 'ada@example.org',
  message: 'Hello.',
};

export const gate: GateData = { language: 'en', region: 'eu', age: 30 };

/** Returns the text fields of the festival's form, as sent. */
export const eventFields = (md_code: string) => ({
  first_name: 'Ada',
  surname: 'Example',
  email: 'ada@example.org',
  md_code,
  portfolio_links: '["https://ada.example.org"]',
});

/** Forms sent as JSON, each with a valid body, its status, and a change that makes the body a different one. */
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
