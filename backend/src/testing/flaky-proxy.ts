import { connect, createServer, type Server, type Socket } from 'node:net';
import { boundPort } from '../platform/port.ts';

/** A TCP proxy in front of a database that loses answers, or hangs, on demand. */
export interface FlakyProxy {
  /** The database's address, through the proxy. */
  readonly url: string;
  /** From now on, the next answer that contains the text is dropped and its connection cut. */
  loseAnswerWith(text: string): void;
  readonly answersLost: number;
  /** From now on, nothing gets through, and no connection is cut: the database hangs. */
  stall(): void;
  /** What was held back gets through again. */
  resume(): void;
  /** Current connections are dead, and neither end is notified; new ones work. */
  deaden(): void;
  /** From now on, every connection is cut: the database is unavailable. */
  refuse(): void;
  /** The database is available again. */
  accept(): void;
  close(): Promise<void>;
}

/** Starts a proxy to the database of `url`. */
export async function startFlakyProxy(url: string): Promise<FlakyProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let losing: string | undefined;
  let answersLost = 0;
  let stalled = false;
  let refusing = false;
  const server: Server = createServer((client) => {
    if (refusing) return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      if (stalled) socket.pause();
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (data) => upstream.write(data));
    upstream.on('data', (data) => {
      if (losing === undefined || !data.includes(losing)) return client.write(data);
      losing = undefined;
      answersLost += 1;
      client.destroy();
      return upstream.end();
    });
    client.on('close', () => upstream.end());
    upstream.on('close', () => client.end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${boundPort(server)}`;
  return {
    url: proxied.href,
    loseAnswerWith: (text) => {
      losing = text;
    },
    get answersLost() {
      return answersLost;
    },
    stall: () => {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    deaden: () => {
      for (const socket of sockets) socket.pause();
    },
    refuse: () => {
      refusing = true;
      for (const socket of sockets) socket.destroy();
    },
    accept: () => {
      refusing = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
