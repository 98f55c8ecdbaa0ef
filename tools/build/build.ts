import { readSiteSettings, OperatorError } from '@fatal/contracts';
import '../env-file.ts';
import { buildServer } from './build-server.ts';
import { buildSite } from './build-site.ts';

try {
  readSiteSettings(process.env);
  await buildServer();
  await buildSite();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
