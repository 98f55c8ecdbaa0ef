import { getConfig } from '@lingui/conf';
import path from 'node:path';
import { readCatalogFiles, type CatalogFile } from './catalog-files.ts';

/** Lingui configurations of the site and of the server. Both include the catalog of form fields. */
const CONFIGS = ['lingui.config.ts', 'apps/api/lingui.config.ts'];

/**
 * Reads all catalogs of the repository at `root`, which must be the working directory. Their paths are
 * relative to it.
 */
export async function readAllCatalogs(root: string): Promise<CatalogFile[]> {
  const read = CONFIGS.map((configPath) => readCatalogFiles(getConfig({ configPath })));
  const files = (await Promise.all(read)).flat();
  const once = new Map(files.map((one) => [one.file, one]));
  return [...once.values()].map((one) => ({ ...one, file: path.relative(root, one.file) }));
}
