import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Report } from '../problems.ts';
import { parseYaml, type Yaml } from './yaml.ts';

const HEAD = /^---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/m;
/** Japanese closes **strong** words beside its full stops, where CommonMark alone wants a space. */
const markdown = unified().use(remarkParse).use(remarkCjkFriendly);

/** A Markdown file with a head in YAML. */
export interface HeadAndBody {
  /** `undefined` where it could not be read. */
  head: Yaml | undefined;
  body: Root;
}

const linesIn = (text: string) => text.split('\n').length - 1;

/** Reads a file in Markdown; it need not have a head. Lines of the body are those of the file. */
export function readHeadAndBody(text: string, report: Report): HeadAndBody {
  const found = text.startsWith('---') ? HEAD.exec(text) : null;
  if (text.startsWith('---') && !found)
    report(1, 'the head has no end; close it with a line of three dashes: ---');
  const [whole = '', inner = ''] = found ?? [];
  return {
    head: parseYaml(inner, found ? 1 : 0, report),
    body: markdown.parse('\n'.repeat(linesIn(whole)) + text.slice(whole.length)),
  };
}
