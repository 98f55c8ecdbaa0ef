// The sheet for pages whose own styles are in no layer, where layers would lose to everything.
import postcss from 'postcss';

/** What the base says without weight, to be below whatever else is in its layer. */
const WITHOUT_WEIGHT = /:where\(\[class\^='gloam-'\]\)/g;

/**
 * A sheet out of its layers. Rules of the base weigh as much as one class, which is more than a reset has; those of components
 * follow, and win where they weigh the same.
 */
export function unlayered(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes);
    else layer.remove();
  });
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(WITHOUT_WEIGHT, "[class^='gloam-']");
  });
  return sheet.toString();
}
