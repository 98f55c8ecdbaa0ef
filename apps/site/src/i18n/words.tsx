import type { TransRenderProps } from '@lingui/react';
import { Children } from 'react';

/**
 * Puts each text of a `<Trans>` into an element of its own. A browser's translator puts elements in place of texts: React
 * could neither change nor remove a text beside others then, but it can an element, and the text that is all of one.
 */
export function Words({ translation }: TransRenderProps) {
  return Children.map(translation, (part) => (typeof part === 'string' ? <span>{part}</span> : part));
}
