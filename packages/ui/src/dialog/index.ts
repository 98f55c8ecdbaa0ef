export { Dialog, type DialogProps } from './dialog.js';
export type { DialogLabels, DialogVariant } from './dialog.logic.js';
