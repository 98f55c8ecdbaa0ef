// What the load bench compares with: node:http and nothing else. It gives the answers of the product, headers too.
// node tools/bench/bare.ts <address of the product> <GET path>… -- <POST path> <body>
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const [product = '', ...rest] = process.argv.slice(2);
const split = rest.indexOf('--');
const [postPath = '', postBody] = rest.slice(split + 1);

/** These are made by node:http for each answer. */
const OF_THE_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function answerOf(path: string, options: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  headers.set('accept-encoding', 'identity');
  const response = await fetch(product + path, { ...options, headers });
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !OF_THE_CONNECTION.has(name))),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const answers = new Map<string | undefined, Answer>();
for (const path of rest.slice(0, split)) answers.set(path, await answerOf(path));
const accepted = await answerOf(postPath, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: postBody,
});

const send = (response: ServerResponse, { status, headers, body }: Answer) =>
  response.writeHead(status, headers).end(body);

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    const answer = answers.get(request.url);
    if (answer) send(response, answer);
    else response.writeHead(404).end();
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    send(response, accepted);
  });
});
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
