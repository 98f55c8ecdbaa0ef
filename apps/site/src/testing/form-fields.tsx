import { entriesIn, LOCALES, type FieldTable, type Locale } from '@fatal/contracts';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageStore } from '../app/page-store.ts';
import { createI18n, loadCatalogs } from '../i18n/i18n.ts';
import { SiteContext } from '../routes/site-context.ts';
import { testSettings } from './page-settings.ts';

async function show(form: ReactElement, locale: Locale) {
  const i18n = createI18n(locale);
  await loadCatalogs(i18n, locale, ['forms', 'fields']);
  const site = {
    settings: testSettings(),
    locale,
    setLocale: () => Promise.resolve(),
    pages: new PageStore(i18n, {} as never),
  };
  const { container } = render(
    <MemoryRouter>
      <SiteContext value={site}>
        <I18nProvider i18n={i18n}>{form}</I18nProvider>
      </SiteContext>
    </MemoryRouter>,
  );
  return { container, i18n };
}

/** Tests that a form shows every field of its table. */
export function itHasEveryField(fields: FieldTable, form: ReactElement): void {
  it.each(LOCALES)('shows and labels every field of its table in %s', async (locale) => {
    const { container, i18n } = await show(form, locale);
    const missing = Object.entries(fields).filter(([name, { label }]) => {
      const control = container.querySelector(`form [name="${name}"], form [name^="${name}."]`);
      const words = i18n.messages[label.id] ? i18n._(label.id) : '';
      return !control || words === '' || !container.textContent.includes(words);
    });
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it.each(LOCALES)('orders the name fields for %s', async (locale) => {
    const { container } = await show(form, locale);
    const controls = container.querySelectorAll('[name]');
    const asked = Array.from(controls, (control) => control.getAttribute('name'));
    const listed = entriesIn(fields, locale).map(([name]) => name);
    expect(asked.slice(0, 2)).toEqual(listed.slice(0, 2));
  });
}
