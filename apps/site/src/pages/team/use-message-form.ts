import type { Locale } from '@fatal/contracts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { loadCatalogs } from '../../i18n/i18n.ts';
import { reloadAfterLoadError } from '../../shared/reload-after-load-error.ts';

/** Catalogs that only the form needs, not the page. */
const AREAS = ['person-message', 'forms', 'fields'];

interface Writing {
  Form: Awaited<ReturnType<typeof fetchForm>>;
  button: HTMLButtonElement;
  open: boolean;
  /** Number of sent messages. It is the form's key, so that each message starts with an empty form. */
  turn: number;
  sent: boolean;
}

const fetchForm = () => import('../person-message/person-message.tsx').then((module) => module.PersonMessage);

/** Returns the state of the form for a message to a member. Code and catalogs are prefetched when the contact panel opens. */
export function useMessageForm() {
  const { i18n } = useLingui();
  const [writing, setWriting] = useState<Writing | null>(null);

  const fetchAll = async () => {
    const [Form] = await Promise.all([fetchForm(), loadCatalogs(i18n, i18n.locale as Locale, AREAS)]);
    return Form;
  };

  return {
    writing,
    prepare: () => {
      // Opening the form retries and reports errors.
      fetchAll().catch(() => undefined);
    },
    write: (button: HTMLButtonElement) => {
      fetchAll().then((Form) => {
        setWriting((last) => {
          const turn = last === null ? 0 : last.turn + (last.sent ? 1 : 0);
          return { Form, button, open: true, turn, sent: false };
        });
      }, reloadAfterLoadError);
    },
    close: (sent: boolean) => {
      setWriting((last) => last && { ...last, open: false, sent });
    },
  };
}
