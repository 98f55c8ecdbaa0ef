// How Node runs here. A release starts itself with these flags; `node-flags.test.ts` checks that package.json says the same.

/** `node:sqlite` is marked experimental; nobody at a terminal needs to be told each time. */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning'];

/**
 * For the server: they keep its memory small, for a sixth more processor time. What a request allocates
 * is short-lived, so a small young generation is enough; the old one is collected before it has grown by a third; code is
 * compiled without threads that hold memory of their own, and by one optimizing compiler, not two. docs/measurements.md
 * has the figures.
 */
export const SERVER_FLAGS = [
  ...NODE_FLAGS,
  '--max-semi-space-size=2',
  '--heap-growing-percent=30',
  '--no-concurrent-recompilation',
  '--no-maglev',
];
