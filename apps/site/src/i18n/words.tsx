import type { TransRenderProps } from '@lingui/react';
import { Children } from 'react';

/**
 * Wraps each string of a `<Trans>` in an element. Browser translators replace text nodes, and React fails to update a
 * replaced text node that has siblings. It can still update elements, and text that is an element's only child.
 */
export function Words({ translation }: TransRenderProps) {
  return Children.map(translation, (part) => (typeof part === 'string' ? <span>{part}</span> : part));
}
