import { hash } from 'node:crypto';
import { color, radius, size, space, text as type } from 'virtual:gloam-tokens';
import { documentTitle, languageTag, type Locale } from '@fatal/contracts';
import { escapeHtml } from '../../mail/render.ts';
import { i18nFor } from '../../messages/i18n.ts';

export interface WithdrawPage {
  locale: Locale;
  title: string;
  paragraphs: readonly string[];
  /** Label of the withdraw button. Omit it for a page without a button. */
  button?: string;
}

/** Style of the page, based on the site's dark theme. */
const STYLE = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:${space.margin};background:${color.ground};color:${color.text};font:${type.body}/1.6 "Hanken Grotesk",Arial,sans-serif}
main{max-width:34rem}
h1{margin:0 0 1.5rem;font:400 ${type.h2}/1.1 Newsreader,Georgia,"Times New Roman",serif;text-wrap:balance}
p{margin:0 0 1rem;color:${color['text-body']};overflow-wrap:anywhere}
form{margin:2rem 0}
button{min-height:${size.control};padding:.5rem 1.5rem;border:0;border-radius:${radius.control};background:${color.accent};color:${color['on-accent']};font:inherit;font-weight:600;cursor:pointer}
button:hover{background:${color['accent-text']}}
a{color:${color.text}}
:focus-visible{outline:2px solid ${color['accent-text']};outline-offset:3px}
:lang(ja) body,:lang(ja) h1{line-break:strict;word-break:auto-phrase}
@media (forced-colors:active){button{border:1px solid}}
`;

const STYLE_HASH = hash('sha256', STYLE, 'base64');

/** Headers that let a withdrawal page use its own style and submit its own form, and nothing else. */
export const WITHDRAW_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  // The URL of the page is a secret.
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Renders the document. `siteUrl` is the base of its link to the site. */
export function renderWithdrawPage(
  { locale, title, paragraphs, button }: WithdrawPage,
  siteUrl: string,
): string {
  const i18n = i18nFor(locale);
  const home = i18n._({ id: 'withdraw.home', message: 'Go to the home page' });
  const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  // Without an action, the form posts to the page's own URL.
  const form =
    button === undefined
      ? ''
      : `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>\n`;
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(documentTitle(title.replace(/[.。]$/, ''), locale))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${text}
${form}<p><a href="${escapeHtml(siteUrl)}/">${escapeHtml(home)}</a></p>
</main>
</body>
</html>
`;
}
