import type { I18n } from '@lingui/core';
import type { ViteHotContext } from 'vite/types/hot.js';
import { MESSAGE_UPDATES, type MessageUpdates } from '../../build/content/message-updates.ts';

/** Applies edited messages to the running page in development, without a reload. */
export function applyMessageUpdates(i18n: I18n, hot: Pick<ViteHotContext, 'on'>): void {
  hot.on(MESSAGE_UPDATES, (words: MessageUpdates) => {
    for (const [locale, messages] of Object.entries(words)) i18n.load(locale, messages);
    i18n.activate(i18n.locale, i18n.locales);
  });
}
