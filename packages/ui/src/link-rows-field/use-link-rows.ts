'use client';

import { useReducer, useState } from 'react';
import { initialKeys, reduceKeys, type LinkRowsKeys } from './link-rows-field.logic.js';

export interface LinkRowsState {
  /** Keys of the rows on screen and in the last submission. */
  keys: LinkRowsKeys;
  /** Adds a row at the end. */
  add: () => void;
  /** Removes a row, unless it is the first. */
  remove: (key: number) => void;
  /** Call it in the form's `onSubmit`, so that errors by index are matched to the rows of this submission. */
  markSubmitted: () => void;
}

/**
 * Holds the rows of a `LinkRowsField`, for a form that needs to know them. They reset to `count` rows whenever `turn`
 * changes; use `turn` as the field's `key`, too.
 */
export function useLinkRows(count = 1, turn = 0): LinkRowsState {
  const [keys, dispatch] = useReducer(reduceKeys, count, initialKeys);
  const [lastTurn, setLastTurn] = useState(turn);

  if (turn !== lastTurn) {
    setLastTurn(turn);
    dispatch({ type: 'reset', count });
  }

  return {
    keys,
    add: () => {
      dispatch({ type: 'add' });
    },
    remove: (key) => {
      dispatch({ type: 'remove', key });
    },
    markSubmitted: () => {
      dispatch({ type: 'submit' });
    },
  };
}
