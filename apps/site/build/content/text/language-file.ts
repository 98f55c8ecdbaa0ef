import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Report } from '../problems.ts';
import { parseYaml, type Yaml } from './yaml.ts';

const HEAD = /^---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/m;
/** Allows Japanese **strong** text to end next to a full stop, where CommonMark requires a space. */
const markdown = unified().use(remarkParse).use(remarkCjkFriendly);

/** Markdown file with an optional YAML head. */
export interface HeadAndBody {
  /** `undefined` if it couldn't be read. */
  head: Yaml | undefined;
  body: Root;
}

const linesIn = (text: string) => text.split('\n').length - 1;

/** Reads a Markdown file with or without a head. Line numbers of the body are those of the file. */
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
