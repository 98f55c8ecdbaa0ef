/** The day on which pages are shown. */
const TODAY = Date.parse('2026-11-21T12:00:00Z');

/** Stops the clock of `Date`, until the function that it returns is called. Timers go on. */
export function stopClock(): () => void {
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

/** Runs a task while `Math.random` answers the same number: modules that draw a seed as they load draw this one. */
export async function withFixedSeed<Result>(task: () => Promise<Result>): Promise<Result> {
  const random = Math.random;
  Math.random = () => 0.5;
  try {
    return await task();
  } finally {
    Math.random = random;
  }
}
