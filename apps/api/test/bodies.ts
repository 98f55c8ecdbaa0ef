import type { ApplicationPayload, Contact, GateData, GeneralApplication } from '@fatal/contracts';

/** Bodies that are accepted as they are. */

export const application = {
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
  full_name: 'Ada',
  surname: 'Example',
  job_title: 'Writer',
  portfolio: 'https://ada.example.org',
  email: 'ada@example.org',
  phone: '',
  message: 'I write.',
} satisfies Partial<GeneralApplication>;

export const contact = {
  firstName: 'Ada',
  surname: 'Example',
  email: 'ada@example.org',
  phone: '',
  reason: 'general',
  message: 'Hello.',
} satisfies Partial<Contact>;

export const gate: GateData = { language: 'en', region: 'eu', age: 30 };
