'use client';

import { useEffect, useState, type RefObject } from 'react';
import type { SelectOption } from '../select-field/select-field.js';
import type { LinkRowsKeys } from './link-rows-field.logic.js';

export interface PlatformOption {
  /** Value in the form data. */
  value: string;
  /** Visible text. */
  label: string;
  /** Whether several rows can choose this platform. @default false */
  repeatable?: boolean;
}

/** Returns the options of each row's menu. A platform chosen in another row is disabled, unless it is repeatable. */
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

  // Reads the platforms that the visitor chose before hydration.
  useEffect(() => {
    const selects = root.current?.querySelectorAll('select') ?? [];
    setChosen(Object.fromEntries(Array.from(selects, ({ value }, key) => [key, value])));
  }, [root]);

  return {
    optionsOf: (key: number): SelectOption[] => {
      const taken = takenPlatforms(chosen, keys.shown, key, repeatable);
      return platforms.map(({ value, label }) => ({ value, label, disabled: taken.has(value) }));
    },
    /** Sets the platform of a row; an empty string frees it for the other rows. */
    choose: (key: number, platform: string) => {
      setChosen((others) => ({ ...others, [key]: platform }));
    },
  };
}

/** Returns the platforms that a row can't choose because another row has chosen them. */
function takenPlatforms(
  chosen: Readonly<Record<number, string>>,
  keys: readonly number[],
  own: number,
  repeatable: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(
    keys
      .filter((key) => key !== own)
      .map((key) => chosen[key] ?? '')
      .filter((platform) => platform !== '' && platform !== chosen[own] && !repeatable.has(platform)),
  );
}
