import { createServer, type AddressInfo, type Socket } from 'node:net';
import fc from 'fast-check';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { PermanentDeliveryError, type Mail } from './mail.ts';
import { smtpTransport } from './smtp.ts';

const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: '01a1fef6-2532-76e0-b1fb-af34a8a121d8',
  locale: 'jp',
  from: { name: 'Fatal', address: 'post@fatal.example' },
  to: 'ada@example.org',
  date: new Date('2026-11-21T12:00:00Z'),
  subject: 'ご応募を受け付けました',
  blocks: [{ type: 'paragraph', text: 'Hello.' }],
  ...changes,
});

interface Received {
  to: string[];
  raw: string;
}

async function makeServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${String(port)}`);
  onTestFinished(() => {
    transport.close();
    return new Promise<void>((resolve) => server.close(resolve));
  });
  const send = (changes?: Partial<Mail>) => transport.send(mail(changes), AbortSignal.timeout(20_000));
  return { send, received };
}

const headersOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');

test('sends a mail with text and HTML and the id of its row as Message-ID', async () => {
  const { send, received } = await makeServer();
  await send({ replyTo: 'bea@example.org' });
  expect(received).toHaveLength(1);
  const { to, raw = '' } = received[0] ?? {};
  expect(to).toEqual(['ada@example.org']);
  const headers = headersOf(raw);
  expect(headers).toContain('Message-ID: <01a1fef6-2532-76e0-b1fb-af34a8a121d8@fatal.example>');
  expect(headers).toContain('Auto-Submitted: auto-generated');
  expect(headers).toContain('Content-Language: ja');
  expect(headers).toContain('From: Fatal <post@fatal.example>');
  expect(headers).toContain('Reply-To: bea@example.org');
  expect(headers).toContain('Date: Sat, 21 Nov 2026 12:00:00 +0000');
  expect(headers).not.toMatch(/^List-|^X-Mailer/m);
  expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
  expect(raw).toContain('Content-Type: text/html; charset=utf-8');
});

test('reuses the connection', async () => {
  let connections = 0;
  const { send, received } = await makeServer({
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
  });
  for (let n = 0; n < 3; n += 1) await send();
  expect(received).toHaveLength(3);
  expect(connections).toBe(1);
});

test('adds no headers or recipients for any addresses and answers', async () => {
  const { send, received } = await makeServer();
  const nasty = fc.oneof(
    fc.constantFrom(
      'a@b.cd\r\nBcc: eve@evil.example',
      'a@b.cd, eve@evil.example',
      '<eve@evil.example>',
      'a@b.cd\nSubject: x',
      '"x" <eve@evil.example>',
      'group: eve@evil.example;',
    ),
    fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `${text}@evil.example`),
  );
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (replyTo, answer) => {
      received.length = 0;
      const blocks: Mail['blocks'] = [
        { type: 'answers', answers: [{ field: 'message', kind: 'text', label: 'Message', value: answer }] },
      ];
      await send({ replyTo, blocks }).catch(() => undefined);
      for (const { to, raw } of received) {
        expect(to).toEqual(['ada@example.org']);
        expect(headersOf(raw)).not.toMatch(/^(?:Bcc|Cc):/im);
        expect(headersOf(raw).match(/^(?:Subject|To|From):/gim)).toHaveLength(3);
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

const refuse = (responseCode: number) => Object.assign(new Error('No. ada@example.org'), { responseCode });

test.each([
  ['permanent for an unknown recipient', { onRcptTo: (_address, _session, done) => done(refuse(550)) }, true],
  ['temporary for a busy mailbox', { onRcptTo: (_address, _session, done) => done(refuse(450)) }, false],
  ['temporary for a refused sender', { onMailFrom: (_address, _session, done) => done(refuse(550)) }, false],
  ['temporary for an overloaded server', { onConnect: (_session, done) => done(refuse(421)) }, false],
] satisfies [string, SMTPServerOptions, boolean][])('the failure is %s', async (_case, options, isFinal) => {
  const { send } = await makeServer(options);
  const error: unknown = await send().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof PermanentDeliveryError).toBe(isFinal);
  expect(String(error)).toMatch(/SMTP/);
  expect(String(error)).not.toContain('ada@');
});

test('aborts a mail to a server that does not respond', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${String(port)}`);
  await expect(transport.send(mail(), AbortSignal.timeout(50))).rejects.toThrow('SMTP EABORT');
});
