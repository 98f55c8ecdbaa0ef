import { defineConfig } from 'vite';
import { fonts } from '../apps/site/build/fonts/vite-plugin.ts';
import { plugins } from '../apps/site/build/vite-plugins.ts';

export default defineConfig({
  plugins: [plugins(), fonts({ stories: true })],
  publicDir: 'apps/site/public',
  // If Vite found these only with the first page, it would reload.
  optimizeDeps: {
    include: [
      '@lingui/core',
      '@lingui/react',
      '@radix-ui/react-accordion',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      'react-router-dom',
      'valibot',
    ],
  },
});
