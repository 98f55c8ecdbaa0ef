import type { Plugin } from 'vite';

const MADE_BY_A_CALL = /(?<== )(?=React\d*\.(?:forwardRef|createContext)\()/g;
const NAMED_FOR_DEVELOPERS = /^\w+\.displayName = "\w+";$/gm;

/**
 * A module whose components a bundler can leave out where nobody uses them. It does not dare to as long as they are made
 * by a call that is not marked as pure, and are given a name afterwards.
 */
export const withUnusedLeftOut = (code: string): string =>
  code.replace(MADE_BY_A_CALL, '/* @__PURE__ */ ').replace(NAMED_FOR_DEVELOPERS, '');

/** Leaves forms, fetchers and loaders of React Router out of a site that has none: 2 KiB of every page. */
export const unusedComponents = (): Plugin => ({
  name: 'unused-components',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({ code: withUnusedLeftOut(code), map: null }),
  },
});
