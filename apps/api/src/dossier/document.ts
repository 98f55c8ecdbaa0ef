import { createHash } from 'node:crypto';
import { color, space, text as type } from 'virtual:gloam-tokens';
import { languageTag, type Locale } from '@fatal/contracts';
import { markup, raw, type Markup } from './markup.ts';

/** Style of the pages: Gloam's paper colour on screen, white in print. Uses system fonts, so that nothing is loaded. */
const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:2rem ${space.margin} 4rem;background:${color.inverse};color:${color['inverse-text']};font:${type.body}/1.5 "Hanken Grotesk",Arial,"Hiragino Sans","Noto Sans CJK JP",sans-serif;overflow-wrap:break-word}
h1,h2{font-family:Newsreader,Georgia,"Times New Roman","Hiragino Mincho ProN","Noto Serif CJK JP",serif;font-weight:400;line-height:1.15;text-wrap:balance;break-after:avoid}
h1{margin:0 0 .5rem;font-size:2.5rem}
h2{margin:2.5rem 0 .75rem;font-size:${type.h3}}
p{margin:0 0 1rem;max-width:44rem;text-wrap:pretty}
a{color:inherit;text-underline-offset:.15em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid ${color['inverse-accent']};outline-offset:2px}
nav{margin:0 0 2rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0;padding:0;list-style:none}
nav a{display:inline-block;padding:.25rem 0}
.quiet{color:${color['inverse-muted']}}
.mark{color:${color['inverse-accent']};font-weight:600}
p.mark{padding:.5rem 1rem;border-left:4px solid}
dd p.mark{margin:.75rem 0 .25rem}
table{width:100%;table-layout:fixed;border-collapse:collapse;font-size:${type.control}}
th,td{padding:.5rem 1rem .5rem 0;border-bottom:1px solid ${color['inverse-muted']}55;text-align:start;vertical-align:top}
thead th:first-child{width:36%}
thead th:nth-child(2){width:30%}
thead th{border-color:${color['inverse-muted']};color:${color['inverse-muted']};font-weight:400;white-space:nowrap}
tbody th{font-weight:600}
tr{break-inside:avoid}
dl{margin:0}
dl>div{display:grid;grid-template-columns:minmax(0,12rem) minmax(0,1fr);gap:0 2rem;padding:.625rem 0;border-top:1px solid ${color['inverse-muted']}55}
dt{color:${color['inverse-muted']};break-after:avoid}
dd{margin:0;max-width:40rem;overflow-wrap:anywhere;orphans:3;widows:3}
.written{white-space:pre-wrap}
dd ul{margin:0;padding:0;list-style:none}
dd li{padding:.125rem 0}
:lang(ja){line-break:strict}
@media (max-width:40rem){
body{padding-top:1.25rem}
h1{font-size:2rem}
dl>div{grid-template-columns:1fr}
table{table-layout:auto;font-size:${type.small}}
th,td{padding-right:.5rem}
thead th:first-child{width:30%}
thead th{white-space:normal}
}
@media print{
@page{margin:18mm}
body{max-width:none;padding:0;background:none;font-size:10.5pt}
h1{font-size:22pt}
h2{font-size:14pt}
table{font-size:9.5pt}
nav{display:none}
dl>div{grid-template-columns:11rem minmax(0,1fr)}
}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Renders a page. Its content security policy allows its own style and nothing else, wherever the page is opened. */
export const documentOf = (title: string, locale: Locale, body: Markup): string =>
  markup`<!DOCTYPE html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
${body}
</body>
</html>
`.html;
