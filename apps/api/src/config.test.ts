import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_RETENTION, OperatorError, readSiteSettings } from '@fatal/contracts';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  test('has a default for every setting', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      metrics: undefined,
      mail: {
        siteUrl: 'http://localhost:3000',
        smtpUrl: null,
        mailFrom: { name: 'Fatal', address: 'no-reply@localhost.localdomain' },
        mailStudio: null,
        studioLocale: 'en',
        webhook: null,
        digestAt: null,
        confirmationLimits: { address: 10, all: 500 },
      },
      retention: DEFAULT_RETENTION,
      siteDir: resolve(import.meta.dirname, '../site'),
      trustProxy: false,
      logLevel: 'warn',
      hsts: 'off',
      scanCommand: undefined,
      securityContact: undefined,
      rateLimits: { submissions: 120, visits: 600 },
      rateLimitAll: 100,
    });
  });

  test('reads exactly the settings in .env.example', () => {
    const names = new Set<string>();
    const env = new Proxy<Record<string, string>>(
      {
        METRICS_PORT: '9100',
        SMTP_URL: 'smtp://localhost',
        SITE_URL: 'http://localhost',
        MAIL_FROM: 'a@b.example',
      },
      {
        get: (values, name: string) => {
          names.add(name);
          return values[name];
        },
      },
    );
    readConfig(env);
    readSiteSettings(env);
    const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
    const described = Array.from(example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm), ([, name]) => name);
    expect(described).toEqual(expect.arrayContaining([...names]));
    // Retention settings may stay after their form is removed.
    const unknown = described.filter((name = '') => !names.has(name) && !name.startsWith('RETENTION_'));
    expect(unknown).toEqual([]);
  });

  test('treats an empty value as unset', () => {
    const config = readConfig({ HOST: '0.0.0.0', PORT: '0', HSTS: 'on', LOG_LEVEL: '' });
    expect(config).toMatchObject({ host: '0.0.0.0', port: 0, hsts: 'on', logLevel: 'warn' });
  });

  test.each([
    ['off', false],
    ['loopback', 'loopback'],
    ['10.0.0.1, 10.1.0.0/16', '10.0.0.1,10.1.0.0/16'],
    ['::1', '::1'],
  ])('reads TRUST_PROXY %s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(expected);
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['LOG_LEVEL', 'loud'],
    ['HSTS', 'yes'],
    ['SECURITY_CONTACT', 'http://fatal.example'],
    ['SECURITY_CONTACT', 'mailto:a\nExpires: never'],
    ['SECURITY_CONTACT', 'mailto:nobody'],
    ['SECURITY_CONTACT', 'tel:help'],
    ['SECURITY_CONTACT', 'https://user:pass@fatal.example'],
    ['SCAN_COMMAND', ' '],
    ['SCAN_COMMAND', 'no-such-program --fdpass'],
    ['SCAN_COMMAND', '/bin/no-such-program'],
    ['SCAN_COMMAND', '/etc/passwd'],
    ['SCAN_COMMAND', 'sh -c "exit 0"'],
    ['SCAN_COMMAND', 'sh | sh'],
    ['SCAN_COMMAND', '$SCANNER'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1/8/9'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', 'loopback, ::/0'],
    ['HOST', 'http://localhost'],
    ['HOST', 'local host'],
    ['HOST', 'localhost:3000'],
    ['RATE_LIMIT_SUBMISSIONS', '0'],
    ['RATE_LIMIT_VISITS', 'many'],
    ['RATE_LIMIT_ALL', '0'],
    ['RETENTION_GATE_DAYS', '0'],
  ])('rejects %s=%s and names the setting', (name, value) => {
    const read = () => readConfig({ PATH: '/bin', [name]: value });
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(new RegExp(`^${name} must `));
    expect(read).toThrow(`, but is "${value}".`);
  });

  test.each(['sh --no-summary  --fdpass ', '/bin/sh --no-summary --fdpass'])(
    'reads SCAN_COMMAND %s',
    (text) => {
      const { scanCommand } = readConfig({ PATH: '/nowhere:/bin', SCAN_COMMAND: text });
      expect(scanCommand).toEqual([text.split(' ')[0], '--no-summary', '--fdpass']);
    },
  );

  test.each([
    'postgres://fatal:secret@db.example/fatal?sslmode=require',
    'postgresql://db.example/fatal',
    'postgres:///fatal?host=/run/postgresql',
  ])('reads DATABASE_URL %s', (url) => expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url));

  test.each([
    'mailto:security@fatal.example?subject=Found',
    'tel:+34-981-000-000',
    'https://fatal.example/help',
  ])('reads SECURITY_CONTACT %s', (text) =>
    expect(readConfig({ SECURITY_CONTACT: text }).securityContact).toBe(text),
  );

  test.each(['a@b', 'a/b', 'a#b', 'a?b', '@/#', 'a:b', 'a%2Fb'])(
    'accepts the unescaped password %s',
    (password) => {
      const { databaseUrl = '' } = readConfig({
        DATABASE_URL: `postgres://fatal:${password}@db.example/fatal`,
      });
      const url = new URL(databaseUrl);
      expect(decodeURIComponent(url.password)).toBe(decodeURIComponent(password));
      expect([url.username, url.hostname, url.pathname]).toEqual(['fatal', 'db.example', '/fatal']);
    },
  );

  test.each([
    'mysql://secret@host/name',
    'host',
    'postgres://',
    'postgres://a b',
    'postgres://secret@[host',
    'postgres://secret@host',
    'postgres://secret@host/',
    'postgres://secret@host/name/more',
    'postgres://secret@host/name#more',
    'postgres://secret@host/na%me',
    'postgres://se%cret@host/name',
    'postgres:///name',
    'postgres://secret@host:0/name',
  ])('rejects DATABASE_URL %s without repeating it', (url) => {
    const read = () => readConfig({ DATABASE_URL: url });
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(/^DATABASE_URL must be an address such as postgres:\/\/user@host\/name\.$/);
  });
});
