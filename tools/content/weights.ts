import { existsSync } from 'node:fs';
import path from 'node:path';
import { weighSite } from '../budgets/weigh-site.ts';
import { root } from '../step/step.ts';

const KIB = 1024;

/**
 * Reports the size of each page in the last build: compressed HTML, scripts and styles in the heaviest
 * language.
 */
export async function weights(): Promise<string> {
  const dist = path.join(root, 'apps/site/dist');
  if (!existsSync(path.join(dist, 'server/entry-server.js')))
    return 'Page sizes: no build found. Run npm run build.';
  const heaviest = new Map<string, { bytes: number; locale: string }>();
  for (const { path: address, locale, bytes } of await weighSite(dist)) {
    const sum = bytes.html + bytes.script + bytes.style;
    if (sum > (heaviest.get(address)?.bytes ?? 0)) heaviest.set(address, { bytes: sum, locale });
  }
  const lines = [...heaviest].map(
    ([address, { bytes, locale }]) =>
      `  ${address.padEnd(36)} ${(bytes / KIB).toFixed(1).padStart(6)} KiB in ${locale}, without pictures`,
  );
  return `Page sizes in the last build, in the heaviest language:\n${lines.join('\n')}`;
}
