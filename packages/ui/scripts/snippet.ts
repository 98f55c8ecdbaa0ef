// Code of a component that can be pasted, made of a fixture.
import { format } from 'prettier';
import type { FixtureSource } from './fixture-source.ts';

const PLAIN_TEXT = /^'([^'"\\{}<>]*)'$/;

function attribute(name: string, source: string): string {
  if (name === '...') return `{...${source}}`;
  if (source === 'true') return name;
  return PLAIN_TEXT.test(source) ? `${name}="${source.slice(1, -1)}"` : `${name}={${source}}`;
}

/** What stands between the tags. */
export function child(source: string): string {
  if (PLAIN_TEXT.test(source)) return source.slice(1, -1);
  return source.startsWith('<') ? source : `{${source}}`;
}

/** Props as they stand in a tag. */
export const attributes = (props: Iterable<readonly [name: string, source: string]>) =>
  [...props].map(([name, source]) => attribute(name, source)).join(' ');

/** As the house formats. */
export const formatted = (code: string) =>
  format(code, { parser: 'babel-ts', singleQuote: true, printWidth: 100 });

/** A component with the props of a fixture, those that it takes, and what these refer to. */
export function element(component: string, source: FixtureSource, takes: ReadonlySet<string>): string {
  const given = [...source.props].filter(([name]) => takes.has(name) || /^\.\.\.|-/.test(name));
  const children = given.find(([name]) => name === 'children')?.[1];
  const props = attributes(given.filter(([name]) => name !== 'children'));
  const drawn = children
    ? `<${component} ${props}>${child(children)}</${component}>`
    : `<${component} ${props} />`;
  return drawn;
}
