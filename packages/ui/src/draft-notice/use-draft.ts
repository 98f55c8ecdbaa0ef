'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { defaultData } from '../internal/submission.js';
import { useLatest } from '../internal/use-latest.js';
import {
  draftValues,
  formatDrafts,
  isSame,
  parseDrafts,
  type Draft,
  type DraftValues,
} from './draft-notice.logic.js';
import { usePageHide } from './use-page-hide.js';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface FormDraft {
  /** The storage key of the draft. Use another one for each form. */
  key: string;
  /** Returns the time in milliseconds since 1970, such as `Date.now`. */
  now: () => number;
  /** The storage of the draft. If it throws, nothing is saved, without a message. @default `localStorage` */
  storage?: DraftStorage;
}

interface UseDraftOptions<Values> {
  form: RefObject<HTMLFormElement | null>;
  draft: FormDraft | undefined;
  read: (data: FormData) => Values;
  sent: boolean;
  /** Called with the values to fill the fields with. */
  onRestore: (values: Partial<Values>) => void;
}

/** The pause in typing after which a draft is saved, in milliseconds. */
const PAUSE = 1000;

/** Saves the text of a form on this device and offers it on the next visit, with `DraftNotice`. */
export function useDraft<Values extends object>({
  form,
  draft,
  read,
  sent,
  onRestore,
}: UseDraftOptions<Values>) {
  const [offers, setOffers] = useState<readonly Draft[]>([]);
  const [outcome, setOutcome] = useState<{ name: 'restored' | 'discarded'; toForm: boolean } | null>(null);
  const defaults = useRef<DraftValues>(undefined);
  const kept = useRef<Draft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const withStorage = <Result>(use: (storage: DraftStorage, key: string) => Result): Result | undefined => {
    try {
      return draft && use(draft.storage ?? localStorage, draft.key);
    } catch {
      // The storage is full or blocked, so nothing is saved.
      return undefined;
    }
  };

  /** Drafts that differ from the untouched form. */
  const filled = (drafts: readonly Draft[]) =>
    drafts.filter(({ values }) => !isSame(values, defaults.current));

  const write = (drafts: readonly Draft[]) => {
    const text = formatDrafts(filled(drafts));
    withStorage((storage, key) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
    });
  };

  /** The fields' current text as a draft: the one saved last, if nothing has changed since. */
  const typed = (): Draft[] => {
    if (!draft || !form.current) return [];
    const values = draftValues(read(new FormData(form.current)));
    return [
      kept.current && isSame(values, kept.current.values) ? kept.current : { savedAt: draft.now(), values },
    ];
  };

  const save = () => {
    clearTimeout(timer.current);
    const [now] = typed();
    // A tab without changes must not overwrite the draft of another tab.
    if (!now || now === kept.current) return;
    kept.current = now;
    write([now, ...offers]);
  };

  const load = () => {
    const [now] = typed();
    if (!draft || !form.current || !now) return;
    const text = withStorage((storage, key) => storage.getItem(key)) ?? null;
    const values = draftValues(read(defaultData(form.current)));
    defaults.current = values;
    const found = parseDrafts(text, values, draft.now());
    if (text !== null && found.length === 0) write([]);
    // After a reload, browsers may restore the same text, so that draft needs no offer.
    kept.current = found.find((one) => isSame(one.values, now.values)) ?? { savedAt: 0, values };
    setOffers(found.filter((one) => one !== kept.current));
  };

  const forget = () => {
    clearTimeout(timer.current);
    write([]);
    [kept.current] = typed();
    setOffers([]);
    setOutcome(null);
  };

  const latest = useLatest({ save, load, forget });
  usePageHide(save);

  useEffect(() => {
    latest.current.load();
  }, [draft?.key, latest]);

  useEffect(() => {
    if (sent) latest.current.forget();
  }, [sent, latest]);

  useEffect(() => {
    if (outcome?.toForm) form.current?.querySelector<HTMLElement>('.gloam-field-control')?.focus();
  }, [outcome, form]);

  const [offer] = offers;
  return {
    /** Call on each change of a field. */
    onChange: () => {
      clearTimeout(timer.current);
      if (draft) timer.current = setTimeout(() => latest.current.save(), PAUSE);
    },
    notice: {
      savedAt: offer && new Date(offer.savedAt),
      outcome: outcome?.name,
      onRestore: () => {
        if (!offer) return;
        const others = filled([...typed(), ...offers.slice(1)]);
        kept.current = offer;
        write([offer, ...others]);
        setOffers(others);
        setOutcome({ name: 'restored', toForm: true });
        onRestore(offer.values as Partial<Values>);
      },
      onDiscard: () => {
        const others = offers.slice(1);
        write([...typed(), ...others]);
        setOffers(others);
        setOutcome({ name: 'discarded', toForm: others.length === 0 });
      },
    },
  };
}
