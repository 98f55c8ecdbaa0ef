import { FIELD_ERROR_KEYS } from '@fatal/contracts';
import { I18nProvider } from '@lingui/react';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createI18n, loadCatalogs, switchLanguage } from '../i18n/i18n.ts';
import { useSubmissionMessages } from './messages.tsx';

async function setUp() {
  const i18n = createI18n('en');
  await loadCatalogs(i18n, 'en', ['forms']);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  );
  return { i18n, ...renderHook(() => useSubmissionMessages(), { wrapper }) };
}

describe('fieldErrors', () => {
  // Spec 11.12
  it.each([
    ['required', 'This field is required.'],
    ['email', 'The field must be a valid email address.'],
    ['too_long', 'This text is too long.'],
  ])('translates %s', async (key, sentence) => {
    const { result } = await setUp();
    expect(result.current.fieldErrors({ name: [key] })).toEqual({ name: [sentence] });
  });

  it.each(FIELD_ERROR_KEYS)('returns the same message for application_form.error.%s', async (key) => {
    const { result } = await setUp();
    const { short, long } = result.current.fieldErrors({
      short: [key],
      long: [`application_form.error.${key}`],
    });
    expect(long).toEqual(short);
    expect(short?.[0]).toMatch(/^[A-Z].*(?:\.|https:\/\/)$/);
  });

  // Spec 11.12
  it.each([
    'A word of its own',
    'application_form.error.unheard_of',
    'contact.required',
    'constructor',
    'toString',
    '',
  ])('returns the unknown key "%s" unchanged', async (key) => {
    const { result } = await setUp();
    expect(result.current.fieldErrors({ name: [key] })).toEqual({ name: [key] });
  });

  it('keeps the order of fields and all their errors', async () => {
    const { result } = await setUp();
    const worded = result.current.fieldErrors({
      'social_links.1.link': ['required_link'],
      email: ['email', 'unique'],
    });
    expect(Object.keys(worded)).toEqual(['social_links.1.link', 'email']);
    expect(worded.email).toHaveLength(2);
  });

  // Spec 3.4
  it('follows a language switch', async () => {
    const { i18n, result } = await setUp();
    await act(() => switchLanguage(i18n, 'es'));
    expect(result.current.fieldErrors({ name: ['required'] })).toEqual({
      name: ['Este campo es obligatorio.'],
    });
    expect(result.current.failure('global')).toMatch(/^Se ha producido un error/);
  });
});

describe('failure', () => {
  // Spec 11.12
  it('returns the general message, or a request to wait after too many attempts', async () => {
    const { result } = await setUp();
    expect(result.current.failure('global')).toBe('An unexpected error occurred. Please try again later.');
    expect(result.current.failure('limited')).toMatch(/wait a few minutes/);
  });

  it('adds advice to the form’s message if the server was not reached', async () => {
    const { result } = await setUp();
    render(result.current.failure('unreachable', 'Not sent.'));
    expect(screen.getByText('Not sent.')).toBeInTheDocument();
    expect(screen.getByText(/check your internet connection/)).toBeInTheDocument();
  });
});
