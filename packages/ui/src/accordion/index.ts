export {
  Accordion,
  type AccordionMultipleProps,
  type AccordionProps,
  type AccordionSingleProps,
} from './accordion.js';
export type { AccordionItem } from './accordion.logic.js';
export type { AccordionCopyLabels, AccordionLabels } from './copy-link.js';
export type { AccordionLocation } from './use-linked-item.js';
