export {
  ContactPanel,
  type ContactPanelLabels,
  type ContactPanelLink,
  type ContactPanelProps,
} from './contact-panel.js';
