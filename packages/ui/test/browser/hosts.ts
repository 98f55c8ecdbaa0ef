// Style sheets of other pages, with rules that match elements of components.
import preflight from 'tailwindcss/preflight.css?raw';

/**
 * Removes `[hidden] { display: none !important }`: `!important` in an earlier layer wins over later layers, and then the
 * browser's search does not find text in a closed accordion.
 */
const withoutHidden = (sheet: string) => sheet.replaceAll(/\[hidden\][^{}]*\{[^{}]*\}/g, '');

/** The rules of Bootstrap 5.3's reboot for elements that components render. */
const reboot = `
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; font: 400 1rem/1.5 system-ui; color: #212529; background: #fff; }
hr { margin: 1rem 0; color: inherit; border: 0; border-top: 1px solid; opacity: .25; }
h1, h2, h3, h4, h5, h6 { margin-top: 0; margin-bottom: .5rem; font-weight: 500; line-height: 1.2; color: inherit; }
h1 { font-size: 2.5rem; } h2 { font-size: 2rem; } h3 { font-size: 1.75rem; } h4 { font-size: 1.5rem; }
p { margin-top: 0; margin-bottom: 1rem; }
ol, ul { padding-left: 2rem; } ol, ul, dl { margin-top: 0; margin-bottom: 1rem; }
dt { font-weight: 700; } dd { margin-bottom: .5rem; margin-left: 0; }
blockquote { margin: 0 0 1rem; } b, strong { font-weight: bolder; } small { font-size: .875em; }
a { color: rgb(13 110 253); text-decoration: underline; } a:hover { color: #0a58ca; }
pre, code, kbd, samp { font-family: monospace; font-size: 1em; }
figure { margin: 0 0 1rem; } img, svg { vertical-align: middle; } table { caption-side: bottom; border-collapse: collapse; }
caption { padding: .5rem 0; color: rgb(33 37 41 / .75); text-align: left; }
label { display: inline-block; } button { border-radius: 0; } button:focus:not(:focus-visible) { outline: 0; }
input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
button, select { text-transform: none; } select { word-wrap: normal; }
button, [type='button'], [type='reset'], [type='submit'] { -webkit-appearance: button; }
textarea { resize: vertical; } fieldset { min-width: 0; padding: 0; margin: 0; border: 0; }
legend { float: left; width: 100%; padding: 0; margin-bottom: .5rem; font-size: 1.5rem; line-height: inherit; }
legend + * { clear: left; } iframe { border: 0; } summary { display: list-item; cursor: pointer; }
progress { vertical-align: baseline; }
[hidden] { display: none !important; }`;

/** Strong styles of bare elements, such as those in themes of content management systems. */
const bold = `
*, *::before, *::after { box-sizing: content-box; }
button, input, select, textarea { padding: 12px 24px; border: 3px solid red; border-radius: 20px; background: pink; color: blue; font: bold 20px cursive; letter-spacing: 2px; text-transform: uppercase; box-shadow: 0 0 4px; min-height: 60px; }
a { color: fuchsia; text-decoration: underline wavy; }
p, ul, ol, dl, dd, figure, blockquote { margin: 30px; }
ul, ol { list-style: square inside; } li { margin: 12px 0; list-style: square; }
h1, h2, h3, h4, h5, h6 { margin: 40px 0; font: bold 40px cursive; color: green; text-transform: uppercase; letter-spacing: 3px; text-align: center; }
label, legend { display: block; font-weight: bold; color: purple; margin: 10px; text-transform: uppercase; }
fieldset { border: 2px dashed; padding: 20px; margin: 20px; min-width: min-content; }
img, svg, video { max-width: 100%; vertical-align: middle; } img, video { height: auto; }
nav, header, footer, section, article, aside { padding: 25px; margin: 25px; background: yellow; }
em, i { color: orange; font-style: oblique; } strong, b { color: red; }
dialog { padding: 50px; border: 10px solid; max-width: 300px; color: red; background: yellow; }
table, td, th { border: 1px solid; padding: 9px; }`;

export const hosts: Readonly<Record<string, string>> = {
  "Tailwind's preflight": withoutHidden(preflight),
  "Bootstrap's reboot": withoutHidden(reboot),
  'bold styles of bare elements': bold,
};
