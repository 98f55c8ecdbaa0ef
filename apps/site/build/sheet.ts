import tailwindcss from '@tailwindcss/vite';
import path from 'node:path';
import { build } from 'vite';
import { gloamStyles } from '../../../packages/ui/scripts/styles.ts';
import { SHEET } from '../entries.ts';

/**
 * Writes the sheet of the site into a folder, by itself: pages name it, and a chunk that imported it would name it too, and change
 * with every colour.
 */
export async function buildSheet(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, '..'),
    logLevel: 'warn',
    plugins: [gloamStyles(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: true,
      rolldownOptions: { input: { app: SHEET } },
    },
  });
}
