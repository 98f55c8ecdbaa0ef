// Inline script in the head of every page. The content security policy allows it by its hash.
import { guard } from './guard.ts';
import { restoreScroll } from './scroll-position.ts';
import { startPage } from './start-page.ts';

guard(__LOCALES__);
if (document.documentElement.dataset.leaving === undefined) restoreScroll();
startPage();
