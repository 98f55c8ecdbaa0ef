import * as v from 'valibot';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Node, type YAMLError } from 'yaml';
import type { Report } from '../problems.ts';
import { allowed } from './known.ts';

/** A path to a value: keys and places in lists. */
type KeyPath = readonly PropertyKey[];

/** What a text in YAML says, and where. */
export interface Yaml {
  value: unknown;
  /** The line of a value; of what holds it, where there is none. */
  lineOf: (path: KeyPath) => number;
}

/** Mistakes of the syntax that an editor makes, in the order in which they are tried. */
const IN_WORDS: readonly [codes: readonly string[], message: string][] = [
  [
    ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'],
    'a text with a colon and a space in it must stand between quotation marks: title: "Fatal: the second night"',
  ],
  [['DUPLICATE_KEY'], 'this name stands here twice; take one of the lines out'],
  [['TAB_AS_INDENT'], 'lines are indented with spaces; there is a tab here'],
  [
    [
      'BAD_SCALAR_START',
      'MISSING_CHAR',
      'UNEXPECTED_TOKEN',
      'BAD_ALIAS',
      'TAG_RESOLVE_FAILED',
      'BAD_DQ_ESCAPE',
    ],
    'this is not readable as YAML; a text that begins with a sign, or has quotation marks inside, must stand between "quotation marks"',
  ],
];

const sayError = ({ code, message }: YAMLError) =>
  IN_WORDS.find(([codes]) => codes.includes(code))?.[1] ??
  `this is not readable as YAML (${message.replace(/\.$/, '')}); write "name: text", one a line`;

const childAt = (node: unknown, key: PropertyKey): unknown => {
  if (isMap(node))
    return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
  return isSeq(node) ? node.items[Number(key)] : undefined;
};

/**
 * Reads a text in YAML and reports where its syntax is wrong; `undefined` then. Nothing of it but data has a meaning:
 * neither anchors nor tags.
 *
 * @param before how many lines stand before the text in its file
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
    // What follows from the first mistake of a line says nothing new.
    if (!seen.has(line)) report(line, sayError(error));
    seen.add(line);
  }
  visit(document, {
    Alias: (_, { range }) => {
      report(lineAt(range?.[0] ?? 0), 'a text that begins with * must stand between "quotation marks"');
    },
    Scalar: (key, { comment, range }) => {
      if (comment && key === 'value')
        report(
          lineAt(range?.[0] ?? 0),
          'what follows a # is not read; put the whole text between "quotation marks", or the remark in a line of its own',
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

/** What a record may say, by the names of its values. */
export const record = <const Shape extends Entries>(entries: Shape) =>
  v.strictObject(entries, (issue) => sayOfRecord(issue, entries));

function sayOfRecord(issue: v.BaseIssue<unknown>, entries: Entries): string {
  const key = issue.path?.at(-1)?.key;
  const name = typeof key === 'string' ? key : '';
  if (issue.expected === 'never')
    return `"${name}" is not known here; ${allowed(Object.keys(entries), name)}`;
  if (issue.expected === 'Object')
    return `must be "name: text" lines; allowed: ${Object.keys(entries).join(', ')}`;
  return `${name} is missing`;
}

/** Names that have been said already need no second sentence. */
const withName = (issue: v.BaseIssue<unknown>): string =>
  issue.type === 'strict_object'
    ? issue.message
    : [issue.path?.findLast(({ key }) => typeof key === 'string')?.key, issue.message]
        .filter(Boolean)
        .join(' ');

/** The value of a text as its schema wants it; `undefined` where it is none, which is reported. */
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
