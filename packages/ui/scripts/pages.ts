// What a component's page of documentation says of it first: its title, and what it is for.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { src } from './entries.ts';

/** The source of the page. */
export function pageOf(name: string): string {
  const page = join(src, name, `${name}.mdx`);
  if (!existsSync(page)) throw new Error(`${name} has no page of documentation.`);
  return readFileSync(page, 'utf8');
}

const HEAD = /^# (?<title>.+)\n+(?<summary>[^\n]+)/m;

function headOf(name: string): { title: string; summary: string } {
  const { title, summary } = HEAD.exec(pageOf(name))?.groups ?? {};
  if (!title || !summary) throw new Error(`The page of ${name} does not say what it is for.`);
  return { title, summary };
}

export const titleOf = (name: string) => headOf(name).title;

/** The first sentence, as Markdown. */
export const summaryOf = (name: string) => headOf(name).summary.replace(/(?<=[^.]\.)\s.*$/, '');
