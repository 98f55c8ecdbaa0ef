'use client';

import { useReducer, useState } from 'react';
import { initialKeys, reduceKeys, type LinkRowsKeys } from './link-rows-field.logic.js';

export interface LinkRowsState {
  /** Which rows there are, and which the last submission held. */
  keys: LinkRowsKeys;
  /** Adds a row at the end. */
  add: () => void;
  /** Removes a row; the first stays. */
  remove: (key: number) => void;
  /** Call it in the form's `onSubmit`: errors by index then belong to the rows of this moment. */
  markSubmitted: () => void;
}

/**
 * The rows of one `LinkRowsField`, for a form that needs to know them too. They start anew, with `count` rows, whenever
 * `turn` changes; give the field the same `key`.
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
