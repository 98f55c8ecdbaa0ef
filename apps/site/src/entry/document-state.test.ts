import { afterEach, describe, expect, it } from 'vitest';
import { documentState, documentStateHtml, type DocumentState } from './document-state.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the state of a document', () => {
  it.each(['</script><img src=x onerror="alert(1)">', '<!--<script>', '</SCRIPT >'])(
    'is read as it was written, and not ended by %s in a text of it',
    (data) => {
      const state = { path: '/news/1', data } as DocumentState;
      document.body.innerHTML = documentStateHtml(state) + '<p>after</p>';
      expect(documentState()).toEqual(state);
      expect(Array.from(document.body.children, ({ tagName }) => tagName)).toEqual(['SCRIPT', 'P']);
      expect(document.querySelector('script')).toHaveAttribute('type', 'application/json');
    },
  );

  it('is none as long as it has not arrived', () => {
    expect(documentState()).toBeUndefined();
  });
});
