import { GATE_PATH, languageTag, type Locale } from '@fatal/contracts';
import { color } from '../../../packages/ui/src/tokens.ts';
import { wordmarkSymbol } from '../src/brand/wordmark-symbol.ts';
import { documentStateHtml, type DocumentState } from '../src/entry/document-state.ts';
import type { PageAssets } from './assets.ts';
import { headHtml } from './head.ts';
import { isPreview } from './preview.ts';
import { structuredDataHtml } from './structured-data/structured-data.ts';
import type { Subject } from './subject.ts';

/** Stands at the foot of the screen on every page of a build that shows drafts; for those who write, so that it is not translated. */
const PREVIEW_NOTE =
  '<style>.preview-note{position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:.25rem 1rem;background:#e8c547;color:#111;font:600 .875rem/1.5 sans-serif;text-align:center}</style>' +
  '<p class="preview-note" lang="en">Preview, with drafts and articles of days to come. Not for visitors.</p>';

/** Order of the cascade layers, stated before the first sheet: rules of a page win over those of components, wherever their sheets stand. */
const LAYERS = '@layer theme,base,components,layout,pages,utilities;';

interface Parts {
  /** The page as React has drawn it. */
  body: string;
  subject: Subject;
  locale: Locale;
  assets: PageAssets;
  state: DocumentState;
  /** `@font-face` rules of this page alone. */
  faces: string;
}

/**
 * The rules of the sheets in the document, and the sheets by their addresses: a script that imports one finds it here, and fetches
 * nothing. In development a sheet is fetched, because it changes.
 */
function stylesHtml(styles: PageAssets['styles'], faces: string): string {
  const links = styles.map(
    ({ href, css }) => `<link rel="stylesheet" href="${href}"${css === undefined ? '' : ' disabled'}>`,
  );
  return `<style>${LAYERS}${faces}${styles.map(({ css = '' }) => css).join('')}</style>${links.join('')}`;
}

/** The whole document of a page. */
export function documentHtml({ body, subject, locale, assets, state, faces }: Parts): string {
  const gate = subject.path === GATE_PATH ? ' data-gate' : '';
  return `<!doctype html>
<html lang="${languageTag(locale)}" data-locale="${locale}"${gate}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="${color.ground.value}">
${headHtml(subject)}
${stylesHtml(assets.styles, faces)}
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
</head>
<body>
${isPreview() && import.meta.env.MODE !== 'development' ? PREVIEW_NOTE : ''}${wordmarkSymbol()}
<div id="root">${body}</div>
${documentStateHtml(state)}${structuredDataHtml(subject)}
</body>
</html>
`;
}
