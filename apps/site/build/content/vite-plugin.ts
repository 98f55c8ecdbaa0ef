import path from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_FOLDER, type ModuleName } from './load-content.ts';
import { MESSAGE_UPDATES, diffMessages } from './message-updates.ts';
import { clearContentCache, siteContent, validContent } from './content-source.ts';
import { moduleCode } from './module-code.ts';

/**
 * Omits the `#` of the import: in the URL that the browser requests, it would start a fragment and not reach
 * the server.
 */
const VIRTUAL = '\0virtual:content/';

/** Whether a module is generated from the content. */
const isMadeOfContent = (id: string) => id.startsWith(VIRTUAL) || id.startsWith('\0virtual:catalogs');

/**
 * Provides the modules `#content/<name>` with the content of `apps/site/content` (see `modules.d.ts`). Their
 * texts are messages in the catalogs (see `language-catalogs.ts`). Throws if the content has mistakes.
 */
export function content(): Plugin {
  let english = true;
  return {
    name: 'content',
    enforce: 'pre',
    configResolved({ isProduction }) {
      english = !isProduction;
    },
    resolveId: { filter: { id: /^#content\// }, handler: (id) => VIRTUAL + path.basename(id) },
    load: {
      filter: { id: /^\0virtual:content\// },
      handler(id) {
        const { modules } = validContent();
        const name = path.basename(id) as ModuleName;
        if (!Object.hasOwn(modules, name)) throw new Error(`Unknown content module "${name}".`);
        return moduleCode(modules[name], {
          english,
          pictureFile: (picture) => path.join(CONTENT_FOLDER, `pictures/${picture}.json`),
        });
      },
    },
    configureServer({ watcher, environments, ws }) {
      const refresh = (file: string) => {
        if (!file.startsWith(CONTENT_FOLDER) || !/\.(?:md|yaml)$/.test(file)) return;
        const before = siteContent();
        clearContentCache();
        for (const { moduleGraph } of Object.values(environments))
          for (const module of moduleGraph.idToModuleMap.values())
            if (module.id !== null && isMadeOfContent(module.id)) moduleGraph.invalidateModule(module);
        const words = diffMessages(before, siteContent());
        if (words) ws.send(MESSAGE_UPDATES, words);
        else ws.send({ type: 'full-reload' });
      };
      for (const event of ['add', 'change', 'unlink']) watcher.on(event, refresh);
    },
  };
}
