import { LOCALES } from '@fatal/contracts';
import { build, type Plugin, type Rolldown } from 'vite';

const QUERY = '?inline-script';

/** Bundles a module and its imports into one minified classic script for the site's target browsers. */
async function bundle(entry: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    // Replaces the table of locales, which is much larger than the codes that these scripts need.
    define: { __LOCALES__: JSON.stringify(LOCALES) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = 'output' in result ? result.output : [];
  if (!output) throw new Error(`Could not bundle ${entry}.`);
  return output;
}

/** Imports a module as the text of an inline `<script>`: `import text from './module.ts?inline-script'`. */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const { code, moduleIds } = await bundle(id.slice(0, -QUERY.length));
      for (const file of moduleIds) this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(code.trim().replace(/;$/, ''))};`, moduleType: 'js' };
    },
  },
});
