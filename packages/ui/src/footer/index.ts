export {
  Footer,
  type FooterCallToAction,
  type FooterLabels,
  type FooterLink,
  type FooterList,
  type FooterProps,
} from './footer.js';
