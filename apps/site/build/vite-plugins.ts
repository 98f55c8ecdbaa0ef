import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { PluginOption } from 'vite';
import { gloamStyles } from '../../../packages/ui/scripts/styles.ts';
import { content } from './content/vite-plugin.ts';
import { faces } from './faces/vite-plugin.ts';
import { inlineScripts } from './inline-scripts.ts';
import { languageCatalogs } from './language-catalogs.ts';
import { linguiMacros } from './lingui-macros.ts';
import { photos } from './photos/vite-plugin.ts';
import { noCacheForDerivedModules } from './no-cache-for-derived-modules.ts';

const lingua = { cwd: fileURLToPath(new URL('../../..', import.meta.url)) };

/** Plugins shared by the site, Storybook and the tests, so that all three compile the same code. */
export function plugins(): PluginOption[] {
  return [
    // Runs first, because Lingui's macros must be expanded before React's transform.
    linguiMacros(lingua),
    react(),
    noCacheForDerivedModules(),
    inlineScripts(),
    content(),
    languageCatalogs(),
    gloamStyles(),
    photos(),
    faces(),
    tailwindcss(),
  ];
}
