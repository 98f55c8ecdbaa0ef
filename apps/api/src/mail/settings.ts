import addressparser from 'nodemailer/lib/addressparser';
import { emailIn, LOCALES, OperatorError, type Locale } from '@fatal/contracts';
import { addressOf, read, readChoice, readNumber, readSecret, webAddressOf, type Env } from '../lib/env.ts';
import type { ConfirmationLimits } from './confirmation-quota.ts';
import type { MailAddress } from './mail.ts';
import { WEBHOOK_FORMATS, type Webhook } from './webhook.ts';

/** Mail and webhook settings. */
export interface MailSettings {
  /** `SITE_URL`, default `http://localhost:<PORT>`: scheme and host of links in mails. */
  siteUrl: string;
  /** `SMTP_URL`, default none: mails are written to `DATA_DIR/outbox` instead. */
  smtpUrl: string | null;
  /** `MAIL_FROM`, such as `Fatal <post@example.org>`. Required with `SMTP_URL`. */
  mailFrom: MailAddress;
  /** `MAIL_STUDIO`, default none: address of the studio for mails about new submissions. */
  mailStudio: string | null;
  /** `MAIL_STUDIO_LANGUAGE`, default `en`: the language of mails to the studio. */
  studioLocale: Locale;
  /** `MAIL_DIGEST`, such as `07:00`, default off: time of one mail a day that replaces all notices to the studio. */
  digestAt: string | null;
  /** `MAIL_LIMIT_…`. */
  confirmationLimits: ConfirmationLimits;
  /** `WEBHOOK_URL`, default none: called for each new submission. */
  webhook: Webhook | null;
}

const COUNTS = { min: 0, max: 1_000_000 };

/** Throws {@link OperatorError}. */
export function readMailSettings(env: Env, port: number): MailSettings {
  const smtpUrl = readSecret(
    env,
    'SMTP_URL',
    mailServer,
    'an address such as smtps://user:password@mail.example',
  );
  if (smtpUrl !== null) requireWithSmtp(env, ['SITE_URL', 'MAIL_FROM']);
  const siteUrl = readSecret(env, 'SITE_URL', origin, 'scheme and host alone, such as https://fatal.example');
  return {
    siteUrl: siteUrl ?? `http://localhost:${String(port || 3000)}`,
    smtpUrl,
    mailFrom: readAddress(env, 'MAIL_FROM') ?? { name: 'Fatal', address: 'no-reply@localhost.localdomain' },
    mailStudio: readAddress(env, 'MAIL_STUDIO')?.address ?? null,
    studioLocale: readStudioLocale(env),
    digestAt: readDigestTime(env),
    confirmationLimits: {
      address: readNumber(env, 'MAIL_LIMIT_ADDRESS', 10, COUNTS),
      all: readNumber(env, 'MAIL_LIMIT_ALL', 500, COUNTS),
    },
    webhook: readWebhook(env),
  };
}

/** nodemailer options may follow the question mark. */
function mailServer(text: string): string | undefined {
  const url = addressOf(text, ['smtp:', 'smtps:']);
  return url && /^\/?$/.test(url.pathname) && url.hash === '' ? text : undefined;
}

const origin = (text: string): string | undefined =>
  /^\w+:\/\/[^/?#@\\]+\/?$/.test(text) ? webAddressOf(text)?.origin : undefined;

/** `MAIL_STUDIO_LANGUAGE`. Throws {@link OperatorError}. */
export const readStudioLocale = (env: Env): Locale => readChoice(env, 'MAIL_STUDIO_LANGUAGE', LOCALES, 'en');

function readDigestTime(env: Env): string | null {
  const text = read(env, 'MAIL_DIGEST');
  if (text === undefined || text === 'off') return null;
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)) {
    throw new OperatorError(`MAIL_DIGEST must be a time from 00:00 to 23:59, or off, but is "${text}".`);
  }
  if (read(env, 'MAIL_STUDIO') !== undefined) return text;
  throw new OperatorError('MAIL_STUDIO must be set when MAIL_DIGEST is.');
}

function readWebhook(env: Env): Webhook | null {
  const url = readSecret(
    env,
    'WEBHOOK_URL',
    (text) => webAddressOf(text) && text,
    'an address that begins with http:// or https://, without a user name',
  );
  const format = readChoice(env, 'WEBHOOK_FORMAT', WEBHOOK_FORMATS, 'json');
  return url === null ? null : { url, format };
}

function requireWithSmtp(env: Env, names: string[]): void {
  const missing = names.find((name) => read(env, name) === undefined);
  if (missing !== undefined) throw new OperatorError(`${missing} must be set when SMTP_URL is.`);
}

function readAddress(env: Env, name: string): MailAddress | undefined {
  const text = read(env, name);
  if (text === undefined) return undefined;
  const [parsed, ...others] = addressparser(text, { flatten: true });
  const address = emailIn(parsed?.address);
  if (parsed && others.length === 0 && address !== undefined && !/\p{Cc}/u.test(text)) {
    return { name: parsed.name, address };
  }
  throw new OperatorError(
    `${name} must be one mail address, such as Fatal <post@example.org>, but is "${text}".`,
  );
}
