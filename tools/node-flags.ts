// Flags that Node runs with. Releases use them too, and `node-flags.test.ts` checks that package.json repeats
// them.

/** Silences the warning that `node:sqlite` is experimental. */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning'];

/**
 * Flags that keep the server's memory small, at the cost of a sixth more CPU time. Requests allocate
 * short-lived objects, so a small young generation is enough. The old generation is collected once it has
 * grown by 30 %. Code is compiled without additional threads, which would use memory of their own, and with a
 * single optimizing compiler. See docs/measurements.md for figures.
 */
export const SERVER_FLAGS = [
  ...NODE_FLAGS,
  '--max-semi-space-size=2',
  '--heap-growing-percent=30',
  '--no-concurrent-recompilation',
  '--no-maglev',
];
