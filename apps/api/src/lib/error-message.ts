const KNOWN: Record<string, string> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'part of the path is not a folder',
  EISDIR: 'it is a folder',
  EEXIST: 'it already exists',
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ECONNREFUSED: 'no database answers there',
  ETIMEDOUT: 'no database answers there',
  ENOTFOUND: 'there is no such host',
};

/** Describes a failed file, network or database call in one clause, for a person at a terminal. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const text = KNOWN[code] ?? oneLine(error.message).replace(/\.$/, '');
  // An aggregate error, such as one for all addresses of a host, doesn't have its own message.
  return text === '' ? code : text;
}

/** Removes line breaks, because a message may quote a setting that contains some. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
