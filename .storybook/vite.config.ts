import { defineConfig } from 'vite';
import { plugins } from '../apps/site/build/vite-plugins.ts';

export default defineConfig({
  plugins: plugins(),
  publicDir: 'apps/site/public',
  // Found only with the first page, they would be bundled anew and the run would start again.
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
