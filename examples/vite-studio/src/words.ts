import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import de from './words.de.json';
import en from './words.en.json';

void i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en }, de: { translation: de } },
  // React escapes.
  interpolation: { escapeValue: false },
});
