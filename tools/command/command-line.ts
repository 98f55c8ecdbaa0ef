import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads the command line of a tool. `--help` prints its usage and ends with 0; what cannot be read ends it with one line and 2.
 *
 * @param usage What stands behind `Usage:`, with a line for each option.
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

/** Ends a tool whose command line cannot be read. */
export function refuse(message: string): never {
  const [sentence = ''] = message.split(/\.(?:\s|$)/, 1);
  console.error(`${sentence}. --help says what there is.`);
  process.exit(2);
}

/** The number behind an option. */
export function readCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) refuse(`${name} must be a whole number from 1, but is "${text}"`);
  return Number(text);
}
