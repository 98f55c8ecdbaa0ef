import type { FORMS, FormName } from '@fatal/contracts';

/**
 * By which words the privacy policy names each field of each form, in English. A field that is new does not compile until it
 * is here: under words that the policy has, or under new ones, which go into `legal.ts` and its translations.
 */
export const collected = {
  application: {
    beginning: 'For a position:',
    fields: {
      role: 'the position',
      full_name: 'name',
      surname: 'surname',
      email: 'email address',
      phone: 'telephone number',
      social_links: 'the links you add',
      software: 'the software you work with',
      motivation: 'your motivation',
      availability: 'your availability',
      source: 'how you found us',
    },
  },
  'general-application': {
    beginning: 'In general:',
    fields: {
      full_name: 'name',
      surname: 'surname',
      job_title: 'job title',
      portfolio: 'portfolio',
      email: 'email address',
      phone: 'telephone number',
      message: 'your message',
    },
  },
  'event-application': {
    beginning: 'With a code from a festival:',
    fields: {
      first_name: 'first name',
      surname: 'surname',
      email: 'email address',
      md_code: 'the code',
      portfolio_links: 'the links to your work',
      resume: 'your résumé',
    },
  },
  contact: {
    beginning: 'In the contact form',
    fields: {
      firstName: 'first name',
      surname: 'surname',
      email: 'email address',
      phone: 'telephone number',
      reason: 'the reason',
      message: 'the message',
    },
  },
} satisfies {
  [Form in FormName]: {
    /** Of the paragraph about the form. */
    beginning: string;
    fields: Record<keyof (typeof FORMS)[Form], string>;
  };
};
