'use client';

import { useEffect, useState, type RefObject } from 'react';
import type { SelectOption } from '../select-field/select-field.js';
import { takenPlatforms, type LinkRowsKeys } from './link-rows-field.logic.js';

export interface PlatformOption {
  /** What is sent. */
  value: string;
  /** What is shown. */
  label: string;
  /** Whether several rows may choose it. Default `false`. */
  repeatable?: boolean;
}

/** The choices of each row's menu: without what another row has chosen, unless that is repeatable. */
export function usePlatformOptions(
  root: RefObject<HTMLElement | null>,
  platforms: readonly PlatformOption[],
  keys: LinkRowsKeys,
  atFirst: readonly (string | undefined)[],
) {
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(atFirst.map((platform = '', key) => [key, platform])),
  );
  const repeatable = new Set(platforms.filter((option) => option.repeatable).map(({ value }) => value));

  // What was chosen before hydration.
  useEffect(() => {
    const selects = root.current?.querySelectorAll('select') ?? [];
    setChosen(Object.fromEntries(Array.from(selects, ({ value }, key) => [key, value])));
  }, [root]);

  return {
    optionsOf: (key: number): SelectOption[] => {
      const taken = takenPlatforms(chosen, keys.shown, key, repeatable);
      return platforms.map(({ value, label }) => ({ value, label, disabled: taken.has(value) }));
    },
    /** Tells what a row has chosen; an empty text gives it back. */
    choose: (key: number, platform: string) => {
      setChosen((others) => ({ ...others, [key]: platform }));
    },
  };
}
