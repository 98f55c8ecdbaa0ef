import type { I18n } from '@lingui/core';
import type { ViteHotContext } from 'vite/types/hot.js';
import { CHANGED_WORDS, type ChangedWords } from '../../build/content/changed-words.ts';

/** Applies edited messages to the running page in development, without a reload. */
export function showChangedWords(i18n: I18n, hot: Pick<ViteHotContext, 'on'>): void {
  hot.on(CHANGED_WORDS, (words: ChangedWords) => {
    for (const [locale, messages] of Object.entries(words)) i18n.load(locale, messages);
    i18n.activate(i18n.locale, i18n.locales);
  });
}
