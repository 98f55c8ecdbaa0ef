import { afterEach, describe, expect, it } from 'vitest';
import { documentStateHtml, readDocumentState, type DocumentState } from './document-state.ts';

const state = (data: unknown): DocumentState => ({
  path: '/careers',
  settings: { wishlistCount: 7, applicationsCloseAt: null },
  data,
  year: 2026,
  catalogs: { shell: { 'shell.skip': ['Skip'] } },
  assets: { entry: '/assets/a.js', modules: ['/assets/b.js'], styles: ['/assets/c.css'] },
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the state of a document', () => {
  it('comes back as it was written', () => {
    const written = state({ title: 'Ünïcode "quoted" & <b>bold</b> \\ \u2028', views: 3, none: null });
    document.body.innerHTML = documentStateHtml(written);
    expect(readDocumentState()).toEqual(written);
  });

  it.each(['</script><img src=x onerror="alert(1)">', '<!--<script>', '</SCRIPT >'])(
    'is not ended by %s in a text of it',
    (text) => {
      document.body.innerHTML = documentStateHtml(state({ text })) + '<p>after</p>';
      expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['SCRIPT', 'P']);
      expect(readDocumentState()?.data).toEqual({ text });
    },
  );

  it('is never run', () => {
    document.body.innerHTML = documentStateHtml(state(null));
    expect(document.querySelector('script')).toHaveAttribute('type', 'application/json');
  });

  it('is missing from a document that was not prerendered', () => {
    expect(readDocumentState()).toBeUndefined();
  });
});
