/** Why a command could not do its work. Its message is for the person at the terminal. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** A command line that cannot be read; answered with the usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}
