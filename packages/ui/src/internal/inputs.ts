import type { FocusEvent } from 'react';

/** Attributes for each kind of text: virtual keyboard, autofill, no autocorrection. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export const telInput = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;

/** Attributes of a URL input, whose value is passed through `normalize` on blur. */
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
