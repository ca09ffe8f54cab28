import { connect, createServer, type Socket } from 'node:net';
import { boundPort } from '../../backend/src/platform/port.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';

/** A TCP proxy between the product and what it depends on, which fails on demand. */
export interface TcpProxy {
  readonly port: number;
  /** What the client sends arrives this much later: a round trip takes so much longer. */
  delay(ms: number): void;
  /** Every connection is cut. */
  cut(): void;
  /** The same, and new ones are refused. */
  refuse(): void;
  /** Nothing comes through, on any connection, and none is closed: the packets are dropped. */
  drop(): void;
  /** The connections of now are dead, and neither end is told; new ones work. */
  killSilently(): void;
  /** Everything works again; connections that died silently stay dead, and those that were dropped lost their bytes. */
  restore(): void;
}

interface Pair {
  readonly sockets: readonly Socket[];
  isDead: boolean;
}

/** Starts a proxy to a port of this machine. */
export async function startTcpProxy(target: number, lifecycle: Lifecycle): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let delayMs = 0;
  let isRefusing = false;
  let isDropping = false;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    const pair: Pair = { sockets: [client, upstream], isDead: isDropping };
    pairs.add(pair);
    for (const socket of pair.sockets) socket.setNoDelay(true).on('error', () => undefined);
    client.on('data', (data) => {
      const send = () => !pair.isDead && !upstream.destroyed && upstream.write(data);
      if (delayMs === 0) send();
      else setTimeout(send, delayMs);
    });
    upstream.on('data', (data) => !pair.isDead && client.write(data));
    // Neither end of a dead connection hears that the other has gone.
    client.on('close', () => {
      if (!pair.isDead) upstream.destroy();
      pairs.delete(pair);
    });
    upstream.on('close', () => !pair.isDead && client.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  lifecycle.onStop('the proxy', () => {
    for (const { sockets } of pairs) for (const socket of sockets) socket.destroy();
    server.close();
  });
  const cut = () => {
    for (const { sockets } of pairs) for (const socket of sockets) socket.resetAndDestroy();
  };
  const killSilently = () => {
    for (const pair of pairs) pair.isDead = true;
  };
  const port = boundPort(server);
  return {
    port,
    delay: (ms) => void (delayMs = ms),
    cut,
    refuse: () => {
      isRefusing = true;
      server.close();
      cut();
    },
    drop: () => {
      isDropping = true;
      killSilently();
    },
    killSilently,
    restore: () => {
      if (isRefusing) server.listen(port, '127.0.0.1');
      [delayMs, isRefusing, isDropping] = [0, false, false];
    },
  };
}
