import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads the command line of a tool. `--help` prints its usage and exits with 0; invalid arguments print one
 * line and exit with 2.
 *
 * @param usage Text after `Usage:`, with a line for each option.
 */
export function readCommandLine<const Config extends ParseArgsConfig>(
  usage: string,
  config = {} as Config,
): ReturnType<typeof parseArgs<Config>> {
  const { args = process.argv.slice(2) } = config;
  if (args.includes('--help')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs<Config>(config);
  } catch (error) {
    refuse((error as Error).message);
  }
}

/** Exits with 2 because of invalid arguments. */
export function refuse(message: string): never {
  const [sentence = ''] = message.split(/\.(?:\s|$)/, 1);
  console.error(`${sentence}. Run with --help for usage.`);
  process.exit(2);
}

/** Parses the number given to an option. */
export function readCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) refuse(`${name} must be a whole number of at least 1, but is "${text}"`);
  return Number(text);
}
