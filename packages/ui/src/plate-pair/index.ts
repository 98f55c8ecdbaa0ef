export { PlatePair, type PlatePairProps } from './plate-pair.js';
export type { Plate, PlateLabels, PlatePairLabels, Spot } from './plate-pair.logic.js';
