import type { Messages } from '@lingui/core';

/** Id of the element that says what a document fetches. */
export const ASSETS_ID = 'page-assets';

/** Id of the element in `index.html` that holds the {@link import('@fatal/contracts').PageSettings}. */
export const SETTINGS_ID = 'page-settings';

/** What a document fetches after it stands. */
export interface DocumentAssets {
  /** Module that starts the site. */
  entry: string;
  /** Modules that it will ask for. */
  modules: string[];
  /** The style sheet of the site; what the page itself needs of it stands in the document. */
  styles: string;
  /** File of the {@link DocumentState}. It stands apart, so that the first paint does not wait for it. */
  state: string;
}

/** What a prerendered document has for hydration. */
export interface DocumentState {
  /** Path of the page that the document shows: `/404` whatever the address is, when nothing was found there. */
  path: string;
  /** What the page's loader answered at build. */
  data: unknown;
  /** Texts of the page and of what stands around it, by area. */
  catalogs: Record<string, Messages>;
}

/** JSON for a script element; `<` is escaped, so that no text in it can end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What the document fetches, as an inert script element. */
export function documentAssetsHtml(assets: DocumentAssets): string {
  return `<script type="application/json" id="${ASSETS_ID}">${scriptJson(assets)}</script>`;
}
