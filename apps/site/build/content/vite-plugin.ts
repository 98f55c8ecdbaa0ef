import path from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_FOLDER, type ModuleName } from './load-content.ts';
import { CHANGED_WORDS, changedWords } from './changed-words.ts';
import { forgetContent, siteContent, soundContent } from './content-source.ts';
import { moduleCode } from './module-code.ts';

/** Without `#`: in the address that a browser asks for, what follows it would not reach the server. */
const VIRTUAL = '\0virtual:content/';

/** Modules that are made of the content: these, and the catalogs. */
const isMadeOfContent = (id: string) => id.startsWith(VIRTUAL) || id.startsWith('\0virtual:catalogs');

/**
 * The modules `#content/<name>`: what the files of `apps/site/content` say, as the pages read it (`modules.d.ts`). Their words are
 * messages of the catalogs (`language-catalogs.ts`). Where the content has mistakes nothing is made of it.
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
        const { modules } = soundContent();
        const name = path.basename(id) as ModuleName;
        if (!Object.hasOwn(modules, name)) throw new Error(`There is no content of the name ${name}.`);
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
        forgetContent();
        for (const { moduleGraph } of Object.values(environments))
          for (const module of moduleGraph.idToModuleMap.values())
            if (module.id !== null && isMadeOfContent(module.id)) moduleGraph.invalidateModule(module);
        const words = changedWords(before, siteContent());
        if (words) ws.send(CHANGED_WORDS, words);
        else ws.send({ type: 'full-reload' });
      };
      for (const event of ['add', 'change', 'unlink']) watcher.on(event, refresh);
    },
  };
}
