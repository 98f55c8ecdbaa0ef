import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ipaddr from 'ipaddr.js';
import { isEmail, OperatorError, readRetention } from '@fatal/contracts';
import { readMailSettings } from './mail/settings.ts';
import {
  addressOf,
  isHost,
  read,
  readAs,
  readChoice,
  readNumber,
  webAddressOf,
  type Env,
} from './lib/env.ts';
import type { DataLocation } from './store/open-store.ts';

export type Config = ReturnType<typeof readConfig>;

/** The window of the rate limits, in milliseconds. */
export const RATE_WINDOW = 10 * 60_000;

const DEFAULT_SITE = fileURLToPath(new URL('../site', import.meta.url));

const HOST = 'a name or an address of this machine';

const PORTS = { min: 0, max: 65_535 };

const MANY = { min: 1, max: 1_000_000_000 };

/** Reads the settings that are fixed at startup. Empty values count as unset. Throws {@link OperatorError}. */
export function readConfig(env: Env) {
  const port = readNumber(env, 'PORT', 3000, PORTS);
  return {
    /** `HOST`, default `127.0.0.1`. */
    host: readAs(env, 'HOST', host, HOST) ?? '127.0.0.1',

    /** `PORT`, default 3000; 0 picks a free port. */
    port,

    ...readDataLocation(env),

    /** `RETENTION_…_DAYS`. */
    retention: readRetention(env),

    /** `METRICS_PORT`, default off, and `METRICS_HOST`, default `127.0.0.1`: address of `/metrics`. */
    metrics: readMetrics(env),

    /** `SITE_DIR`, absolute: folder of the built site. Default: the one next to the server in its release. */
    siteDir: resolve(read(env, 'SITE_DIR') ?? DEFAULT_SITE),

    /**
     * `TRUST_PROXY`, default off: proxies whose `X-Forwarded-For` is trusted. Addresses, CIDR ranges or `loopback`, separated by
     * commas.
     */
    trustProxy:
      readAs(env, 'TRUST_PROXY', proxies, 'addresses of proxies, such as 10.0.0.1 or loopback') ?? false,

    /** `LOG_LEVEL`, default `warn`. */
    logLevel: readChoice(
      env,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const,
      'warn',
    ),

    /** `HSTS`, default off: tells browsers to use TLS only, for this host and, with `on`, its subdomains. For a server behind TLS. */
    hsts: readChoice(env, 'HSTS', ['on', 'host', 'off'] as const, 'off'),

    /** Requests that one client may make to one endpoint within {@link RATE_WINDOW}. */
    rateLimits: {
      /** `RATE_LIMIT_SUBMISSIONS`, default 120 for each form: a whole class may apply from one IP address. */
      submissions: readNumber(env, 'RATE_LIMIT_SUBMISSIONS', 120, MANY),
      /** `RATE_LIMIT_VISITS`, default 600: the gate and the view counter, which every visit calls. */
      visits: readNumber(env, 'RATE_LIMIT_VISITS', 600, MANY),
    },

    /** `RATE_LIMIT_ALL`, default 100: limit of all clients together, as a multiple of the limit of one. */
    rateLimitAll: readNumber(env, 'RATE_LIMIT_ALL', 100, { min: 1, max: 1_000_000 }),

    /**
     * `SCAN_COMMAND`, such as `clamdscan --no-summary --fdpass`, default none: the program that scans uploads, with its options.
     */
    scanCommand: readAs(
      env,
      'SCAN_COMMAND',
      (text) => commandLine(text, env.PATH),
      'a program in PATH or its full path, with options but without quotes or other shell syntax',
    ),

    /** `SECURITY_CONTACT`, such as `mailto:security@example.org`. Default: the site's contact form. */
    securityContact: readAs(
      env,
      'SECURITY_CONTACT',
      contact,
      'an address such as mailto:security@fatal.example, tel:+34-… or https://…',
    ),

    /** `SMTP_URL`, `MAIL_…`, `WEBHOOK_…`, `SITE_URL`: settings of messages. */
    mail: readMailSettings(env, port),
  };
}

const host = (text: string) => (isHost(text) ? text : undefined);

function readMetrics(env: Env) {
  if (read(env, 'METRICS_PORT') === undefined) return undefined;
  return {
    host: readAs(env, 'METRICS_HOST', host, HOST) ?? '127.0.0.1',
    port: readNumber(env, 'METRICS_PORT', 0, PORTS),
  };
}

/** Reads the location of the data. Separate, for tools that need no other setting. Throws {@link OperatorError}. */
export function readDataLocation(env: Env): DataLocation {
  const given = read(env, 'DATABASE_URL');
  const databaseUrl = given === undefined ? undefined : escapePassword(given);
  if (databaseUrl !== undefined) assertDatabaseUrl('DATABASE_URL', databaseUrl);
  return { dataDir: readDataDir(env), databaseUrl };
}

/** Reads `DATA_DIR`, the folder of all stored data, as an absolute path. Default: `./data`. */
export const readDataDir = (env: Env): string => resolve(read(env, 'DATA_DIR') ?? 'data');

/** Escapes characters that would end the password in a URL. Keeps characters that are already escaped. */
const escapePassword = (url: string): string =>
  url.replace(
    /^([a-z]+:\/\/[^:@/]*:)(.*)(@[^@]*)$/,
    (_whole, user: string, password: string, rest: string) =>
      user + password.replace(/[@/#?]/g, encodeURIComponent) + rest,
  );

/** Throws {@link OperatorError} for an invalid URL. The message omits the URL, which may contain a password. */
export function assertDatabaseUrl(name: string, url: string): void {
  const { searchParams } = URL.parse(url) ?? {};
  // For a Unix socket, the host is a folder.
  const text = searchParams?.get('host') ? url.replace('///', '//socket/') : url;
  const address = addressOf(text, ['postgres:', 'postgresql:']);
  if (address && /^\/[^/]+$/.test(address.pathname) && address.hash === '') return;
  throw new OperatorError(`${name} must be an address such as postgres://user@host/name.`);
}

function proxies(text: string): string | false | undefined {
  if (text === 'off') return false;
  const listed = text.split(',').map((part) => part.trim());
  return listed.every(isProxy) ? listed.join(',') : undefined;
}

/** Rejects ranges that cover every address: clients could then spoof the address used for rate limiting. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text) || isIP(text) !== 0) return true;
  const [address = '', length] = text.split('/');
  return isIP(address) !== 0 && ipaddr.isValidCIDR(text) && Number(length) > 0;
}

/** Parses a command. Rejects shell syntax, because the command doesn't run in a shell. */
function commandLine(text: string, path = ''): string[] | undefined {
  const words = text.split(' ').filter((word) => word !== '');
  const [program] = words;
  const isPlain = words.every((word) => /^[\w./:=,@%+-]+$/.test(word));
  return isPlain && program !== undefined && isProgram(program, path) ? words : undefined;
}

function isProgram(program: string, path: string): boolean {
  return path.split(delimiter).some((folder) => {
    try {
      accessSync(resolve(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function contact(text: string): string | undefined {
  const [, scheme, rest = ''] = /^(mailto|tel|https):(\S+)$/.exec(text) ?? [];
  const isContact =
    (scheme === 'mailto' && isEmail(rest.replace(/\?.*$/, ''))) ||
    (scheme === 'tel' && /^\+?\d[\d().-]+$/.test(rest)) ||
    (scheme === 'https' && webAddressOf(text) !== undefined);
  return isContact ? text : undefined;
}
