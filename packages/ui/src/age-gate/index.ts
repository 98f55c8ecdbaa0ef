export { AgeGate } from './age-gate.js';
export type {
  AgeGateFieldsLabels,
  AgeGateLabels,
  AgeGateProps,
  AgeGateResult,
  AgeGateStatus,
  MinimumAge,
} from './age-gate-props.js';
export { ageOn } from './age-gate.logic.js';
export type { LockStorage } from './age-gate-lock.js';
