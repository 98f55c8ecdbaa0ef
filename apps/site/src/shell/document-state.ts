import type { SiteSettings } from '@fatal/contracts';
import type { Messages } from '@lingui/core';
import type { DocumentAssets } from './start-script.ts';

/** Id of the element that carries the state. */
export const STATE_ID = 'page-state';

/** What a prerendered document carries to hydration. */
export interface DocumentState {
  /** Path of the page that the document shows: `/404` whatever the address is, when nothing was found there. */
  path: string;
  settings: SiteSettings;
  /** What the page's loader answered at build. */
  data: unknown;
  year: number;
  /** Texts of the page and of what stands around it, by area: most of them stand in the document anyway. */
  catalogs: Record<string, Messages>;
  /** What the start script fetches. */
  assets: DocumentAssets;
}

/** JSON for a script element; `<` is escaped, so that no text in it can end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The state as an inert script element. */
export function documentStateHtml(state: DocumentState): string {
  return `<script type="application/json" id="${STATE_ID}">${scriptJson(state)}</script>`;
}

/** The state of this document; `undefined` where it was not prerendered, as in development. */
export function readDocumentState(): DocumentState | undefined {
  const text = document.getElementById(STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as DocumentState) : undefined;
}
