import { afterEach, describe, expect, it } from 'vitest';
import { documentAssetsHtml, type DocumentAssets } from './document-state.ts';

const assets: DocumentAssets = {
  entry: '/assets/a.js',
  modules: ['/assets/b.js'],
  styles: '/assets/c.css',
  state: '/assets/state-1a2b.json',
};
afterEach(() => {
  document.body.innerHTML = '';
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
