export { ContactPanel } from './contact-panel.js';
export type {
  ContactPanelLabels,
  ContactPanelLink,
  ContactPanelProps,
  ContactPanelWrite,
} from './contact-panel-props.js';
