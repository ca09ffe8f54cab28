import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does `work` while no other process on this machine does any with the same `name`; waits for its turn, and says so once.
 *
 * The lock is a listening socket: the kernel gives it to one process and takes it back when that ends, however it ends.
 *
 * @template T @param {string} name @param {() => void} onWait @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function exclusively(name, onWait, work) {
  const address = socketAddress(name);
  let server = await listen(address);
  for (let waited = false; server === undefined; server = await listen(address)) {
    if (!waited) onWait();
    waited = true;
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    server.close();
  }
}

/** @param {string} name */
function socketAddress(name) {
  const id = `waitlist-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${id}`; // no file, nothing to go stale
  return process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : join(tmpdir(), `${id}.sock`);
}

/** @param {string} address @returns {Promise<import('node:net').Server | undefined>} undefined when another process has it */
async function listen(address) {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  /** @type {Error & { code?: string } | undefined} */
  const error = await new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(address, () => resolve(undefined));
  });
  // Where sockets are forbidden, better without the lock than not at all.
  if (error?.code !== 'EADDRINUSE') return server;
  if (address.endsWith('.sock') && !(await answers(address))) rmSync(address, { force: true });
  return undefined;
}

/** @param {string} address @returns {Promise<boolean>} */
function answers(address) {
  return new Promise((resolve) => {
    const socket = createConnection(address);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
