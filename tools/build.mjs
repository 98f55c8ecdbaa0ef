import { readSiteSettings, OperatorError } from '@fatal/contracts';
import { buildApi } from './api-build.mjs';
import './env-file.mjs';
import { buildSite } from './site-build.mjs';

try {
  readSiteSettings(process.env);
  await buildApi();
  await buildSite();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
