export * from './button/index.js';
export * from './icon/index.js';
export * from './text-field/index.js';
export type { LinkComponent, LinkProps } from './internal/link.js';
