export {
  MobileMenu,
  type MobileMenuLabels,
  type MobileMenuPart,
  type MobileMenuProps,
} from './mobile-menu.js';
