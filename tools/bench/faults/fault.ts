/** What came of breaking something again and again while forms came in. */
export interface Fault {
  cycles: number;
  /** Forms that were answered as stored. */
  acknowledged: number;
  /** Answers that asked to come again later. */
  unavailable: number;
  /** Acknowledged, and not there afterwards. */
  lost: number;
  duplicated: number;
}

/** This machine does not permit it. */
export class Skipped extends Error {}
