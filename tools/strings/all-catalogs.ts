import { getConfig } from '@lingui/conf';
import path from 'node:path';
import { readCatalogFiles, type CatalogFile } from './catalog-files.ts';

/** The site's catalogs and the server's; both have that of the forms' fields. */
const CONFIGS = ['lingui.config.ts', 'apps/api/lingui.config.ts'];

/** All catalogs of the repository at `root`, which has to be the working directory; their paths start there. */
export async function readAllCatalogs(root: string): Promise<CatalogFile[]> {
  const read = CONFIGS.map((configPath) => readCatalogFiles(getConfig({ configPath })));
  const files = (await Promise.all(read)).flat();
  const once = new Map(files.map((one) => [one.file, one]));
  return [...once.values()].map((one) => ({ ...one, file: path.relative(root, one.file) }));
}
