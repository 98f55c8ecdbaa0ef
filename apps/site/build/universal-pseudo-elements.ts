import type { Plugin as PostcssPlugin, Rule } from 'postcss';
import type { Plugin } from 'vite';

const PSEUDO_ELEMENT = /^::?(?:before|after|backdrop|file-selector-button)$/;

const onElementsOnly = (rule: Rule) => {
  if (!rule.selectors.includes('*')) return;
  rule.selectors = rule.selectors.filter((selector) => !PSEUDO_ELEMENT.test(selector));
};

/**
 * Resets of Tailwind's preflight on elements alone. For each pseudo-element that a universal rule names a browser reckons one
 * more style for every element of the page, though hardly any has one: opening a dialog took a third longer.
 */
export const withoutUniversalPseudoElements: PostcssPlugin = {
  postcssPlugin: 'without-universal-pseudo-elements',
  OnceExit: (root) => {
    root.walkRules(onElementsOnly);
  },
};

export const universalPseudoElements = (): Plugin => ({
  name: 'universal-pseudo-elements',
  config: () => ({ css: { postcss: { plugins: [withoutUniversalPseudoElements] } } }),
});
