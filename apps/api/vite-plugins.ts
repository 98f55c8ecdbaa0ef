import { lingui } from '@lingui/vite-plugin';
import type { PluginOption } from 'vite';

/** What the server and its tests compile with: its catalogs, nothing else. */
export function apiPlugins(): PluginOption[] {
  return [lingui({ cwd: import.meta.dirname, failOnMissing: true, failOnCompileError: true })];
}
