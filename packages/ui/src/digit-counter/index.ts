export { DigitCounter, type DigitCounterLabels, type DigitCounterProps } from './digit-counter.js';
