// The head of a page that is not prerendered: the site's module starts by itself.
import { guard } from './guard.ts';

guard(__LOCALES__);
