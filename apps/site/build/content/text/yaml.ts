import * as v from 'valibot';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Node, type YAMLError } from 'yaml';
import type { Report } from '../problems.ts';
import { allowed } from './known.ts';

/** Path to a value: keys and list indexes. */
type KeyPath = readonly PropertyKey[];

/** Parsed YAML with line numbers. */
export interface Yaml {
  value: unknown;
  /** Returns the line of a value, or of its closest parent if it is missing. */
  lineOf: (path: KeyPath) => number;
}

/** Messages for common syntax mistakes, in order of precedence. */
const IN_WORDS: readonly [codes: readonly string[], message: string][] = [
  [
    ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'],
    'a text with a colon and a space must be in quotation marks: title: "Fatal: the second night"',
  ],
  [['DUPLICATE_KEY'], 'this key is used twice; remove one of the lines'],
  [['TAB_AS_INDENT'], 'indent lines with spaces instead of tabs'],
  [
    [
      'BAD_SCALAR_START',
      'MISSING_CHAR',
      'UNEXPECTED_TOKEN',
      'BAD_ALIAS',
      'TAG_RESOLVE_FAILED',
      'BAD_DQ_ESCAPE',
    ],
    'this is not valid YAML; put a text that starts with a special character, or contains quotation marks, in "quotation marks"',
  ],
];

const yamlErrorMessage = ({ code, message }: YAMLError) =>
  IN_WORDS.find(([codes]) => codes.includes(code))?.[1] ??
  `this is not valid YAML (${message.replace(/\.$/, '')}); write "name: text", one per line`;

const childAt = (node: unknown, key: PropertyKey): unknown => {
  if (isMap(node))
    return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
  return isSeq(node) ? node.items[Number(key)] : undefined;
};

/**
 * Parses YAML. Reports syntax errors and returns `undefined` if there are any. Only data is supported, no
 * anchors or tags.
 *
 * @param before Number of lines before the text in its file.
 */
export function parseYaml(text: string, before: number, report: Report): Yaml | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    schema: 'core',
    merge: false,
  });
  const lineAt = (offset: number) => lines.linePos(offset).line + before;
  const seen = new Set<number>();
  for (const error of document.errors) {
    const line = lineAt(error.pos[0]);
    // Reports only the first error of each line; the others are consequences of it.
    if (!seen.has(line)) report(line, yamlErrorMessage(error));
    seen.add(line);
  }
  visit(document, {
    Alias: (_, { range }) => {
      report(lineAt(range?.[0] ?? 0), 'a text that starts with * must be in "quotation marks"');
    },
    Scalar: (key, { comment, range }) => {
      if (comment && key === 'value')
        report(
          lineAt(range?.[0] ?? 0),
          'text after # is a comment; put the whole text in "quotation marks", or the comment on its own line',
        );
    },
  });
  if (document.errors.length > 0) return undefined;

  const lineOf = (path: KeyPath) => {
    let found: unknown = document.contents;
    let at = (document.contents as Node | null)?.range?.[0] ?? 0;
    for (const key of path) {
      const next = childAt(found, key);
      if (next === undefined) break;
      const isPair = typeof next === 'object' && next !== null && 'key' in next;
      const placed = (isPair ? next.key : next) as Node | undefined;
      at = placed?.range?.[0] ?? at;
      found = isPair ? (next as unknown as { value: unknown }).value : next;
    }
    return lineAt(at);
  };
  return { value: document.toJS() ?? {}, lineOf };
}

type Entries = v.ObjectEntries;

/** Schema of an object without unknown keys. */
export const record = <const Shape extends Entries>(entries: Shape) =>
  v.strictObject(entries, (issue) => recordErrorMessage(issue, entries));

function recordErrorMessage(issue: v.BaseIssue<unknown>, entries: Entries): string {
  const key = issue.path?.at(-1)?.key;
  const name = typeof key === 'string' ? key : '';
  if (issue.expected === 'never')
    return `"${name}" is not a known key; ${allowed(Object.keys(entries), name)}`;
  if (issue.expected === 'Object')
    return `must be lines of "name: text"; allowed: ${Object.keys(entries).join(', ')}`;
  return `${name} is missing`;
}

/** Prefixes a message with the key, unless the message already contains it. */
const withName = (issue: v.BaseIssue<unknown>): string =>
  issue.type === 'strict_object'
    ? issue.message
    : [issue.path?.findLast(({ key }) => typeof key === 'string')?.key, issue.message]
        .filter(Boolean)
        .join(' ');

/** Validates parsed YAML. Reports mistakes and returns `undefined` if there are any. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  yaml: Yaml,
  report: Report,
): v.InferOutput<Schema> | undefined {
  const { success, output, issues } = v.safeParse(schema, yaml.value);
  for (const issue of issues ?? []) {
    const path = issue.path?.map(({ key }) => key as PropertyKey) ?? [];
    report(yaml.lineOf(path), withName(issue));
  }
  return success ? output : undefined;
}
