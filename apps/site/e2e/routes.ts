import type { SiteManifest } from '@fatal/contracts';
import { readFileSync } from 'node:fs';

/** Every address that the build wrote; the 404 page stands for what is not found. */
export function allRoutes(): string[] {
  const manifest = new URL('../dist/site.json', import.meta.url);
  const { pages } = JSON.parse(readFileSync(manifest, 'utf8')) as SiteManifest;
  return Object.keys(pages);
}
