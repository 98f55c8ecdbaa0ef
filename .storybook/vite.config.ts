import { defineConfig } from 'vite';
import { plugins } from '../tools/vite-plugins.ts';

export default defineConfig({ plugins: plugins(), publicDir: 'apps/site/public' });
