import { LOCALES } from '@fatal/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGE_KEY, storedLanguage, storeLanguage } from './language.ts';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'language=;Path=/;Max-Age=0';
});

describe('the stored language', () => {
  // Spec 2.2
  it('has the key that other programs depend on', () => {
    expect(LANGUAGE_KEY).toBe('language');
  });

  it.each(LOCALES)('can be %s', (locale) => {
    localStorage.setItem('language', locale);
    expect(storedLanguage()).toBe(locale);
  });

  // Spec 2.2
  it('reads ja as jp', () => {
    localStorage.setItem('language', 'ja');
    expect(storedLanguage()).toBe('jp');
  });

  it.each(['', 'tlh', 'EN', 'es-ES', '../en', 'constructor', '<script>'])('ignores "%s"', (value) => {
    localStorage.setItem('language', value);
    expect(storedLanguage()).toBeUndefined();
  });

  // Spec 2.3
  it('is stored in local storage and in a cookie for a year', () => {
    const cookie = vi.spyOn(document, 'cookie', 'set');
    storeLanguage('jp');
    expect(localStorage.getItem('language')).toBe('jp');
    expect(cookie).toHaveBeenCalledExactlyOnceWith('language=jp; Path=/; SameSite=Lax; Max-Age=31536000');
    expect(document.cookie).toContain('language=jp');
  });

  it('is kept in memory if storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    storeLanguage('de');
    expect(storedLanguage()).toBe('de');
    expect(document.cookie).toContain('language=de');
  });
});
