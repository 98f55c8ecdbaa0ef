import type { PageSettings } from '@fatal/contracts';
import type { Messages } from '@lingui/core';

const STATE_ID = 'page-state';

/** What a document is drawn from: the browser draws the same from it. */
export interface DocumentState {
  /** Path of the page that the document shows: `/404` whatever the address is, when nothing was found there. */
  path: string;
  /** What the page's loader answered. */
  data: unknown;
  /** Texts of the page and of what stands around it, by area. */
  catalogs: Record<string, Messages>;
  settings: PageSettings;
  /** Module that starts the site, and those that it will ask for. */
  entry: string;
  modules: string[];
}

/** JSON for a script element; `<` is escaped, so that no text in it can end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The state as an element that no browser runs. */
export const documentStateHtml = (state: DocumentState): string =>
  `<script type="application/json" id="${STATE_ID}">${scriptJson(state)}</script>`;

/** The state of the current document; `undefined` as long as it has not arrived. */
export function documentState(): DocumentState | undefined {
  const text = document.getElementById(STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as DocumentState) : undefined;
}
