import { getRequestConfig } from 'next-intl/server';

// One language; a second is a second file and a way to choose it.
export default getRequestConfig(async () => ({
  locale: 'en',
  messages: (await import('../messages/en.json')).default,
}));
