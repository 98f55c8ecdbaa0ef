import { LANGUAGES, languageTag, LOCALES, type Locale } from '@fatal/contracts';
import type { Plugin } from 'vite';

/** Path of the development server's preview of a page in several languages at once. */
export const PREVIEW_PATH = '/__preview';

/** Name of the preview's frames, by which pages know to skip the age gate. */
export const PREVIEW_FRAME = 'preview';

/** Host name that browsers resolve to this machine. */
const HOST = 'preview.localhost';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const nameOf = (locale: Locale) => LANGUAGES.find(({ code }) => code === locale)?.name ?? locale;

/** Renders the page of `?path=` in all languages side by side, or in the language of `?lang=`. `port` is the development server's. */
export function previewPage(query: URLSearchParams, port: string): string {
  const asked = query.get('path') ?? '/';
  const path = asked.startsWith('/') ? asked : `/${asked}`;
  const wanted = LOCALES.filter((locale) => [locale, 'all', null].includes(query.get('lang')));
  // Uses one origin per language, because the language is stored by origin. All are on the same site, because browsers block storage for
  // third parties.
  const frames = wanted.map(
    (locale) => `<section>
  <h2 lang="${languageTag(locale)}">${nameOf(locale)}</h2>
  <iframe name="${PREVIEW_FRAME}" title="${nameOf(locale)}" src="${escape(`http://${locale}.${HOST}:${port}${path}?lang=${locale}`)}"></iframe>
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Preview of ${escape(path)}</title>
<style>
  body { margin: 0; background: #222; color: #eee; font: 1rem/1.5 sans-serif }
  form { padding: .5rem 1rem }
  main { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(24rem, 1fr); overflow-x: auto }
  h2 { margin: 0; padding: 0 1rem; font-size: 1rem }
  iframe { inline-size: 100%; block-size: calc(100vh - 5.5rem); border: 0; background: #000 }
</style>
<form>
  <label>Page <input name="path" value="${escape(path)}" size="40"></label>
  <input type="hidden" name="lang" value="${escape(query.get('lang') ?? 'all')}">
  <button>Show</button>
</form>
<main>
${frames.join('\n')}
</main>
</html>
`;
}

/** Serves `/__preview?lang=all&path=/news/9` for authors. Development only. */
export const preview = (): Plugin => ({
  name: 'preview',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname !== PREVIEW_PATH) {
        next();
        return;
      }
      const port = String(request.socket.localPort);
      if (request.headers.host === `${HOST}:${port}`) {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(previewPage(searchParams, port));
      } else {
        response
          .writeHead(302, { Location: `http://${HOST}:${port}${PREVIEW_PATH}?${String(searchParams)}` })
          .end();
      }
    });
  },
});
