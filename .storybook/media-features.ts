// A page cannot set media features, so the queries that ask for them are rewritten, in style sheets and in `matchMedia`.
import { forcedColorsStyle } from './forced-colors.ts';
import type { Settings } from './globals.ts';
import { rewriteStyleSheets, type StyleRewrite } from './style-sheets.ts';

const ALWAYS = '(width >= 0px)';
const NEVER = '(width < 0px)';

/** Answers `(feature: wanted)` and `(feature)` with yes, any other value of the feature with no. */
function setFeature(feature: string, wanted: string): StyleRewrite['query'] {
  const asked = new RegExp(String.raw`\(\s*${feature}\s*(?::\s*([a-z-]+)\s*)?\)`, 'g');
  return (query) =>
    query.replace(asked, (_, value: string | undefined) => ((value ?? wanted) === wanted ? ALWAYS : NEVER));
}

/** Lengths in media queries count in pixels of the screen: at twice the size half as many fit. */
function doubleLengths(query: string): string {
  return query.replace(
    /(\d*\.?\d+)(px|r?em)\b/g,
    (_, length: string, unit: string) => `${String(Number(length) * 2)}${unit}`,
  );
}

/** `zoom` on the root enlarges viewport units as well, which a browser's zoom does not. */
function halveViewportUnits(style: CSSStyleDeclaration): void {
  const units = /(\d*\.?\d+)([sld]?v(?:w|h|i|b|min|max))\b/g;
  const halved = style.cssText.replace(
    units,
    (_, length: string, unit: string) => `${String(Number(length) / 2)}${unit}`,
  );
  if (halved !== style.cssText) style.cssText = halved;
}

function rewritesOf({ motion, forcedColors, zoom }: Settings): StyleRewrite[] {
  const rewrites: StyleRewrite[] = [];
  if (zoom === '200') rewrites.push({ query: doubleLengths, style: halveViewportUnits });
  if (motion === 'reduced') rewrites.push({ query: setFeature('prefers-reduced-motion', 'reduce') });
  if (forcedColors === 'active')
    rewrites.push({ query: setFeature('forced-colors', 'active'), style: forcedColorsStyle });
  return rewrites;
}

let current: readonly StyleRewrite[] = [];

const matchNatively = window.matchMedia.bind(window);
window.matchMedia = (query) =>
  matchNatively(current.reduce((text, rewrite) => rewrite.query?.(text) ?? text, query));

/** Makes style sheets and scripts see the media features of the settings. Scripts learn of it when they ask anew. */
export function applyMediaFeatures(settings: Settings): void {
  current = rewritesOf(settings);
  rewriteStyleSheets(current);
}
