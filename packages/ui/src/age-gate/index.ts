export { AgeGate } from './age-gate.js';
export type {
  AgeGateFieldsLabels,
  AgeGateLabels,
  AgeGateProps,
  AgeGateResult,
  AgeGateStatus,
} from './age-gate-props.js';
export { ageOn, type MinimumAge } from './age-gate.logic.js';
export type { LockStorage } from './age-gate-lock.js';
