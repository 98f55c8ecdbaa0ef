// Finds animations and transitions, for pages with reduced motion.
import { labelOf } from './elements.ts';

const seconds = (list: string) => Math.max(...list.split(',').map((one) => Number.parseFloat(one)));

export function movingParts(root: Element): string[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const name = `${labelOf(element)}${pseudo ?? ''}`;
      const animates = style.animationName !== 'none' && seconds(style.animationDuration) > 0;
      const changes = style.transitionProperty !== 'none' && seconds(style.transitionDuration) > 0;
      return [...(animates ? [`${name} animates`] : []), ...(changes ? [`${name} has a transition`] : [])];
    }),
  );
}
