import { describe, expect, test } from 'vitest';
import { OperatorError } from '@fatal/contracts';
import { readMailSettings } from './settings.ts';

const smtp = {
  SMTP_URL: 'smtps://user:pass@mail.example.org',
  SITE_URL: 'https://fatal.example/',
  MAIL_FROM: 'Fatal <post@fatal.example>',
};

test('sends nothing by default', () => {
  expect(readMailSettings({}, 3001)).toEqual({
    siteUrl: 'http://localhost:3001',
    smtpUrl: null,
    mailFrom: { name: 'Fatal', address: 'no-reply@localhost.localdomain' },
    mailStudio: null,
    studioLocale: 'en',
    digestAt: null,
    confirmationLimits: { address: 10, all: 500 },
    webhook: null,
  });
});

test('reads all settings', () => {
  const env = {
    ...smtp,
    MAIL_STUDIO: 'studio@fatal.example',
    MAIL_STUDIO_LANGUAGE: 'es',
    MAIL_DIGEST: '07:00',
    MAIL_LIMIT_ADDRESS: '3',
    MAIL_LIMIT_ALL: '0',
    WEBHOOK_URL: 'https://discord.com/api/webhooks/1/x',
    WEBHOOK_FORMAT: 'discord',
  };
  expect(readMailSettings(env, 3000)).toEqual({
    siteUrl: 'https://fatal.example',
    smtpUrl: smtp.SMTP_URL,
    mailFrom: { name: 'Fatal', address: 'post@fatal.example' },
    mailStudio: 'studio@fatal.example',
    studioLocale: 'es',
    digestAt: '07:00',
    confirmationLimits: { address: 3, all: 0 },
    webhook: { url: env.WEBHOOK_URL, format: 'discord' },
  });
});

test.each([
  ['https://fatal.example', 'https://fatal.example'],
  ['https://Fatal.Example:443/', 'https://fatal.example'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
  ['https://niebla.españa.example', 'https://niebla.xn--espaa-rta.example'],
])('reads SITE_URL %s', (text, siteUrl) => {
  expect(readMailSettings({ SITE_URL: text }, 3000).siteUrl).toBe(siteUrl);
});

test.each(['SITE_URL', 'MAIL_FROM'] as const)('requires %s to send mails', (name) => {
  const read = () => readMailSettings({ ...smtp, [name]: '' }, 3000);
  expect(read).toThrow(new OperatorError(`${name} must be set when SMTP_URL is.`));
});

test.each(['00:00', '23:59'])('accepts a digest at %s', (time) => {
  const env = { MAIL_STUDIO: 'studio@fatal.example', MAIL_DIGEST: time };
  expect(readMailSettings(env, 3000).digestAt).toBe(time);
});

test('accepts MAIL_DIGEST=off and requires MAIL_STUDIO for a digest', () => {
  expect(readMailSettings({ MAIL_DIGEST: 'off' }, 3000).digestAt).toBeNull();
  expect(() => readMailSettings({ MAIL_DIGEST: '07:00' }, 3000)).toThrow(
    new OperatorError('MAIL_STUDIO must be set when MAIL_DIGEST is.'),
  );
});

describe('rejects', () => {
  test.each([
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'http://user:secret@mail.example.org'],
    ['SMTP_URL', 'smtps://'],
    ['SMTP_URL', 'smtps:mail.secret.example'],
    ['SMTP_URL', 'smtps://mail.secret_.example/inbox'],
    ['SMTP_URL', 'smtps://mail.example.org#secret'],
    ['SMTP_URL', 'smtps://mail.example.org:0?secret'],
    ['SMTP_URL', 'smtps://us%er:secret@mail.example.org'],
    ['SITE_URL', 'secret.example'],
    ['SITE_URL', 'https:secret.example'],
    ['SITE_URL', 'https://secret.example/path'],
    ['SITE_URL', 'https://secret.example//'],
    ['SITE_URL', 'https://secret.example?'],
    ['SITE_URL', 'https://secret.example/?a=b'],
    ['SITE_URL', 'https://secret.example#top'],
    ['SITE_URL', 'https://user:secret@fatal.example'],
    ['SITE_URL', 'https://@secret.example'],
    ['SITE_URL', 'https://secret..example'],
    ['SITE_URL', 'https://secret.example,www.secret.example'],
    ['SITE_URL', 'https://*.secret.example'],
    ['SITE_URL', 'https://secret.example:0'],
    ['SITE_URL', ' https://secret.example'],
    ['SITE_URL', 'https://secret.\nexample'],
    ['SITE_URL', 'ftp://secret.example'],
    ['WEBHOOK_URL', 'file:///secret'],
    ['WEBHOOK_URL', 'https:secret'],
    ['WEBHOOK_URL', 'https://user:secret@hooks.example'],
    ['WEBHOOK_URL', 'https://hooks.example/ secret'],
    ['WEBHOOK_URL', 'secret'],
  ])('%s=%s without repeating it', (name, value) => {
    const read = () => readMailSettings({ ...smtp, [name]: value }, 3000);
    expect(read).toThrow(OperatorError);
    expect(read).not.toThrow(/secret/);
    expect(read).toThrow(new RegExp(`^${name} must be `));
  });

  test.each([
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['MAIL_STUDIO', 'a@b.example\nBcc: c@d.example'],
    ['MAIL_STUDIO_LANGUAGE', 'tlh'],
    ['MAIL_DIGEST', '7:00'],
    ['MAIL_DIGEST', '24:00'],
    ['MAIL_DIGEST', '07:60'],
    ['MAIL_DIGEST', 'daily'],
    ['WEBHOOK_FORMAT', 'xml'],
  ])('%s=%j', (name, value) => {
    expect(() => readMailSettings({ ...smtp, [name]: value }, 3000)).toThrow(new RegExp(`^${name} must be `));
  });
});
