import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

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

export const idleAndSlowClients: Fault = {
  name: 'idle-and-slow-clients',
  does: '5,000 clients connect and say nothing, 1,000 send a byte a second, for 75 s',
  seconds: 75,
  bounds: { failures: [], slowestMs: { other: 4_000 }, worksAfterMs: 5_000 },
  async begin({ ports: [port = 0] }) {
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
};

const spare = 10;
const limitOf = (pid: number, limit: string) =>
  void execFileSync('prlimit', ['--pid', String(pid), `--nofile=${limit}`]);
let before = '';

export const outOfDescriptors: Fault = {
  name: 'out-of-descriptors',
  does: `the process may open ${spare} files more, and 300 clients connect, for 20 s`,
  seconds: 20,
  // A connection that cannot be taken has no answer.
  bounds: {
    failures: ['503 DATABASE_UNAVAILABLE'],
    unanswered: ['socket hang up', 'read ECONNRESET'],
    slowestMs: { join: 9_000, other: 6_000 },
    worksAfterMs: 5_000,
  },
  impossible: () => (process.platform === 'linux' ? null : 'prlimit is of Linux'),
  async begin({ products: [product], ports: [port = 0] }) {
    const pid = product?.pid ?? 0;
    const line = execFileSync('prlimit', [
      '--pid',
      String(pid),
      '--nofile',
      '--noheadings',
      '--raw',
      '-o',
      'SOFT,HARD',
    ]);
    before = line.toString().trim().replace(/\s+/, ':');
    const used = readdirSync(`/proc/${pid}/fd`).length;
    limitOf(pid, `${used + spare}:${before.split(':')[1] ?? ''}`);
    await openClients(port, 300);
  },
  end({ products: [product] }) {
    closeAll();
    limitOf(product?.pid ?? 0, before);
  },
};
