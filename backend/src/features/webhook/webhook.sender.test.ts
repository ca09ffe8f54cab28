import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type LookupFunction, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { boundPort } from '../../platform/port.ts';
import { WebhookSender } from './webhook.sender.ts';

/** A server on this machine that may only be reached if it is allowed. */
let server: Server;
let port: number;
let hits: string[] = [];
let answer: { status: number; headers?: Record<string, string>; body?: string | Buffer } = { status: 204 };
beforeAll(async () => {
  server = createServer((request, response) => {
    hits.push(request.url ?? '');
    if (request.url === '/never') return;
    request.resume().on('end', () => response.writeHead(answer.status, answer.headers).end(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = boundPort(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  hits = [];
  answer = { status: 204 };
});

const send = (url: string, options: Partial<ConstructorParameters<typeof WebhookSender>[0]> = {}) =>
  new WebhookSender({ allowAddresses: [], timeoutMs: 3000, ...options }).send(
    url,
    { 'webhook-id': 'evt_a' },
    '{}',
  );
const local = { allowAddresses: ['127.0.0.0/8'] };
const refusal = /may not reach/;

const resolvingTo =
  (...addresses: readonly { address: string; family: number }[]): LookupFunction =>
  (_host, options, done) => {
    const [first] = addresses;
    if (options.all === true) done(null, [...addresses]);
    else if (first !== undefined) done(null, first.address, first.family);
  };

describe('an address inside the network is not reached', () => {
  const literal = [
    '127.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
  ];
  const encoded = [
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.01',
    '127.1',
    '127。0。0。1',
    '①②⑦.1',
  ];
  const ipv6 = ['[::1]', '[::]', '[fd00::1]', '[fe80::1]', '[ff02::1]'];
  const mapped = [
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:a00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::1]',
  ];
  it.each([...literal, ...encoded, ...ipv6, ...mapped])('by %s', async (host) => {
    for (const protocol of ['https', 'http']) {
      const result = await send(`${protocol}://${host}:${port}/`);
      expect(result).toMatchObject({ ok: false, status: null, error: expect.stringMatching(refusal) });
    }
    expect(hits).toEqual([]);
  });

  it.each(['localhost', 'LOCALHOST', 'localhost.'])('by the name %s', async (host) => {
    for (const protocol of ['https', 'http'])
      expect((await send(`${protocol}://${host}:${port}/`)).ok).toBe(false);
    expect(hits).toEqual([]);
  });

  it('by a name that resolves to a public and a private address', async () => {
    const lookup = resolvingTo({ address: '192.0.2.1', family: 4 }, { address: '127.0.0.1', family: 4 });
    expect((await send(`https://example.com:${port}/`, { lookup })).error).toMatch(refusal);
    const mapped6 = resolvingTo({ address: '::ffff:127.0.0.1', family: 6 });
    expect((await send(`https://example.com:${port}/`, { lookup: mapped6 })).error).toMatch(refusal);
    expect(hits).toEqual([]);
  });

  it('by a name that is pointed elsewhere after it was checked', async () => {
    let lookups = 0;
    const lookup: LookupFunction = (host, options, done) => {
      lookups += 1;
      const address = lookups === 1 ? '203.0.113.1' : '127.0.0.1';
      resolvingTo({ address, family: 4 })(host, options, done);
    };
    const sender = new WebhookSender({ allowAddresses: [], timeoutMs: 300, lookup });
    await sender.send(`https://example.com:${port}/`, {}, '{}');
    expect(lookups).toBe(1); // the checked address is the one connected to
    expect((await sender.send(`https://example.com:${port}/`, {}, '{}')).error).toMatch(refusal);
    expect(hits).toEqual([]);
  });

  it('by a redirect, which is not followed', async () => {
    answer = { status: 307, headers: { location: `http://127.0.0.1:${port}/inside` } };
    expect(await send(`http://127.0.0.1:${port}/outside`, local)).toMatchObject({
      ok: false,
      status: 307,
      error: expect.stringContaining('Redirects are not followed'),
    });
    expect(hits).toEqual(['/outside']);
  });

  it('by http on any public address', async () => {
    for (const options of [{}, local]) {
      const lookup = resolvingTo({ address: '8.8.8.8', family: 4 });
      expect((await send('http://example.com/', { ...options, lookup })).error).toMatch(refusal);
    }
  });
});

describe('a URL that can never be reached', () => {
  const faultOf = (url: string, allowAddresses: readonly string[] = []) =>
    new WebhookSender({ allowAddresses }).faultOf(new URL(url));

  it('is known before a request is sent', () => {
    expect(faultOf('http://example.com/hooks')).toBe('The URL must start with https://');
    expect(faultOf('https://localhost:3000/hooks')).toMatch(refusal);
    expect(faultOf('https://app.localhost/hooks')).toMatch(refusal);
    expect(faultOf('https://example.com/hooks')).toBeNull();
  });

  it('may be reachable once private addresses are allowed', () => {
    expect(faultOf('http://localhost:3000/hooks', ['127.0.0.0/8'])).toBeNull();
  });
});

describe('a request', () => {
  it('reaches a private address that is allowed, and no other', async () => {
    expect(await send(`http://127.0.0.1:${port}/`, local)).toMatchObject({
      ok: true,
      status: 204,
      error: null,
    });
    expect((await send(`http://127.0.0.1:${port}/`, { allowAddresses: ['127.0.0.2/32'] })).error).toMatch(
      refusal,
    );
    expect(hits).toEqual(['/']);
  });

  it('is given up at its deadline', async () => {
    const result = await send(`http://127.0.0.1:${port}/never`, { ...local, timeoutMs: 200 });
    expect(result).toMatchObject({ ok: false, status: null, error: 'No answer within 0.2 seconds.' });
    expect(result.durationMs).toBeLessThan(10_000);
  });

  it('keeps the beginning of a refusal, and reads no more than 64 KiB', async () => {
    answer = {
      status: 500,
      headers: { 'retry-after': '30' },
      body: `a\u0000b\ud800${'x'.repeat(5_000_000)}`,
    };
    const result = await send(`http://127.0.0.1:${port}/`, local);
    expect(result).toMatchObject({ ok: false, status: 500, retryAfterSeconds: 30 });
    expect(result.answer).toHaveLength(500);
    expect(result.answer).not.toContain('\u0000');
  });

  it('says in words why no answer came', async () => {
    expect((await send('http://127.0.0.1:1/', local)).error).toBe('The connection was refused.');
    const lookup: LookupFunction = (_host, _options, done) =>
      done(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }), '', 4);
    expect((await send('https://nobody.example/', { lookup })).error).toBe(
      'The host name could not be resolved.',
    );
  });
});

/** A receiver that acts on each request by hand: `nth` counts the requests of its connection, from 1 on. */
async function startRawReceiver(onRequest: (socket: Socket, nth: number) => void) {
  const open = new Set<Socket>();
  let requests = 0;
  const raw = createTcpServer((socket) => {
    open.add(socket);
    let nth = 0;
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    socket.on('data', () => {
      requests += 1;
      nth += 1;
      onRequest(socket, nth);
    });
  });
  await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
  const sender = new WebhookSender({ ...local, timeoutMs: 3000 });
  onTestFinished(() => {
    sender.close();
    for (const socket of open) socket.destroy();
    raw.close();
  });
  return {
    send: () => sender.send(`http://127.0.0.1:${boundPort(raw)}/`, {}, '{}'),
    requests: () => requests,
  };
}
const noContent = 'HTTP/1.1 204 No Content\r\n\r\n';

describe('a connection that was kept open', () => {
  it.each(['resetAndDestroy', 'destroy', 'end'] as const)(
    'and that the receiver ended (%s) is replaced by a new one at once, for as many requests as it met',
    async (end) => {
      const { send: post, requests } = await startRawReceiver((socket, nth) =>
        nth === 1 ? socket.write(noContent) : socket[end](),
      );
      const three = () => Promise.all([post(), post(), post()]);
      const ok = expect.objectContaining({ ok: true, status: 204, error: null });
      expect(await three()).toEqual([ok, ok, ok]);
      expect(await three()).toEqual([ok, ok, ok]);
      expect(requests()).toBe(9);
    },
  );

  it('and that ended within an answer has failed', async () => {
    const { send: post, requests } = await startRawReceiver((socket, nth) => {
      if (nth === 1) socket.write(noContent);
      else socket.write('HTTP/1.1 204 No', () => setTimeout(() => socket.resetAndDestroy(), 50));
    });
    expect(await post()).toMatchObject({ ok: true });
    expect(await post()).toMatchObject({ ok: false, status: null });
    expect(requests()).toBe(2);
  });

  it('is not what a new one was: its end is a failure', async () => {
    const { send: post, requests } = await startRawReceiver((socket) => socket.resetAndDestroy());
    expect(await post()).toMatchObject({
      ok: false,
      status: null,
      error: 'The connection was closed before an answer came.',
    });
    expect(requests()).toBe(1);
  });
});

describe('a status line is the answer', () => {
  const head = (status: string) => `HTTP/1.1 ${status}\r\ncontent-length: 10000000\r\n\r\nnot `;
  const bodies: Readonly<Record<string, (socket: Socket) => void>> = {
    'is reset': (socket) => setTimeout(() => socket.resetAndDestroy(), 50),
    'is cut short': (socket) => socket.end('today'),
    'is too big': (socket) => socket.write('x'.repeat(9_999_996)),
    'never ends': (socket) => {
      const more = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(more));
    },
    'never comes': () => undefined,
  };
  it.each(Object.entries(bodies))('although its body %s', async (_, sendBody) => {
    for (const status of [200, 500, 410]) {
      const { send: post } = await startRawReceiver((socket) => {
        socket.write(head(`${status} Any`));
        sendBody(socket);
      });
      const result = await post();
      expect(result).toMatchObject({ ok: status === 200, status });
      expect(result.durationMs).toBeLessThan(2500);
      if (status !== 200) expect(result.answer).toMatch(/^not /);
    }
  });
});
