import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  documentAssetsHtml,
  fetchDocumentState,
  type DocumentAssets,
  type DocumentState,
} from './document-state.ts';

const assets: DocumentAssets = {
  entry: '/assets/a.js',
  modules: ['/assets/b.js'],
  styles: ['/assets/c.css'],
  state: '/assets/state-1a2b.json',
};
const state: DocumentState = {
  path: '/careers',
  settings: { wishlistCount: 7, applicationsCloseAt: null },
  data: { title: 'Ünïcode "quoted" & <b>bold</b>', views: 3, none: null },
  year: 2026,
  catalogs: { shell: { 'shell.skip': ['Skip'] } },
};

const answer = (response: Response) => {
  const fetching = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('what a document fetches', () => {
  it.each(['</script><img src=x onerror="alert(1)">', '<!--<script>', '</SCRIPT >'])(
    'is not ended by %s in a name of it',
    (entry) => {
      document.body.innerHTML = documentAssetsHtml({ ...assets, entry }) + '<p>after</p>';
      const [script, ...others] = document.body.children;
      expect(JSON.parse(script?.textContent ?? '')).toEqual({ ...assets, entry });
      expect(others.map(({ tagName }) => tagName)).toEqual(['P']);
    },
  );

  it('is never run', () => {
    document.body.innerHTML = documentAssetsHtml(assets);
    expect(document.querySelector('script')).toHaveAttribute('type', 'application/json');
  });
});

describe('the state of a document', () => {
  it('comes from the file that the document names', async () => {
    const fetching = answer(Response.json(state));
    document.body.innerHTML = documentAssetsHtml(assets);
    await expect(fetchDocumentState()).resolves.toEqual(state);
    expect(fetching).toHaveBeenCalledWith(assets.state);
  });

  it('is missing from a document that was not prerendered, which asks for nothing', async () => {
    const fetching = answer(Response.json(state));
    await expect(fetchDocumentState()).resolves.toBeUndefined();
    expect(fetching).not.toHaveBeenCalled();
  });

  it('is an error where its file does not come', async () => {
    answer(new Response(null, { status: 404 }));
    document.body.innerHTML = documentAssetsHtml(assets);
    await expect(fetchDocumentState()).rejects.toThrow('/assets/state-1a2b.json was answered with 404.');
  });
});
