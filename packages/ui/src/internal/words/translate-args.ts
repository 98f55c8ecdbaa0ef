import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Translate } from './translate.js';

/** What separates the sentences of an HTML text. */
const BLOCKS =
  /(<\/?(?:p|h\d|hr|[uod]l|li|d[td]|blockquote|cite|fig\w+|img|table|caption|t\w{1,4}|pre|small)\b[^>]*>)/;

/**
 * The args of a story in other words: texts at any depth, texts inside elements, and what the functions of `labels`
 * answer. What has a `lang` of its own, other than English, keeps it.
 */
export function translateArgs<Args extends object>(args: Args, translate: Translate): Args {
  return isForeign(args) ? args : (walk(args, translate, false) as Args);
}

function walk(value: unknown, translate: Translate, isLabel: boolean): unknown {
  const deeper = (one: unknown, key?: string) => walk(one, translate, isLabel || key === 'labels');
  if (typeof value === 'string') return translateText(value, translate, isLabel);
  if (typeof value === 'function' && isLabel)
    return (...given: unknown[]) => deeper((value as (...all: unknown[]) => unknown)(...given));
  if (Array.isArray(value)) return value.map((one) => deeper(one));
  if (isValidElement(value)) return translateElement(value, translate, isLabel);
  if (!isPlain(value) || isForeign(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deeper(one, key)]));
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isForeign = (value: object) =>
  'lang' in value && typeof value.lang === 'string' && !value.lang.startsWith('en');

function translateText(text: string, translate: Translate, isLabel: boolean): string {
  if (!BLOCKS.test(text)) return translate(text, isLabel) ?? text;
  const blocks = text.split(BLOCKS).map((block) => {
    const words = /\S(?:.*\S)?/s;
    return block.replace(words, (sentence) => translate(sentence, isLabel) ?? sentence);
  });
  return blocks.join('').replace(/(?<= alt=")[^"]*/g, (alt) => translate(alt, isLabel) ?? alt);
}

type Element = ReactElement<{ children?: ReactNode }>;

function translateElement(element: ReactElement, translate: Translate, isLabel: boolean): ReactElement {
  const { children, ...others } = element.props as { children?: ReactNode };
  if (isForeign(others)) return element;
  const attributes = walk(others, translate, isLabel) as object;
  return cloneElement(element as Element, attributes, ...translateChildren(children, translate, isLabel));
}

/** A sentence with elements in it is one text: `Let your eyes <0>adjust.</0>`. */
function translateChildren(children: ReactNode, translate: Translate, isLabel: boolean): ReactNode[] {
  const nodes = (Array.isArray(children) ? children : [children]) as ReactNode[];
  const elements: Element[] = [];
  const sentence = nodes.map((node) => {
    if (!isValidElement(node)) return typeof node === 'string' ? node : '';
    const { children: inner } = (node as Element).props;
    const tag = String(elements.push(node as Element) - 1);
    return `<${tag}>${typeof inner === 'string' ? inner : ''}</${tag}>`;
  });
  const translation = nodes.some((node) => typeof node === 'string')
    ? translate(sentence.join(''), isLabel)
    : undefined;
  if (translation === undefined) return nodes.map((node) => walk(node, translate, isLabel) as ReactNode);
  return translation.split(/(<\d+>.*?<\/\d+>)/s).map((part) => {
    const [, tag, inner] = /^<(\d+)>(.*)<\/\d+>$/s.exec(part) ?? [];
    const element = elements[Number(tag)];
    return element ? cloneElement(element, undefined, ...(inner ? [inner] : [])) : part;
  });
}
