import { accessSync, constants, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ipaddr from 'ipaddr.js';
import { isEmail, OperatorError, readRetention, type Retention } from '@fatal/contracts';
import { readDeliverySettings, type DeliverySettings } from './mail/settings.ts';
import { addressOf, isHost, read, readChoice, readNumber, webAddressOf, type Env } from './lib/env.ts';
import type { DataPlace } from './store/open-store.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const HSTS = ['on', 'host', 'off'] as const;

export type Hsts = (typeof HSTS)[number];

export type LogLevel = (typeof LOG_LEVELS)[number];

/** How many requests one client may make to one endpoint within {@link RATE_WINDOW}. */
export interface RateLimits {
  /** Each of the three forms. Default 120: a class behind one address may apply together. */
  submissions: number;
  /** The gate and the view counter, which every visit calls. Default 600. */
  visits: number;
}

/** The window of the rate limits, in milliseconds. */
export const RATE_WINDOW = 10 * 60_000;

export interface Config extends DataPlace {
  /** `HOST`, default `127.0.0.1`. */
  host: string;
  /** `PORT`, default 3000; 0 lets the system choose. */
  port: number;
  /** `DATA_DIR`, default `./data`; absolute. Everything that the product stores. */
  dataDir: string;
  /** `DATABASE_URL`, such as `postgres://user@host/name`. Default: SQLite in `DATA_DIR`. */
  databaseUrl?: string;
  /** `RETENTION_…_DAYS`. */
  retention: Retention;
  /** `METRICS_PORT`, default off, and `METRICS_HOST`, default `127.0.0.1`: where `/metrics` may be read. */
  metrics?: { host: string; port: number };
  /** `SITE_DIR`, default the one beside the server in its release; absolute. What the site's build wrote. */
  siteDir: string;
  /**
   * `TRUST_PROXY`, default off: which proxies may name the client in `X-Forwarded-For`. Addresses, CIDR ranges
   * or `loopback`, separated by commas.
   */
  trustProxy: string | false;
  /** `LOG_LEVEL`, default `warn`. */
  logLevel: LogLevel;
  /** `HSTS`, default off: tells browsers to use TLS only, for this host and, with `on`, those below it. For a server behind TLS. */
  hsts: Hsts;
  /** `RATE_LIMIT_SUBMISSIONS` and `RATE_LIMIT_VISITS`. */
  rateLimits: RateLimits;
  /** `RATE_LIMIT_ALL`, default 100: how many times the limit of one client all of them may use together. */
  rateLimitAll: number;
  /** `SCAN_COMMAND`, such as `clamdscan --no-summary --fdpass`, default none: the program that looks into uploads, and its options. */
  scanCommand?: string[];
  /** `SECURITY_CONTACT`, such as `mailto:security@example.org`, default the form of the site. */
  securityContact?: string;
  /** `SMTP_URL`, `MAIL_…`, `WEBHOOK_…`, `SITE_URL`: where messages go. */
  delivery: DeliverySettings;
}

const defaultSiteDir = fileURLToPath(new URL('../site', import.meta.url));

/** Reads the environment; empty values count as unset. Throws {@link OperatorError}. */
export function readConfig(env: Env): Config {
  const host = readHost(env, 'HOST');
  const port = readNumber(env, 'PORT', 3000, { min: 0, max: 65_535 });
  return {
    host,
    port,
    ...readDataPlace(env),
    retention: readRetention(env),
    metrics: readMetrics(env, host, port),
    siteDir: resolve(read(env, 'SITE_DIR') ?? defaultSiteDir),
    trustProxy: readTrustProxy(read(env, 'TRUST_PROXY')),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
    hsts: readChoice(env, 'HSTS', HSTS, 'off'),
    rateLimits: {
      submissions: readNumber(env, 'RATE_LIMIT_SUBMISSIONS', 120, { min: 1, max: 1_000_000_000 }),
      visits: readNumber(env, 'RATE_LIMIT_VISITS', 600, { min: 1, max: 1_000_000_000 }),
    },
    rateLimitAll: readNumber(env, 'RATE_LIMIT_ALL', 100, { min: 1, max: 1_000_000 }),
    scanCommand: readScanCommand(env),
    securityContact: readSecurityContact(read(env, 'SECURITY_CONTACT')),
    delivery: readDeliverySettings(env, port),
  };
}

function readHost(env: Env, name: string): string {
  const host = read(env, name) ?? '127.0.0.1';
  if (isHost(host)) return host;
  throw new OperatorError(`${name} must be a name or an address of this machine, but is "${host}".`);
}

function readMetrics(env: Env, siteHost: string, sitePort: number): Config['metrics'] {
  const host = readHost(env, 'METRICS_HOST');
  if (read(env, 'METRICS_PORT') === undefined) return undefined;
  const port = readNumber(env, 'METRICS_PORT', 0, { min: 0, max: 65_535 });
  if (port === 0 || port !== sitePort || host !== siteHost) return { host, port };
  throw new OperatorError(`METRICS_PORT must be another port than PORT, but is "${String(port)}".`);
}

function readScanCommand(env: Env): string[] | undefined {
  const text = read(env, 'SCAN_COMMAND');
  if (text === undefined) return undefined;
  const words = text.split(' ').filter((word) => word !== '');
  if (words.every((word) => PLAIN_WORD.test(word)) && isProgram(words[0], env.PATH)) return words;
  throw new OperatorError(
    `SCAN_COMMAND must be a program in PATH or its whole path, and options without quotes and other signs of a shell, but is "${text}".`,
  );
}

/** A word without signs that only a shell understands: no shell runs the command. */
const PLAIN_WORD = /^[\w./:=,@%+-]+$/;

function isProgram(program = '', path = ''): boolean {
  const folders = program.startsWith('/') ? [''] : path.split(delimiter);
  return folders.some((folder) => {
    const file = join(folder, program);
    try {
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  });
}

function readSecurityContact(text: string | undefined): string | undefined {
  if (text === undefined || isContact(text)) return text;
  throw new OperatorError(
    `SECURITY_CONTACT must be such as mailto:security@fatal.example, tel:+34-… or https://…, but is "${text}".`,
  );
}

function isContact(text: string): boolean {
  const [, scheme, rest = ''] = /^(mailto|tel|https):(\S+)$/.exec(text) ?? [];
  if (scheme === 'mailto') return isEmail(rest.replace(/\?.*$/, ''));
  return scheme === 'tel'
    ? /^\+?\d[\d().-]+$/.test(rest)
    : scheme === 'https' && webAddressOf(text) !== undefined;
}

/** Where the data is; also for tools that need nothing else of the configuration. Throws {@link OperatorError}. */
export function readDataPlace(env: Env): DataPlace {
  const given = read(env, 'DATABASE_URL');
  const databaseUrl = given === undefined ? undefined : escapePassword(given);
  if (databaseUrl !== undefined) assertDatabaseUrl('DATABASE_URL', databaseUrl);
  return { dataDir: readDataDir(env), databaseUrl };
}

/** `DATA_DIR`; absolute. */
export const readDataDir = (env: Env): string => resolve(read(env, 'DATA_DIR') ?? 'data');

/** Lets a password hold what would end it in an address. What is escaped already stays so. */
const escapePassword = (url: string): string =>
  url.replace(
    /^([a-z]+:\/\/[^:@/]*:)(.*)(@[^@]*)$/,
    (_whole, user: string, password: string, rest: string) =>
      user + password.replace(/[@/#?]/g, encodeURIComponent) + rest,
  );

/** Throws a {@link OperatorError}, which does not repeat the address: it may hold a password. */
export function assertDatabaseUrl(name: string, url: string): void {
  const { searchParams } = URL.parse(url) ?? {};
  // A socket has its folder for a host.
  const address = addressOf(searchParams?.get('host') ? url.replace('///', '//socket/') : url, PROTOCOLS);
  if (address && /^\/[^/]+$/.test(address.pathname) && address.hash === '') return;
  throw new OperatorError(`${name} must be an address such as postgres://user@host/name.`);
}

const PROTOCOLS = ['postgres:', 'postgresql:'];

// "Trust everybody" is not offered: it lets any client choose the address that the rate limit sees.
function readTrustProxy(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === 'off') return false;
  const proxies = text.split(',').map((part) => part.trim());
  if (!proxies.every(isProxy)) {
    throw new OperatorError(
      `TRUST_PROXY must list addresses of proxies, such as 10.0.0.1 or loopback, but is "${text}".`,
    );
  }
  return proxies.join(',');
}

function isProxy(text: string): boolean {
  if (text === 'loopback' || text === 'linklocal' || text === 'uniquelocal') return true;
  if (isIP(text) !== 0) return true;
  // The library takes shortened addresses too, which nobody would mean, and a range of all addresses.
  const [address = '', length] = text.split('/');
  return isIP(address) !== 0 && ipaddr.isValidCIDR(text) && Number(length) > 0;
}
