'use client';

import { useControlled } from '../internal/use-controlled.js';

export interface SingleValueProps {
  /** The number of items that can be open: at most one, and the user can close it again. */
  type: 'single';
  /** The id of the open item, when you control it; `null` for none. @default uncontrolled */
  value?: string | null;
  /** The id of the item that is open at first, when uncontrolled. @default none */
  defaultValue?: string | null;
  /** Called with the id of the item to open, or `null`, when the user opens or closes an item. @default none */
  onValueChange?: (value: string | null) => void;
}

export interface MultipleValueProps {
  /** The number of items that can be open: any. */
  type: 'multiple';
  /** The ids of the open items, when you control them. @default uncontrolled */
  value?: readonly string[];
  /** The ids of the items that are open at first, when uncontrolled. @default none */
  defaultValue?: readonly string[];
  /** Called with the ids of all items to show open, when the user opens or closes an item. @default none */
  onValueChange?: (value: string[]) => void;
}

/** The ids of the open items, and a function that sets them. A `single` accordion has at most one. */
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
