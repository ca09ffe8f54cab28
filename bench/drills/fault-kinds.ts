import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Treatment } from '../mail-server.ts';
import { type Bounds, type Fault, usualBounds } from './fault.ts';
import { signalPostgres, type World } from './world.ts';

const { unnoticed, unavailable } = usualBounds;
const { settledMs: _settledMs, ...unavailableAtFirst } = unavailable;

const database: readonly Fault[] = [
  {
    name: 'database-killed',
    does: 'PostgreSQL is killed (kill -9, every process) and cannot be reached for 10 s',
    seconds: 10,
    bounds: unavailable,
    begin({ server, databaseProxy }) {
      databaseProxy.refuse();
      return signalPostgres(server, 'SIGKILL');
    },
    end: ({ databaseProxy }) => databaseProxy.restore(),
  },
  {
    name: 'database-frozen',
    does: 'every process of PostgreSQL is stopped (SIGSTOP) for 20 s',
    seconds: 20,
    bounds: unavailable,
    begin: ({ server }) => signalPostgres(server, 'SIGSTOP'),
    end: ({ server }) => signalPostgres(server, 'SIGCONT'),
  },
  {
    name: 'database-slow',
    does: 'every statement takes 200 ms longer for 20 s',
    seconds: 20,
    bounds: unnoticed,
    begin: ({ databaseProxy }) => databaseProxy.delay(200),
    end: ({ databaseProxy }) => databaseProxy.restore(),
  },
  {
    name: 'disk-full',
    does: "the disk of PostgreSQL's files, write-ahead log included, has no byte left for 30 s",
    seconds: 30,
    // A write-ahead log that cannot grow stops PostgreSQL, which the supervisor starts again every 10 s at most.
    bounds: { ...unavailableAtFirst, otherMs: 6_000, worksAfterMs: 15_000, codesAfterMs: 30_000 },
    onSmallDisk: true,
    impossible: () =>
      process.platform === 'linux' && process.getuid?.() === 0
        ? ''
        : 'a disk of its own is mounted by root alone',
    begin: fillDisk,
    end: ({ server }) => rm(fillerOf(server.dataFolder), { force: true }),
  },
];

const fillerOf = (dataFolder: string): string => join(dirname(dataFolder), 'filler');

async function fillDisk({ server: { dataFolder } }: World): Promise<void> {
  for (const chunk of [1 << 20, 1 << 12]) {
    const { bavail, bsize } = await statfs(dataFolder);
    const bytes = Math.floor((bavail * bsize) / chunk) * chunk;
    await writeFile(fillerOf(dataFolder), Buffer.alloc(bytes), { flag: 'a' }).catch(() => undefined);
  }
}

const hourMs = 3_600_000;

const clocks = [
  ['clock-ahead', "the app's clock jumps an hour ahead of the database's for 15 s", hourMs],
  ['clock-behind', "the app's clock falls an hour behind the database's for 15 s", -hourMs],
] as const;

const disturbances: readonly Fault[] = [
  ...clocks.map(([name, does, byMs]): Fault => ({
    ...{ name, does, seconds: 15, bounds: unnoticed, disturbance: `clock:${byMs}` },
    begin: ({ disturb }) => disturb(),
    end: ({ disturb }) => disturb(),
  })),
  {
    name: 'names-gone',
    does: 'no name resolves (mail server, webhook receiver) for 30 s',
    seconds: 30,
    disturbance: 'names',
    bounds: unnoticed,
    begin({ disturb, mailProxy, receiver }) {
      disturb();
      // Connections that are kept need no name.
      mailProxy.cut();
      receiver.cut();
    },
    async look({ pool }) {
      await sleep(20_000);
      const { rows } = await pool.query<{ failed: number }>(
        'SELECT coalesce(sum(failed), 0)::int AS failed FROM webhook_hour',
      );
      const failed = rows[0]?.failed ?? 0;
      return [{ what: `${failed} requests of webhooks had failed after 20 s`, isKept: failed > 0 }];
    },
    end: ({ disturb }) => disturb(),
  },
];

const slowMs = 8_000;

const mail = (name: string, does: string, treatment: Treatment, codesAfterMs: number): Fault => ({
  ...{ name, does, seconds: 30, bounds: { ...unnoticed, codesAfterMs } },
  begin: (world) => world.mail.treat(treatment),
  end: (world) => world.mail.treat({ latencyMs: 0 }),
});

const texts = (
  name: string,
  does: string,
  treatment: Partial<World['texts']>,
  codesAfterMs: number,
): Fault => ({
  ...{ name, does, seconds: 30, codesBy: 'SMS', bounds: { ...unnoticed, codesAfterMs } },
  begin: (world) => void Object.assign(world.texts, treatment),
  end: (world) => void Object.assign(world.texts, { latencyMs: 0, isRefusing: false }),
});

