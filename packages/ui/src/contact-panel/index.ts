export { ContactPanel } from './contact-panel.js';
export type { ContactPanelLabels, ContactPanelLink, ContactPanelProps } from './contact-panel-props.js';
