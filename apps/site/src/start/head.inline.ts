// The head of a prerendered page. The hash of its text stands in the content security policy.
import { guard } from './guard.ts';
import { startPage } from './start-page.ts';

guard(__LOCALES__);
startPage();
