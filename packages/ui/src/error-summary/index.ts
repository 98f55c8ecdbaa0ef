export {
  ErrorSummary,
  type ErrorSummaryItem,
  type ErrorSummaryLabels,
  type ErrorSummaryProps,
} from './error-summary.js';
