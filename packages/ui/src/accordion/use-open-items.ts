'use client';

import { useControlled } from '../internal/use-controlled.js';

export interface SingleValueProps {
  /** At most one item is open; it can be closed again. */
  type: 'single';
  /** Id of the open item, `null` for none, when the parent decides. Default: the component remembers. */
  value?: string | null;
  /** Id of the item that is open at first. Default none. */
  defaultValue?: string | null;
  /** Called with the id of the item that is to be open, `null` for none. Default none. */
  onValueChange?: (value: string | null) => void;
}

export interface MultipleValueProps {
  /** Any number of items is open. */
  type: 'multiple';
  /** Ids of the open items, when the parent decides. Default: the component remembers. */
  value?: readonly string[];
  /** Ids of the items that are open at first. Default none. */
  defaultValue?: readonly string[];
  /** Called with the ids of the items that are to be open. Default none. */
  onValueChange?: (value: string[]) => void;
}

/** The ids of the open items, and a function that sets them; a `single` accordion has at most one. */
export function useOpenItems(props: SingleValueProps | MultipleValueProps) {
  return useControlled<readonly string[]>(listOf(props.value), listOf(props.defaultValue) ?? [], (next) => {
    if (props.type === 'single') props.onValueChange?.(next[0] ?? null);
    else props.onValueChange?.([...next]);
  });
}

function listOf(value: string | null | readonly string[] | undefined): readonly string[] | undefined {
  if (value === null) return [];
  return typeof value === 'string' ? [value] : value;
}
