'use client';

import type { DigitCounterLabels } from '@gloam/ui';

// Functions do not cross from a server component. A reference to them does, from a module that begins with 'use client'.
export const people: DigitCounterLabels = { spoken: ({ value }) => `${String(value)} people` };
