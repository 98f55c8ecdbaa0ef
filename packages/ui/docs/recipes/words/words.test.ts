import type { FormLabels } from '@gloam/ui';
import { contactFormLabels } from '@gloam/ui/labels/en';
import { createIntl } from '@formatjs/intl';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import i18next from 'i18next';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import * as formatjs from './formatjs.ts';
import * as i18nextRecipe from './i18next.ts';
import * as lingui from './lingui.ts';
import * as nextIntl from './next-intl.ts';

const locale = 'en';
const submit = 'Tell us';
const errors = '{count, plural, one {# answer is missing} other {# answers are missing}}';

const recipes: Record<string, () => FormLabels | Promise<FormLabels>> = {
  i18next: async () => {
    const translation = {
      contact: {
        submit,
        errors_one: '{{count}} answer is missing',
        errors_other: '{{count}} answers are missing',
      },
    };
    const own = i18next.createInstance();
    return i18nextRecipe.formWords(await own.init({ lng: locale, resources: { en: { translation } } }));
  },
  'next-intl': () =>
    nextIntl.formWords(
      createTranslator({ locale, namespace: 'contact', messages: { contact: { submit, errors } } }) as never,
    ),
  FormatJS: () =>
    formatjs.formWords(
      createIntl({ locale, messages: { 'contact.submit': submit, 'contact.errors': errors } }),
    ),
  Lingui: () =>
    lingui.formWords(
      setupI18n({
        locale,
        messages: { en: { 'contact.submit': submit, 'contact.errors': compileMessage(errors) } },
      }),
    ),
};

describe.each(Object.entries(recipes))('%s', (_, wordsOf) => {
  it('returns its own texts and plurals, and those of the pack', async () => {
    const words = await wordsOf();
    expect(words.submit).toBe('Tell us');
    expect(words.errorSummary({ count: 1 })).toBe('1 answer is missing');
    expect(words.errorSummary({ count: 2 })).toBe('2 answers are missing');
    expect(words.cancel).toBe(contactFormLabels.cancel);
  });
});
