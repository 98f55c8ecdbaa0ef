#!/usr/bin/env node
/// <reference types="node" />
import process from 'node:process';

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
try {
  if (load) process.stdout.write(await (await load()).run(args));
  else if (name === '' || name === '--help') process.stdout.write(`${await help()}\n`);
  else throw new Error(`There is no command "${name}".\n\n${await help()}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
