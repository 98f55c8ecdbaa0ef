import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { BUILD_CACHE, hashOfParts, openCache } from '../../../tools/step/cache.ts';
import { root } from '../../../tools/step/step.ts';

const cache = openCache(path.join(root, BUILD_CACHE));

/** Hashes everything besides the module that affects Babel's output. */
const makers = () =>
  hashOfParts([
    readFileSync(path.join(root, 'package-lock.json')),
    readFileSync(path.join(root, 'lingui.config.ts')),
    process.env.NODE_ENV ?? '',
  ]);

/** Expands Lingui's macros with Babel. Results are cached, because this is the slowest part of bundling. */
export async function linguiMacros(lingua: { cwd: string }): Promise<Rolldown.Plugin> {
  const plugin = await babel({ presets: [linguiTransformerBabelPreset(undefined, lingua)] });
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error('The Babel plugin has no transform hook.');
  const { handler } = transform;
  const tools = makers();
  transform.handler = async function (code, id, meta) {
    const made = await cache(['macros', tools, id, code], async () =>
      Buffer.from(JSON.stringify((await handler.call(this, code, id, meta)) ?? null)),
    );
    return JSON.parse(Buffer.from(made).toString()) as Rolldown.TransformResult;
  };
  return plugin;
}
