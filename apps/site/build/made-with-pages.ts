import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** Files that the prerenderer puts among the public ones, which Vite therefore does not know. */
const MADE = /^\/press\/[^?]+\.\w+$/;

/** Answers in development with files that were made with the pages in `folder`: `npm run dev` writes the pages before it starts. */
export const madeWithPages = (folder: string): Plugin => ({
  name: 'made-with-pages',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const { url = '' } = request;
      if (MADE.test(url)) request.url = path.posix.join('/@fs', normalizePath(folder), url);
      next();
    });
  },
});
