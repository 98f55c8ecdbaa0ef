import { createTransport } from 'nodemailer';
import { Undeliverable, type MailTransport } from './mail.ts';
import { toMime } from './render.ts';

/** How long the mail server may be silent, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Hands mails to a mail server, such as `smtps://user:password@mail.example.org`, over a few connections that stay open. */
export function smtpTransport(url: string): MailTransport {
  const pool = createTransport({ url, pool: true, ...TIMEOUTS });
  return {
    async send(mail, signal) {
      try {
        await pool.sendMail({ ...toMime(mail), signal });
      } catch (error) {
        throw isFinal(error) ? new Undeliverable(reasonOf(error)) : new Error(reasonOf(error));
      }
    },
    close: () => pool.close(),
  };
}

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * RFC 5321, 4.2.1: what is answered with 5xx should not be repeated. Only about the recipient or the mail itself; a
 * refused login or sender is our own mistake, which somebody will put right.
 */
function isFinal(error: unknown): boolean {
  const { command, responseCode = 0 } = error as SmtpFailure;
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Without the server's words, which may repeat the address. */
function reasonOf(error: unknown): string {
  const { code = 'failed', command, responseCode } = error as SmtpFailure;
  return ['SMTP', code, command, responseCode].filter((part) => part !== undefined).join(' ');
}
