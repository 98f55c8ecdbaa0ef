import { afterEach, describe, expect, it } from 'vitest';
import { documentState, documentStateHtml, type DocumentState } from './document-state.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('documentState', () => {
  it.each(['</script><img src=x onerror="alert(1)">', '<!--<script>', '</SCRIPT >'])(
    'reads the state back even if a string contains %s',
    (data) => {
      const state = { path: '/news/1', data } as DocumentState;
      document.body.innerHTML = documentStateHtml(state) + '<p>after</p>';
      expect(documentState()).toEqual(state);
      expect(Array.from(document.body.children, ({ tagName }) => tagName)).toEqual(['SCRIPT', 'P']);
      expect(document.querySelector('script')).toHaveAttribute('type', 'application/json');
    },
  );

  it('returns undefined before the element is parsed', () => {
    expect(documentState()).toBeUndefined();
  });
});
