import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { withoutUniversalPseudoElements } from './universal-pseudo-elements.ts';

const processed = (css: string) =>
  postcss([withoutUniversalPseudoElements]).process(css, { from: undefined }).css;

describe('universal rules', () => {
  it('hold for elements, not for pseudo-elements that hardly any element has', () => {
    expect(processed('*, ::after, ::before, ::backdrop, ::file-selector-button { margin: 0 }')).toBe(
      '* { margin: 0 }',
    );
  });

  it('are the only ones that change', () => {
    const css = '::file-selector-button, .a::before { margin: 0 } .b * { color: red }';
    expect(processed(css)).toBe(css);
  });
});
