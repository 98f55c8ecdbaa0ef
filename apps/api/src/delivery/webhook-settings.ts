import { FORMS, OperatorError, POSITION_ROLE_NAMES, POSITION_ROLES } from '@fatal/contracts';
import { read, readChoice, readSecret, webAddressOf, type Env } from '../lib/env.ts';
import { WEBHOOK_FORMATS, type WebhookSettings } from './transports/webhook.ts';

const ROLE_URLS = 'WEBHOOK_ROLE_URLS';

/** `null` where nobody is to be called. Throws {@link OperatorError}. */
export function readWebhook(env: Env): WebhookSettings | null {
  const url = readSecret(
    env,
    'WEBHOOK_URL',
    (text) => webAddressOf(text) && text,
    'an address that begins with http:// or https://, without a user name',
  );
  const roleUrls = readRoleUrls(env);
  const format = readChoice(env, 'WEBHOOK_FORMAT', WEBHOOK_FORMATS, 'json');
  const fields = readFields(read(env, 'WEBHOOK_FIELDS'));
  return url === null && roleUrls.size === 0 ? null : { url, roleUrls, format, fields };
}

function readFields(text: string | undefined): string[] {
  const fields = partsOf(text);
  const known = Object.values(FORMS).flatMap((form) => Object.keys(form));
  const unknown = fields.find((field) => !known.includes(field));
  if (unknown === undefined) return fields;
  throw new OperatorError(`WEBHOOK_FIELDS must be names of fields of the forms, but is "${String(text)}".`);
}

/** `concept=https://…,prop=https://…`. The addresses may be secret, so no message repeats them. */
function readRoleUrls(env: Env): Map<string, string> {
  const urls = new Map<string, string>();
  for (const part of partsOf(read(env, ROLE_URLS))) {
    const [, word = '', url = ''] = /^([^=]*?) *= *(.*)$/.exec(part) ?? [];
    if (!webAddressOf(url)) {
      throw new OperatorError(
        `${ROLE_URLS} must be roles with addresses, separated by commas, such as concept=https://example.org/hook.`,
      );
    }
    const role = POSITION_ROLES.find((candidate) => candidate === word);
    if (!role) {
      throw new OperatorError(
        `${ROLE_URLS} names the role "${word}", but the roles are ${POSITION_ROLES.join(', ')}.`,
      );
    }
    const name = POSITION_ROLE_NAMES[role];
    if (urls.has(name)) throw new OperatorError(`${ROLE_URLS} names the role "${role}" twice.`);
    urls.set(name, url);
  }
  return urls;
}

const partsOf = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
