// Builds what is stale, then becomes the server, in this same process.
import { readSiteSettings, SettingError } from '@fatal/contracts';
import { buildSite } from './site-build.mjs';

try {
  readSiteSettings(process.env);
  await buildSite();
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
}
// Read only now: the server holds its part of the site in memory.
const { runServer } = await import('../apps/api/src/server.ts');
await runServer(process.env);
