import { LOCALES, languageTag } from '@fatal/contracts';
import type { Routes } from '../../deps.ts';

const PATH = '/.well-known/security.txt';

const DAY = 24 * 60 * 60_000;

/**
 * Time until the file expires: less than a year, as RFC 9116 recommends. Counted from the day of each request, so that it never
 * expires while a server runs.
 */
const EXPIRES_AFTER = 180 * DAY;

/** `GET /.well-known/security.txt`: contact for reports of vulnerabilities (RFC 9116). */
export const securityTxt: Routes = (app, { config, now }) => {
  const { siteUrl } = config.mail;
  const lines = (expires: string) => [
    `Contact: ${config.securityContact ?? `${siteUrl}/support#contact`}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${LOCALES.map(languageTag).join(', ')}`,
    `Canonical: ${siteUrl}${PATH}`,
  ];
  app.get(PATH, { schema: { hide: true } }, (_request, reply) => {
    const today = Math.floor(now() / DAY) * DAY;
    const text = lines(new Date(today + EXPIRES_AFTER).toISOString()).join('\n');
    return reply
      .header('Cache-Control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${text}\n`);
  });
};
