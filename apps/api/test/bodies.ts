import type { ApplicationPayload, Contact, GateData, GeneralApplication } from '@fatal/contracts';

/** Bodies that are accepted as they are. */

export const application: ApplicationPayload = {
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
};

export const generalApplication: GeneralApplication = {
  full_name: 'Ada',
  surname: 'Example',
  job_title: 'Writer',
  portfolio: 'https://ada.example.org',
  email: 'ada@example.org',
  phone: '',
  message: 'I write.',
};

export const contact: Contact = {
  firstName: 'Ada',
  surname: 'Example',
  email: 'ada@example.org',
  phone: '',
  reason: 'general',
  message: 'Hello.',
};

export const gate: GateData = { language: 'en', region: 'eu', age: 30 };
