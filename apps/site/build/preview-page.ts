import { LANGUAGES, languageTag, LOCALES, type Locale } from '@fatal/contracts';
import type { Plugin } from 'vite';

/** Where the development server shows a page in several languages at once. */
export const PREVIEW_PATH = '/__preview';

/** Its frames have this name, by which a page knows that nobody has to pass the gate. */
export const PREVIEW_FRAME = 'preview';

/** This machine, by a name that browsers know without being told. */
const HOST = 'preview.localhost';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const nameOf = (locale: Locale) => LANGUAGES.find(({ code }) => code === locale)?.name ?? locale;

/** The page of `?path=` in all languages side by side, or in that of `?lang=`; `port` is that of the development server. */
export function previewPage(query: URLSearchParams, port: string): string {
  const asked = query.get('path') ?? '/';
  const path = asked.startsWith('/') ? asked : `/${asked}`;
  const wanted = LOCALES.filter((locale) => [locale, 'all', null].includes(query.get('lang')));
  // A language is kept by origin, so that each frame has one of its own; of one site, because browsers give others no storage.
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

/** `/__preview?lang=all&path=/news/9`, for those who write; there is none in a build. */
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
