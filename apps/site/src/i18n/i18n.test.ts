import { describe, expect, it, vi } from 'vitest';
import { createI18n, loadCatalogs, switchLanguage } from './i18n.ts';

describe('an i18n instance', () => {
  it('only has the messages of loaded areas', async () => {
    const i18n = createI18n('en');
    await loadCatalogs(i18n, 'en', ['shell']);
    expect(i18n._('shell.nav.careers')).toBe('Careers');
    expect(i18n.messages).not.toHaveProperty(['gate.enter']);
    await loadCatalogs(i18n, 'en', ['gate']);
    expect(i18n._('gate.enter')).toBe('Enter');
    expect(i18n._('shell.nav.careers')).toBe('Careers');
  });

  it('shares nothing with other instances', async () => {
    const one = createI18n('en');
    const other = createI18n('es');
    await loadCatalogs(one, 'en', ['shell']);
    expect(other.messages).toEqual({});
    await loadCatalogs(other, 'es', ['shell']);
    expect(one._('shell.nav.team')).toBe('Team');
    expect(other._('shell.nav.team')).toBe('Equipo');
  });

  it('loads an area once', async () => {
    const i18n = createI18n('en');
    await loadCatalogs(i18n, 'en', ['shell']);
    const load = vi.spyOn(i18n, 'load');
    await loadCatalogs(i18n, 'en', ['shell', 'gate', 'no-such-area']);
    await loadCatalogs(i18n, 'en', ['shell', 'gate']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('ignores an area without a catalog', async () => {
    const i18n = createI18n('en');
    await expect(loadCatalogs(i18n, 'en', ['article-999'])).resolves.toBeUndefined();
    expect(i18n.messages).toEqual({});
  });

  // Spec 10.1
  it('switches the language of all loaded areas', async () => {
    const i18n = createI18n('en');
    await loadCatalogs(i18n, 'en', ['shell', 'gate']);
    await switchLanguage(i18n, 'es');
    expect(i18n.locale).toBe('es');
    expect(i18n._('shell.nav.team')).toBe('Equipo');
    expect(i18n._('gate.enter')).toBe('Entrar');
    await switchLanguage(i18n, 'en');
    expect(i18n._('gate.enter')).toBe('Enter');
  });

  it('activates the new language after its messages have loaded', async () => {
    const i18n = createI18n('en');
    await loadCatalogs(i18n, 'en', ['shell']);
    const shown: string[] = [];
    i18n.on('change', () => shown.push(`${i18n.locale}: ${i18n._('shell.nav.team')}`));
    await switchLanguage(i18n, 'es');
    expect(shown.at(-1)).toBe('es: Equipo');
    expect(shown).not.toContain('es: shell.nav.team');
  });

  it('uses the last choice even if another language loads later', async () => {
    const i18n = createI18n('en');
    await loadCatalogs(i18n, 'en', ['shell']);
    const results = await Promise.all([switchLanguage(i18n, 'es'), switchLanguage(i18n, 'en')]);
    expect(results).toEqual([false, true]);
    expect(i18n.locale).toBe('en');
    expect(await switchLanguage(i18n, 'es')).toBe(true);
    expect(i18n.locale).toBe('es');
  });

  it('switches areas that were loading when the language changed', async () => {
    const i18n = createI18n('en');
    const onTheWay = loadCatalogs(i18n, 'en', ['gate']);
    await switchLanguage(i18n, 'es');
    await onTheWay;
    expect(i18n._('gate.enter')).toBe('Entrar');
  });
});
