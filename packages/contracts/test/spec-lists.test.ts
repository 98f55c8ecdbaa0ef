import { expect, test } from 'vitest';
import {
  CLOSING_GRACE,
  CONTACT_REASONS,
  DEFAULT_LOCALE,
  DEFAULT_NEWS_COUNT,
  ENDPOINTS,
  FIELD_ERROR_KEYS,
  GATE_LOCALES,
  LOCALES,
  MAXIMUM_AGE,
  MINIMUM_AGE,
  PHONE_PREFIXES,
  POSITION_ROLE_NAMES,
  REGIONS,
  RELATED_NEWS_COUNT,
  SOCIAL_PLATFORMS,
  SOURCES,
  defaultPhonePrefix,
} from '../src/index.ts';

// Lists and numbers that the specification fixes. Changing one changes the product.

// Spec 1.2, 4.5
test('languages of the site and of the gate', () => {
  expect(LOCALES).toEqual(expect.arrayContaining(['en', 'es', 'it', 'de', 'jp']));
  expect(DEFAULT_LOCALE).toBe('en');
  expect(GATE_LOCALES).toEqual(['en', 'es', 'de', 'it']);
});

// Spec 4.5, 1.2
test('regions of the gate', () => {
  expect(REGIONS).toEqual(['eu', 'na', 'sa', 'asia', 'oceania', 'africa']);
});

// Spec 4.6
test('age limits of the gate', () => {
  expect(MINIMUM_AGE).toBe(16);
  expect(MAXIMUM_AGE).toBe(120);
});

// Spec 11.5
test('link platforms', () => {
  expect(SOCIAL_PLATFORMS).toEqual(
    // prettier-ignore
    ['github', 'instagram', 'x', 'artstation', 'behance', 'linkedin', 'youtube', 'vimeo', 'website', 'googleDrive', 'linktree', 'other'],
  );
});

// Spec 11.7
test('sources of an application', () => {
  expect(SOURCES).toEqual(['website', 'socialMedia', 'friend', 'linkedin', 'artstation', 'other']);
});

// Spec 11.1
test('contact reasons', () => {
  expect(CONTACT_REASONS).toEqual(['partner', 'general', 'work', 'other']);
});

// Spec 11.2
test('calling codes', () => {
  expect(PHONE_PREFIXES).toEqual(
    // prettier-ignore
    ['+1', '+44', '+34', '+33', '+49', '+39', '+351', '+52', '+54', '+55', '+56', '+57', '+58', '+60', '+61', '+62', '+81', '+82', '+86'],
  );
  expect(LOCALES.map(defaultPhonePrefix)).toEqual(LOCALES.map((locale) => (locale === 'jp' ? '+81' : '+34')));
});

// Spec 3.1
test('roles of the positions and their English names', () => {
  expect(POSITION_ROLE_NAMES).toMatchObject({
    prop: 'Prop Artist',
    environment: 'Environment Artist',
    'hard-surface': 'Hard Surface Artist',
    character: 'Character Artist',
    rigger: '3D Rigger',
    animator: '3D Animator',
    sound: 'Sound Designer',
    programmer: 'UE5 Programmer',
    technical: 'Technical Artist',
    fx: 'FX Artist',
    concept: 'Concept Artist',
  });
});

// Spec 7.1, 7.2
test('number of default and related news items', () => {
  expect(DEFAULT_NEWS_COUNT).toBe(3);
  expect(RELATED_NEWS_COUNT).toBe(2);
});

// Spec 12.3
test('API endpoints', () => {
  expect(ENDPOINTS).toMatchObject({
    news: '/api/news',
    team: '/api/team',
    contact: '/api/contact',
    generalApplication: '/api/general-application',
    applications: '/api/applications',
    gateData: '/api/gate-data',
  });
  expect(ENDPOINTS.newsItem(3)).toBe('/api/news/3');
  expect(ENDPOINTS.incrementViews(3)).toBe('/api/news/3/increment-views');
});

test('error keys', () => {
  const fixed = [
    'required',
    'email',
    'required_link',
    'accepted',
    'active_url',
    'unique',
    'too_long',
    'closed',
  ];
  expect(FIELD_ERROR_KEYS).toEqual(expect.arrayContaining(fixed));
});

// Spec 9.5
test('grace period after the application deadline', () => {
  expect(CLOSING_GRACE).toBe(5 * 60 * 1000);
});
