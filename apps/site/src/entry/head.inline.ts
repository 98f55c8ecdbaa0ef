// The script in the head of a page. The hash of its text stands in the content security policy.
import { guard } from './guard.ts';
import { startPlace } from './place.ts';
import { startPage } from './start-page.ts';

guard(__LOCALES__);
if (document.documentElement.dataset.leaving === undefined) startPlace();
startPage();
