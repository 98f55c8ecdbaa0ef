import type { FocusEvent } from 'react';

/** The attributes of an email input: virtual keyboard, autofill, no correction. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export const telInput = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;

/** The attributes of a URL input. On blur, `normalize` replaces its value. */
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
