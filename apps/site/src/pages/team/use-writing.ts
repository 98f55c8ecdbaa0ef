import type { Locale } from '@fatal/contracts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { loadCatalogs } from '../../i18n/i18n.ts';
import { reportMissing } from '../../shared/report-missing.ts';

/** The areas of the words in the form, which the page itself does without. */
const AREAS = ['person-message', 'forms', 'fields'];

interface Writing {
  Form: Awaited<ReturnType<typeof fetchForm>>;
  button: HTMLButtonElement;
  open: boolean;
  /** Counts the messages that were sent: each is a form of its own. */
  turn: number;
  sent: boolean;
}

const fetchForm = () => import('../person-message/person-message.tsx').then((module) => module.PersonMessage);

/** The form to one person: code and words are fetched when the panel opens, and asked for again with the form. */
export function useWriting() {
  const { i18n } = useLingui();
  const [writing, setWriting] = useState<Writing | null>(null);

  const fetchAll = async () => {
    const [Form] = await Promise.all([fetchForm(), loadCatalogs(i18n, i18n.locale as Locale, AREAS)]);
    return Form;
  };

  return {
    writing,
    prepare: () => {
      // Should it not arrive, whoever asks for the form is told.
      fetchAll().catch(() => undefined);
    },
    write: (button: HTMLButtonElement) => {
      fetchAll().then((Form) => {
        setWriting((last) => {
          const turn = last === null ? 0 : last.turn + (last.sent ? 1 : 0);
          return { Form, button, open: true, turn, sent: false };
        });
      }, reportMissing);
    },
    close: (sent: boolean) => {
      setWriting((last) => last && { ...last, open: false, sent });
    },
  };
}
