import { LOCALES } from '@fatal/contracts';
import { build, type Plugin, type Rolldown } from 'vite';

const QUERY = '?inline-script';

/** One classic script with all that the module imports, minified, as the browsers of the site run it. */
async function bundle(entry: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    // Their table is much longer than what is asked of it.
    define: { __LOCALES__: JSON.stringify(LOCALES) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = 'output' in result ? result.output : [];
  if (!output) throw new Error(`${entry} could not be bundled.`);
  return output;
}

/** `import text from './module.ts?inline-script'`: the module as the text of a `<script>` that stands in the page. */
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
