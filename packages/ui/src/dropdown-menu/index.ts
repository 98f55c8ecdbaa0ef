export { DropdownMenu, type DropdownMenuLabels, type DropdownMenuProps } from './dropdown-menu.js';
export type {
  DropdownMenuAction,
  DropdownMenuDisabled,
  DropdownMenuItem,
  DropdownMenuLink,
  DropdownMenuPart,
} from './dropdown-menu.logic.js';
