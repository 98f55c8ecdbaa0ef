import { isIP } from 'node:net';
import { OperatorError } from '@fatal/contracts';

export type Env = Record<string, string | undefined>;

/** Returns a setting as text, or `undefined` if it is unset or empty. */
export function read(env: Env, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

/**
 * Reads a setting with `parse`; `undefined` if it is not set. Throws {@link OperatorError}.
 *
 * @param wanted Completes the sentence "The setting must be …".
 */
export function readAs<Value>(
  env: Env,
  name: string,
  parse: (text: string) => Value | undefined,
  wanted: string,
): Value | undefined {
  const text = read(env, name);
  const value = text === undefined ? undefined : parse(text);
  if (text === undefined || value !== undefined) return value;
  throw new OperatorError(`${name} must be ${wanted}, but is "${text}".`);
}

/**
 * Works like {@link readAs}, but returns `null` if the setting is not set. The error omits the value, which may contain a
 * password.
 */
export function readSecret<Value>(
  env: Env,
  name: string,
  parse: (text: string) => Value | undefined,
  wanted: string,
): Value | null {
  const text = read(env, name);
  if (text === undefined) return null;
  const value = parse(text);
  if (value === undefined) throw new OperatorError(`${name} must be ${wanted}.`);
  return value;
}

/** Reads a whole number within bounds. Throws {@link OperatorError}. */
export function readNumber(
  env: Env,
  name: string,
  fallback: number,
  { min, max }: { min: number; max: number },
): number {
  const parse = (text: string) => {
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    return number >= min && number <= max ? number : undefined;
  };
  return readAs(env, name, parse, `a whole number from ${String(min)} to ${String(max)}`) ?? fallback;
}

/** Reads a setting with a fixed set of values. Throws {@link OperatorError}. */
export function readChoice<Choice extends string>(
  env: Env,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const parse = (text: string) => choices.find((choice) => choice === text);
  return readAs(env, name, parse, `one of ${choices.join(', ')}`) ?? fallback;
}

/** Whether the text is a host name or an IP address. */
export const isHost = (text: string): boolean => isIP(text) !== 0 || /^[\w-]+(?:\.[\w-]+)*\.?$/.test(text);

/** Parses a URL with one of these protocols, a host and valid percent-encoding. Returns `undefined` for anything else. */
export function addressOf(text: string, protocols: readonly string[]): URL | undefined {
  // The parser tolerates white space and missing slashes, so they are rejected first.
  const url = /^[a-z]+:\/\/\S+$/i.test(text) ? URL.parse(text) : null;
  if (!url || !protocols.includes(url.protocol) || url.port === '0') return undefined;
  if (!isHost(url.hostname.replace(/^\[(.*)\]$/, '$1'))) return undefined;
  return [url.username, url.password, url.pathname].every(canDecode) ? url : undefined;
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Parses an HTTP URL. Returns `undefined` if it is invalid or contains a password, which `fetch` rejects. */
export function webAddressOf(text: string): URL | undefined {
  const url = addressOf(text, ['http:', 'https:']);
  return url?.username === '' && url.password === '' ? url : undefined;
}
