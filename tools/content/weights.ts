import { existsSync } from 'node:fs';
import path from 'node:path';
import { weighSite } from '../budgets/weigh-site.ts';
import { root } from '../step/step.ts';

const KIB = 1024;

/** What each page weighed when it was built last: HTML, scripts and styles of the language that weighs most, compressed. */
export async function weights(): Promise<string> {
  const dist = path.join(root, 'apps/site/dist');
  if (!existsSync(path.join(dist, 'server/entry-server.js')))
    return 'Weights: nothing is built; run "npm run build".';
  const heaviest = new Map<string, { bytes: number; locale: string }>();
  for (const { path: address, locale, bytes } of await weighSite(dist)) {
    const sum = bytes.html + bytes.script + bytes.style;
    if (sum > (heaviest.get(address)?.bytes ?? 0)) heaviest.set(address, { bytes: sum, locale });
  }
  const lines = [...heaviest].map(
    ([address, { bytes, locale }]) =>
      `  ${address.padEnd(36)} ${(bytes / KIB).toFixed(1).padStart(6)} KiB in ${locale}, without pictures`,
  );
  return `What pages weighed in the last build, in the language that weighs most:\n${lines.join('\n')}`;
}
