import { buildSite } from './site-build.mjs';

await buildSite();
