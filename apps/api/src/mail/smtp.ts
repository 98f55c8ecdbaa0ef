import { createTransport } from 'nodemailer';
import { Undeliverable, type MailTransport } from './mail.ts';
import { toMime } from './render.ts';

/** Limits to the silence of the mail server, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mails to a mail server, such as `smtps://user:password@mail.example.org`, over a pool of connections. */
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
 * Tells permanent failures: a command that is answered with 5xx should not be repeated (RFC 5321, 4.2.1). Only answers about the
 * recipient and the mail count: a refused login or sender is a wrong setting, and the mail can be sent once that is corrected.
 */
function isFinal(error: unknown): boolean {
  const { command, responseCode = 0 } = error as SmtpFailure;
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Leaves out the server's words, which may repeat the address. */
function reasonOf(error: unknown): string {
  const { code = 'failed', command, responseCode } = error as SmtpFailure;
  return ['SMTP', code, command, responseCode].filter((part) => part !== undefined).join(' ');
}
