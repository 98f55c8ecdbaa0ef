const KNOWN: Record<string, string> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'part of the path is not a folder',
  EISDIR: 'it is a folder',
  EEXIST: 'it exists already',
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ECONNREFUSED: 'no database answers there',
  ETIMEDOUT: 'no database answers there',
  ENOTFOUND: 'there is no such host',
};

/** One clause about a failed file, network or database call, for a person at a terminal. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const text = KNOWN[code] ?? oneLine(error.message).replace(/\.$/, '');
  // Several failed attempts, such as one for each address of a host, come without a message of their own.
  return text === '' ? code : text;
}

/** A value of a setting may hold line breaks, and a message repeats it. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
