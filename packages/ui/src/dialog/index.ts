export { Dialog, type DialogProps } from './dialog.js';
export type { DialogLabels, DialogPart, DialogVariant } from './dialog.logic.js';
