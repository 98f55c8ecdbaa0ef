export { Navbar, type NavbarLabels, type NavbarProps } from './navbar.js';
export type { NavigationItem, NavigationLink, NavigationMenu } from '../mobile-menu/navigation.js';
