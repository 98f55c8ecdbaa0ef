/** Current time in stories. */
const TODAY = Date.parse('2026-11-21T12:00:00Z');

/** Freezes `Date` and returns a function that restores it. Timers keep running. */
export function freezeTime(): () => void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | ConstructorParameters<DateConstructor>) {
      super(...((given.length === 0 ? [TODAY] : given) as [number]));
    }

    static override now() {
      return TODAY;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}

/** Runs a task with a constant `Math.random`, for modules that draw a random seed when they load. */
export async function withFixedSeed<Result>(task: () => Promise<Result>): Promise<Result> {
  const random = Math.random;
  Math.random = () => 0.5;
  try {
    return await task();
  } finally {
    Math.random = random;
  }
}
