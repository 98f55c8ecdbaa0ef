/** A command line that cannot be read. Its message is one sentence. */
export class UsageError extends Error {}
