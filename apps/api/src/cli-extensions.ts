import type { CliExtension } from './cli/command.ts';
import { eventCodes } from './features/event-applications/codes-command.ts';

/** What features add to the command line, in the order of its usage. */
export const CLI_EXTENSIONS: readonly CliExtension[] = [eventCodes];
