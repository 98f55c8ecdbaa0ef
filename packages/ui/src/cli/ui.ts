#!/usr/bin/env node
/// <reference types="node" />
import process from 'node:process';
import { UsageError } from './usage-error.ts';

// `npx @gloam/ui <command>`: each command is a module that is loaded when it is asked for.

interface Command {
  usage: string;
  run: (args: string[]) => string | Promise<string>;
}

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  images: () => import('./images.ts'),
  styles: () => import('./styles.ts'),
  theme: () => import('./theme.ts'),
};

async function help(): Promise<string> {
  const loaded = await Promise.all(Object.values(commands).map((load) => load()));
  return ['Usage: npx @gloam/ui <command>', ...loaded.map(({ usage }) => `  ${usage}`)].join('\n\n');
}

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
const isHelp = name === '' || [name, ...args].includes('--help');
try {
  const command = await load?.();
  if (isHelp) process.stdout.write(command ? `Usage: npx @gloam/ui ${command.usage}\n` : `${await help()}\n`);
  else if (command) process.stdout.write(await command.run(args));
  else throw new UsageError(`There is no command "${name}"`);
} catch (error) {
  const [sentence = ''] = isUsageError(error) ? error.message.split(/\.(?:\s|$)/, 1) : [];
  if (sentence !== '') process.stderr.write(`${sentence}. npx @gloam/ui --help says what there is.\n`);
  else process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = sentence === '' ? 1 : 2;
}

/** A command line that cannot be read: said by a command, or by `parseArgs`. */
function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
