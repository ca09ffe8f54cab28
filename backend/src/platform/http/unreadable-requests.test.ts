import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundPort } from '../port.ts';
import { createServer } from './server.ts';

let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  server = await createServer({ log: pino({ level: 'silent' }), trustProxy: 0, secure: false });
  server.get('/fine', () => ({ message: 'fine' }));
  server.post('/body', () => ({ message: 'read' }));
  server.addHook('onRequest', (request, reply, next) => {
    if (request.headers['x-answer'] !== 'early') return next();
    reply.hijack();
    reply.raw.writeHead(200).write('the beginning');
  });
  // How often Node looks for slow requests, and how long it allows them.
  Object.assign(server.server, { connectionsCheckingInterval: 50, headersTimeout: 200, requestTimeout: 200 });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = boundPort(server.server);
});
afterAll(() => server.close());

/** Sends raw bytes. @returns everything received until the server closed the connection. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

function parse(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(/: (.*)/s)));
  return { status: Number(statusLine.split(' ')[1]), headers, body: JSON.parse(body) as unknown };
}

const host = 'Host: localhost\r\n';
const chunked = `POST /body HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;

describe.each([
  ['no HTTP at all', 'rubbish\r\n\r\n', 400, 'BAD_REQUEST'],
  ['a header without a name', `GET /fine HTTP/1.1\r\n${host}: x\r\n\r\n`, 400, 'BAD_REQUEST'],
  [
    'a body with two lengths',
    `POST /body HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    400,
    'BAD_REQUEST',
  ],
  ['a chunk of no length', `${chunked}zz\r\n`, 400, 'BAD_REQUEST'],
  ['chunk extensions without end', `${chunked}1;${'a'.repeat(20_000)}\r\n`, 413, 'PAYLOAD_TOO_LARGE'],
  [
    'headers of 20 KB',
    `GET /fine HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'HEADERS_TOO_LARGE',
  ],
  ['headers that never end', `GET /fine HTTP/1.1\r\n${host}`, 408, 'REQUEST_TIMEOUT'],
  [
    'a body that never comes',
    `POST /body HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    408,
    'REQUEST_TIMEOUT',
  ],
  ['two Host headers', `GET /fine HTTP/1.1\r\n${host}Host: other\r\n\r\n`, 400, 'BAD_REQUEST'],
  ['the same Host twice', `GET /fine HTTP/1.1\r\n${host}hOST: localhost\r\n\r\n`, 400, 'BAD_REQUEST'],
  ['two Host headers where nothing is', `GET /nope HTTP/1.1\r\n${host}${host}\r\n`, 400, 'BAD_REQUEST'],
  ['no Host header', 'GET /fine HTTP/1.1\r\n\r\n', 400, 'BAD_REQUEST'],
] as const)('%s', (_what, bytes, status, code) => {
  it('is answered in the shape of the catalogue, and the connection closed', async () => {
    expect(parse(await send(bytes))).toMatchObject({
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        connection: 'close',
        'x-content-type-options': 'nosniff',
      },
      body: { message: expect.stringMatching(/\w+\.$/), code },
    });
  });
});

it('one Host header, or none in HTTP/1.0, is fine', async () => {
  for (const request of [
    `GET /fine HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    'GET /fine HTTP/1.0\r\n\r\n',
  ])
    expect(parse(await send(request))).toMatchObject({ status: 200, body: { message: 'fine' } });
});

it('the connection of an answer that has begun is cut, and nothing is written into the answer', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(chunked.replace('\r\n', '\r\nX-Answer: early\r\n')),
    );
    socket.on('data', (data) => {
      if (heard === '') socket.write('zz\r\n');
      heard += data.toString();
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(answer).toContain('the beginning');
});
