/** The values of Gloam's tokens, by group and name; see `vite-plugins.ts`. */
declare module 'virtual:gloam-tokens' {
  type Tokens = typeof import('../../../packages/ui/src/tokens.ts').tokens;
  type Values<Group extends keyof Tokens> = Readonly<Record<keyof Tokens[Group], string>>;

  export const color: Values<'color'>;
  export const radius: Values<'radius'>;
  export const size: Values<'size'>;
  export const space: Values<'space'>;
  export const text: Values<'text'>;
}
