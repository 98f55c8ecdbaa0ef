import { expect, it, vi } from 'vitest';
import { createI18n } from './i18n.ts';
import { applyMessageUpdates } from './message-updates.ts';

it('loads and activates changed messages', () => {
  const i18n = createI18n('es');
  i18n.load('es', { 'news.1.title': ['Antes'], 'news.2.title': ['Otro'] });
  const on = vi.fn<(event: string, listener: (words: unknown) => void) => void>();
  applyMessageUpdates(i18n, { on });
  const changed = vi.fn();
  i18n.on('change', changed);
  on.mock.calls[0]?.[1]({ es: { 'news.1.title': ['Ahora'] }, de: { 'news.1.title': ['Jetzt'] } });
  expect(changed).toHaveBeenCalled();
  expect([i18n._('news.1.title'), i18n._('news.2.title'), i18n.locale]).toEqual(['Ahora', 'Otro', 'es']);
});
