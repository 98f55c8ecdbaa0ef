import { GATE_PATH, languageTag, type Locale } from '@fatal/contracts';
import { color } from '../../../packages/ui/src/tokens.ts';
import { wordmarkSymbol } from '../src/brand/wordmark-symbol.ts';
import { documentStateHtml, type DocumentState } from '../src/entry/document-state.ts';
import type { PageAssets } from './assets.ts';
import { headHtml } from './head.ts';
import { isPreview } from './preview.ts';
import { structuredDataHtml } from './structured-data/structured-data.ts';
import type { Subject } from './subject.ts';

/** Notice at the bottom of every page in a preview. Only editors read it, so it isn't translated. */
const PREVIEW_NOTE =
  '<style>.preview-note{position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:.25rem 1rem;background:#e8c547;color:#111;font:600 .875rem/1.5 sans-serif;text-align:center}</style>' +
  '<p class="preview-note" lang="en">Preview, with drafts and articles of days to come. Not for visitors.</p>';

/** Order of the cascade layers. Declared first, so that page styles override component styles in any order of style sheets. */
const LAYERS = '@layer theme,base,components,layout,pages,utilities;';

interface Parts {
  /** HTML of the page, rendered by React. */
  body: string;
  subject: Subject;
  locale: Locale;
  assets: PageAssets;
  state: DocumentState;
  /** `@font-face` rules that only this page needs. */
  faces: string;
}

/**
 * Inlines the style sheets and adds disabled links to them, so that a script that imports one finds its link and doesn't fetch it. In
 * development the links are enabled instead, because style sheets change.
 */
function stylesHtml(styles: PageAssets['styles'], faces: string): string {
  const links = styles.map(
    ({ href, css }) => `<link rel="stylesheet" href="${href}"${css === undefined ? '' : ' disabled'}>`,
  );
  return `<style>${LAYERS}${faces}${styles.map(({ css = '' }) => css).join('')}</style>${links.join('')}`;
}

/** Returns the HTML document of a page. */
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
