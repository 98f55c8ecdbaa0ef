import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Makes each Gloam component import its style sheet, so that a page only loads the styles of the components it uses. */
export const componentStyles = (): Plugin => ({
  name: 'component-styles',
  transform: {
    filter: { id: /\/packages\/ui\/src\/[\w-]+\/[\w.-]+\.tsx$/ },
    handler(code, id) {
      const folder = path.dirname(id);
      const sheet = `${path.basename(folder)}.css`;
      if (!existsSync(path.join(folder, sheet))) return undefined;
      return { code: `import './${sheet}';\n${code}`, map: null };
    },
  },
});
