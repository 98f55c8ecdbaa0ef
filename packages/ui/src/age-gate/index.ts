export {
  AgeGate,
  type AgeGateLabels,
  type AgeGateProps,
  type AgeGateResult,
  type AgeGateStatus,
} from './age-gate.js';
export { ageOn, type MinimumAge } from './age-gate.logic.js';
