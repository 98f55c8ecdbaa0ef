// What the load bench compares with: node:http and nothing else. It answers with the bytes that the product answers.
// node tools/bench/bare.mjs <address of the product> <path>…
import { createServer } from 'node:http';

const [product, ...paths] = process.argv.slice(2);
const answers = new Map();
for (const path of paths) {
  const response = await fetch(product + path, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = { 'Content-Type': response.headers.get('content-type'), 'Content-Length': body.length };
  answers.set(path, { headers, body });
}
const accepted = Buffer.from('{"message":"Thank you."}');

const server = createServer((request, response) => {
  const answer = answers.get(request.url);
  if (answer) {
    response.writeHead(200, answer.headers).end(answer.body);
    return;
  }
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    const headers = { 'Content-Type': 'application/json', 'Content-Length': accepted.length };
    response.writeHead(201, headers).end(accepted);
  });
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
