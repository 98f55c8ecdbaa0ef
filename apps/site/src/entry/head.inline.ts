// Inline script in the head of every page. The content security policy allows it by its hash.
import { guard } from './guard.ts';
import { startPlace } from './place.ts';
import { startPage } from './start-page.ts';

guard(__LOCALES__);
if (document.documentElement.dataset.leaving === undefined) startPlace();
startPage();
