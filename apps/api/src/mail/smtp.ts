import { createTransport } from 'nodemailer';
import { PermanentDeliveryError, type MailTransport } from './mail.ts';
import { toMime } from './render.ts';

/** Timeouts for a mail server that doesn't respond, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mails to a mail server, such as `smtps://user:password@mail.example.org`, over a pool of connections. */
export function smtpTransport(url: string): MailTransport {
  const pool = createTransport({ url, pool: true, ...TIMEOUTS });
  return {
    async send(mail, signal) {
      try {
        await pool.sendMail({ ...toMime(mail), signal });
      } catch (error) {
        throw isFinal(error) ? new PermanentDeliveryError(reasonOf(error)) : new Error(reasonOf(error));
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
 * Whether a failure is permanent: a command that got a 5xx reply should not be repeated (RFC 5321, 4.2.1). Only replies about the
 * recipient and the mail count. A rejected login or sender is a wrong setting, and the mail can be sent once that is fixed.
 */
function isFinal(error: unknown): boolean {
  const { command, responseCode = 0 } = error as SmtpFailure;
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Describes a failure without the server's message, which may quote the address. */
function reasonOf(error: unknown): string {
  const { code = 'failed', command, responseCode } = error as SmtpFailure;
  return ['SMTP', code, command, responseCode].filter((part) => part !== undefined).join(' ');
}
