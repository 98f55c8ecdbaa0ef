'use client';

import { useEffect, useState, type RefObject } from 'react';
import type { LinkRowsState } from '../link-rows-field/link-rows-field.js';
import {
  initialKeys,
  reduceKeys,
  type LinkRowsAction,
  type LinkRowsKeys,
} from '../link-rows-field/link-rows-field.logic.js';
import { textOf } from '../internal/submission.js';
import type { FormField } from './form-fields.js';
import type { Values } from './use-form.js';

interface Shown {
  turn: number;
  /** The rows of each field with link rows. */
  rows: Readonly<Record<string, LinkRowsKeys>>;
  /** The values that other fields depend on with `visibleWhen`. */
  answers: Readonly<Record<string, string>>;
}

export type ShownFields = ReturnType<typeof useShownFields>;

/** Tracks the shown rows and dependent fields. They reset when `turn` changes. */
export function useShownFields(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
  values: Values,
  turn: number,
) {
  const dependencies = [...new Set(fields.flatMap(({ visibleWhen = {} }) => Object.keys(visibleWhen)))];
  const start = (): Shown => ({
    turn,
    rows: Object.fromEntries(
      fields
        .filter(({ kind }) => kind === 'links')
        .map(({ name }) => [
          name,
          initialKeys((values[name] as readonly unknown[] | undefined)?.length ?? 0),
        ]),
    ),
    answers: Object.fromEntries(
      dependencies.map((name) => [name, (values[name] as string | undefined) ?? '']),
    ),
  });
  const [shown, setShown] = useState(start);
  if (shown.turn !== turn) setShown(start);

  const readAnswers = () => {
    if (dependencies.length === 0 || !form.current) return;
    const data = new FormData(form.current);
    const answers = Object.fromEntries(dependencies.map((name) => [name, textOf(data, name)]));
    setShown((last) =>
      dependencies.every((name) => last.answers[name] === answers[name]) ? last : { ...last, answers },
    );
  };

  // Reads values chosen before hydration or restored from a draft. Showing or hiding a field also adds or removes its value.
  useEffect(readAnswers, [turn, shown.answers]);

  const dispatch = (name: string, action: LinkRowsAction) => {
    setShown((last) => ({
      ...last,
      rows: { ...last.rows, [name]: reduceKeys(last.rows[name] ?? initialKeys(0), action) },
    }));
  };

  return {
    rowsOf: (name: string): LinkRowsState => ({
      keys: shown.rows[name] ?? initialKeys(0),
      add: () => {
        dispatch(name, { type: 'add' });
      },
      remove: (key) => {
        dispatch(name, { type: 'remove', key });
      },
      markSubmitted: () => {
        dispatch(name, { type: 'submit' });
      },
    }),
    isHidden: ({ visibleWhen = {} }: FormField) =>
      Object.entries(visibleWhen).some(([name, value]) => shown.answers[name] !== value),
    /** Call on each change of a field. */
    readAnswers,
  };
}
