import type { DraftNoticeLabels, FormDraft } from '../draft-notice/index.js';

/** 3 June 2026, 10:12 UTC. */
export const SAMPLE_TIME = Date.UTC(2026, 5, 3, 10, 12);

const dayAndTime = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

export const draftLabels: DraftNoticeLabels = {
  offer: ({ savedAt }) => `You left something unsent on ${dayAndTime(savedAt)}.`,
  restore: 'Restore it',
  discard: 'Discard it',
  restored: 'Your text is back in the form.',
  discarded: 'The draft has been removed.',
};

export const draftLabelsDe: DraftNoticeLabels = {
  offer: ({ savedAt }) => `Am ${dayAndTime(savedAt)} hast du hier etwas geschrieben und nicht abgeschickt.`,
  restore: 'Entwurf wiederherstellen',
  discard: 'Entwurf endgültig verwerfen',
  restored: 'Dein Text steht wieder im Formular.',
  discarded: 'Der Entwurf wurde gelöscht.',
};

export const draftLabelsJa: DraftNoticeLabels = {
  offer: ({ savedAt }) => `${dayAndTime(savedAt)} に書きかけの内容があります。`,
  restore: '復元する',
  discard: '破棄する',
  restored: '書きかけの内容を復元しました。',
  discarded: '下書きを削除しました。',
};

/** A draft that was kept an hour ago, in a storage that keeps nothing else. */
export function sampleDraft(values: object): FormDraft {
  const text = JSON.stringify({ savedAt: SAMPLE_TIME, values });
  return {
    key: 'draft:sample',
    now: () => SAMPLE_TIME + 3_600_000,
    storage: { getItem: () => text, setItem: () => undefined, removeItem: () => undefined },
  };
}

/** A storage in memory, as `localStorage` behaves; `items` shows what it holds. */
export function memoryStorage(items: Record<string, string> = {}) {
  const map = new Map(Object.entries(items));
  return {
    items: map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  };
}
