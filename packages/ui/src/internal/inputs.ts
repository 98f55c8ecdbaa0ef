import type { FocusEvent } from 'react';

/** What the browser needs to know of each kind of text: keyboard, autofill, no corrections. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export const telInput = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;

/** An address on the web, put right by `normalize` when the input is left. */
export const urlInput = (normalize: (link: string) => string) =>
  ({
    type: 'url',
    inputMode: 'url',
    autoComplete: 'url',
    autoCapitalize: 'none',
    spellCheck: false,
    onBlur: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
      const normalized = normalize(input.value);
      if (normalized !== input.value) input.value = normalized;
    },
  }) as const;
