import type { PageSettings } from '@fatal/contracts';
import type { Messages } from '@lingui/core';

const STATE_ID = 'page-state';

/** Data that the server rendered the document from and that the browser hydrates it with. */
export interface DocumentState {
  /** Path of the rendered page. It is `/404` at any URL without a page. */
  path: string;
  /** Result of the page's loader. */
  data: unknown;
  /** Messages of the page and the layout, by area. */
  catalogs: Record<string, Messages>;
  settings: PageSettings;
  /** URL of the entry module. */
  entry: string;
  /** URLs of the modules to preload. */
  modules: string[];
}

/** Serializes JSON for a script element; `<` is escaped, so that no string can close the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns the state as a non-executable script element. */
export const documentStateHtml = (state: DocumentState): string =>
  `<script type="application/json" id="${STATE_ID}">${scriptJson(state)}</script>`;

/** Returns the state of the current document, or `undefined` if the element hasn't been parsed yet. */
export function documentState(): DocumentState | undefined {
  const text = document.getElementById(STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as DocumentState) : undefined;
}
