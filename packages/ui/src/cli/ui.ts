#!/usr/bin/env node
/// <reference types="node" />
import process from 'node:process';
import { run, USAGE } from './theme.ts';

const [command, ...args] = process.argv.slice(2);
try {
  if (command === undefined || [command, ...args].includes('--help')) process.stdout.write(`${USAGE}\n`);
  else if (command === 'theme') process.stdout.write(run(args));
  else throw new Error(`Unknown command “${command}”.\n${USAGE}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
