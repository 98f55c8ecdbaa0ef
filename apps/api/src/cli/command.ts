import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isDay, OperatorError } from '@fatal/contracts';
import { SUBMISSION_KINDS, type Store, type SubmissionKind } from '../store/store.ts';
import type { Env } from '../lib/env.ts';
import type { ProgressOutput } from './progress.ts';

/** A command line that cannot be read; answered in one line. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}

/** What a command works with; a test brings its own. */
export interface Terminal {
  env: Env;
  /** The results. */
  stdout: NodeJS.WritableStream;
  /** Progress and remarks. */
  stderr: ProgressOutput;
  /** The time in milliseconds. */
  now: () => number;
}

export interface Command {
  /** How it is called where it has a script of its own. */
  call?: string;
  /** What stands behind its name, such as `<id> [--json]`. */
  usage: string;
  /** One sentence without a full stop. */
  summary: string;
  /** Returns the exit code, if it is not 0. */
  run: (args: string[], terminal: Terminal) => Promise<number | undefined>;
}

/** What a feature adds to the command line. */
export interface CliExtension {
  /** By their names. */
  commands: Readonly<Record<string, Command>>;
  /** Counts without personal data, for `stats`: as JSON, and in a line. */
  stats: (store: Store) => Promise<{ facts: object; line: string }>;
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads what follows a command's name. Throws {@link UsageError}. */
export function readArgs<const Config extends Options>(
  args: string[],
  options: Config,
  names: readonly string[] = [],
) {
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\.\s/, 1);
    throw new UsageError(`${sentence}.`);
  }
  const { values, positionals } = parsed;
  const surplus = positionals[names.length];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one too many.`);
  const missing = names[positionals.length];
  if (missing !== undefined) throw new UsageError(`<${missing}> is missing.`);
  return { values, positionals };
}

export function readKind(text: string | undefined): SubmissionKind | undefined {
  const kind = SUBMISSION_KINDS.find((candidate) => candidate === text);
  if (text !== undefined && kind === undefined) {
    throw new UsageError(`--kind must be one of ${SUBMISSION_KINDS.join(', ')}, but is "${text}".`);
  }
  return kind;
}

export function readCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) {
    throw new UsageError(`${name} must be a whole number from 1 to 9999999, but is "${text}".`);
  }
  return Number(text);
}

/** A day, which begins at midnight UTC, or an instant with its zone. */
export function readSince(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isWholeDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const time = isWholeDay || isInstant ? Date.parse(text) : NaN;
  // 30 February would be read as a day of March.
  const exists = !Number.isNaN(time) && isDay(text.slice(0, 10));
  if (!exists) {
    throw new UsageError(
      `--since must be a day such as 2026-11-21, or an instant with its zone, but is "${text}".`,
    );
  }
  return new Date(time).toISOString();
}

export function required(name: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new UsageError(`${name} is missing.`);
  return value;
}

export const printLine = (terminal: Terminal, text: string) => terminal.stdout.write(`${text}\n`);

export const remark = (terminal: Terminal, text: string) => terminal.stderr.write(`${text}\n`);

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
