// A mail server that takes everything, and can be away.
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../free-port.ts';

export async function startMailServer() {
  const port = await freePort();
  let received = 0;
  let server: SMTPServer | undefined;
  const start = async () => {
    const next = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => {
          received += 1;
          done();
        });
      },
    });
    next.on('error', () => undefined);
    await new Promise<void>((resolve) => void next.listen(port, '127.0.0.1', resolve));
    server = next;
  };
  await start();
  return {
    start,
    stop: () => new Promise<void>((resolve) => server?.close(resolve) ?? resolve()),
    received: () => received,
    /** For a server that sends its mails here. */
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SITE_URL: 'http://localhost',
      MAIL_FROM: 'post@fatal.example',
      MAIL_STUDIO: 'studio@fatal.example',
    },
  };
}
