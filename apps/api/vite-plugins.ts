import { lingui } from '@lingui/vite-plugin';
import type { Plugin, PluginOption } from 'vite';
import { tokens } from '../../packages/ui/src/tokens.ts';

/** Returns the plugins of the server and its tests: message catalogs, and the values of design tokens. */
export function apiPlugins(): PluginOption[] {
  return [lingui({ cwd: import.meta.dirname, failOnMissing: true, failOnCompileError: true }), gloamTokens];
}

const MODULE = 'virtual:gloam-tokens';

/** Gloam's tokens as plain values, so that the server doesn't bundle the library. */
const gloamTokens: Plugin = {
  name: 'gloam-tokens',
  resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? groups().join('\n') : undefined),
};

const groups = () =>
  Object.entries(tokens).map(([group, entries]) => {
    const values = Object.entries(entries).map(([name, { value }]) => [name, value]);
    return `export const ${group} = ${JSON.stringify(Object.fromEntries(values))};`;
  });
