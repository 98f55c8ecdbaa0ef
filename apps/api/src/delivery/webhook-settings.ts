import { OperatorError, POSITION_ROLE_NAMES, POSITION_ROLES } from '@fatal/contracts';
import { WEB, isAddress, read, readChoice, readUrl, type Env } from '../lib/env.ts';
import { WEBHOOK_FORMATS, type WebhookSettings } from './transports/webhook.ts';

const ROLE_URLS = 'WEBHOOK_ROLE_URLS';

/** `null` where nobody is to be called. Throws {@link OperatorError}. */
export function readWebhook(env: Env): WebhookSettings | null {
  const url = readUrl(env, 'WEBHOOK_URL', WEB);
  const roleUrls = readRoleUrls(env);
  const format = readChoice(env, 'WEBHOOK_FORMAT', WEBHOOK_FORMATS, 'json');
  const fields = partsOf(read(env, 'WEBHOOK_FIELDS'));
  return url === null && roleUrls.size === 0 ? null : { url, roleUrls, format, fields };
}

/** `concept=https://…,prop=https://…`. The addresses may be secret, so no message repeats them. */
function readRoleUrls(env: Env): Map<string, string> {
  const urls = new Map<string, string>();
  for (const part of partsOf(read(env, ROLE_URLS))) {
    const [, word = '', url = ''] = /^([^=]*?) *= *(.*)$/.exec(part) ?? [];
    if (!isAddress(url, WEB)) {
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
