import type words from './words.en.json';

// Keys and their words are checked by the compiler.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof words };
  }
}
