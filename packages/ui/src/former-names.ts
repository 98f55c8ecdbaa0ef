import type { color } from './tokens.ts';

/**
 * What colours were called in 0.1, by what they are called now. Both hold for one version: a theme may set either, and a page may read
 * either.
 */
export const formerNames = {
  'ground-deep': 'ink-0',
  ground: 'ink-1',
  'ground-raised': 'ink-2',
  'ground-hover': 'ink-3',
  border: 'line',
  'border-control': 'line-strong',
  text: 'silver-1',
  'text-body': 'silver-2',
  'text-muted': 'silver-3',
  'text-disabled': 'silver-4',
  accent: 'safe',
  'accent-text': 'safe-text',
  'accent-hover': 'safe-text',
  danger: 'safe-text',
  'danger-text': 'safe-text',
  'danger-border': 'safe-deep',
  'danger-wash': 'safe-wash',
  'inverse-accent': 'safe-deep',
  'on-accent': 'on-safe',
  'accent-busy': 'safe-off',
  'on-accent-busy': 'on-safe-off',
  inverse: 'paper',
  'inverse-text': 'paper-ink',
  'inverse-muted': 'paper-2',
} as const satisfies Partial<Record<keyof typeof color, string>>;