const messages: readonly Fault[] = [
  {
    name: 'mail-away',
    does: 'the mail server cuts its connections and refuses new ones for 30 s',
    seconds: 30,
    bounds: { ...unnoticed, codesAfterMs: 50_000 },
    begin: ({ mailProxy }) => mailProxy.refuse(),
    end: ({ mailProxy }) => mailProxy.restore(),
  },
  mail('mail-slow', 'the mail server takes 8 s per message for 30 s', { latencyMs: slowMs }, 30_000),
  mail(
    'mail-refuse',
    'the mail server refuses every recipient (451) for 30 s',
    { latencyMs: 0, isRefusing: true },
    20_000,
  ),
  {
    name: 'sms-away',
    does: 'Twilio cuts its connections and refuses new ones for 30 s',
    seconds: 30,
    codesBy: 'SMS',
    bounds: { ...unnoticed, codesAfterMs: 50_000 },
    begin: ({ textProxy }) => textProxy.refuse(),
    end: ({ textProxy }) => textProxy.restore(),
  },
  texts('sms-slow', 'Twilio takes 8 s per message for 30 s', { latencyMs: slowMs }, 30_000),
  texts('sms-refuse', 'Twilio answers 503 for 30 s', { isRefusing: true }, 20_000),
];

const connections: readonly Fault[] = [
  {
    name: 'instance-frozen',
    does: 'one of two instances is stopped (SIGSTOP) for 60 s; the proxy in front leads visitors to the other',
    seconds: 60,
    instances: 2,
    // Requests that the frozen instance had begun are answered when it resumes, late or with 503.
    bounds: { ...unavailable, joinMs: 70_000, otherMs: 70_000, settledMs: 2_000, worksAfterMs: 10_000 },
    begin({ products: [frozen], load }) {
      if (frozen !== undefined) process.kill(frozen.pid, 'SIGSTOP');
      load.ports = load.ports.slice(1);
    },
    end({ products, load }) {
      const [frozen] = products;
      if (frozen !== undefined) process.kill(frozen.pid, 'SIGCONT');
      load.ports = products.map(({ port }) => port);
    },
  },
  {
    name: 'network-cut',
    does: 'every packet between app and database is dropped for 20 s; connections of that time stay dead',
    seconds: 20,
    bounds: unavailable,
    begin: ({ databaseProxy }) => databaseProxy.drop(),
    end: ({ databaseProxy }) => databaseProxy.restore(),
  },
  {
    name: 'half-open',
    does: 'all connections to PostgreSQL are dead and neither end is told; new ones work',
    seconds: 20,
    bounds: { ...unavailableAtFirst, otherMs: 6_000, worksAfterMs: 1_000 },
    begin: ({ databaseProxy }) => databaseProxy.killSilently(),
    end: ({ databaseProxy }) => databaseProxy.restore(),
  },
];

const head =
  'POST /api/joinwaitlist HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Slow: ';
let open: Socket[] = [];

/** Opens connections, a hundred at a time. */
async function openClients(port: number, count: number, each: (socket: Socket) => void = () => undefined) {
  for (let number = 0; number < count; number += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    open.push(socket);
    each(socket);
    if (number % 100 === 99) await sleep(20);
  }
}

/** Sends a byte a second of a request that never ends. */
function trickle(socket: Socket): void {
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(head[sent] ?? 'x');
    sent += 1;
  }, 1_000);
  socket.on('close', () => clearInterval(timer));
}

const closeAll = () => {
  for (const socket of open) socket.destroy();
  open = [];
};
const held = () => open.filter(({ destroyed }) => !destroyed).length;

const spare = 10;
const withoutDescriptors: Bounds = {
  ...unavailableAtFirst,
  // A connection that cannot be taken has no answer.
  unanswered: ['socket hang up', 'read ECONNRESET'],
  otherMs: 6_000,
};
const prlimit = (pid: number, ...args: readonly string[]) =>
  execFileSync('prlimit', ['--pid', String(pid), ...args], { encoding: 'utf8' });
let before = '';

const clients: readonly Fault[] = [
  {
    name: 'idle-and-slow-clients',
    does: '5,000 clients connect and say nothing, 1,000 send a byte a second, for 75 s',
    seconds: 75,
    bounds: unnoticed,
    async begin({
      load: {
        ports: [port = 0],
      },
    }) {
      await openClients(port, 5_000);
      await openClients(port, 1_000, trickle);
    },
    async look() {
      const connected = held();
      await sleep(73_000);
      return [
        { what: `${connected} were connected at once`, isKept: connected === 6_000 },
        { what: `${held()} of them are left after 73 s`, isKept: held() < connected },
      ];
    },
    end: closeAll,
  },
  {
    name: 'out-of-descriptors',
    does: `the process may open ${spare} files more, and 300 clients connect, for 20 s`,
    seconds: 20,
    bounds: withoutDescriptors,
    impossible: () => (process.platform === 'linux' ? '' : 'prlimit is of Linux'),
    async begin({
      products: [product],
      load: {
        ports: [port = 0],
      },
    }) {
      const pid = product?.pid ?? 0;
      before = prlimit(pid, '--nofile', '--noheadings', '--raw', '-o', 'SOFT,HARD')
        .trim()
        .replace(/\s+/, ':');
      const used = readdirSync(`/proc/${pid}/fd`).length;
      prlimit(pid, `--nofile=${used + spare}:${before.split(':')[1] ?? ''}`);
      await openClients(port, 300);
    },
    end({ products: [product] }) {
      closeAll();
      prlimit(product?.pid ?? 0, `--nofile=${before}`);
    },
  },
];

/** In the order of the table. */
export const faultKinds: readonly Fault[] = [
  ...database,
  ...disturbances,
  ...messages,
  ...connections,
  ...clients,
];
