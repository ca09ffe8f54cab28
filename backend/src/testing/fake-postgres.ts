import { createServer, type Socket } from 'node:net';
import { boundPort } from '../platform/port.ts';

/** A fake that listens in place of PostgreSQL. */
export interface FakePostgres {
  readonly port: number;
  /** Connections so far. */
  readonly connections: number;
  close(): Promise<void>;
}

export interface FakeAnswers {
  /** How it answers a request for TLS; none: it does not answer at all. */
  readonly toTls?: 'N' | undefined;
  /** How it answers a login; none: it does not answer. */
  readonly toLogin?: Buffer | undefined;
}

const tlsQuestion = 80_877_103;

/** Starts one on 127.0.0.1. */
export async function startFakePostgres({ toTls, toLogin }: FakeAnswers = {}): Promise<FakePostgres> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const answer = data.length === 8 && data.readUInt32BE(4) === tlsQuestion ? toTls : toLogin;
      if (answer !== undefined) socket.write(answer);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: boundPort(server),
    get connections() {
      return connections;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** A login that a standby accepts. */
export const standbyLogin = (): Buffer =>
  Buffer.concat([
    message('R', Buffer.alloc(4)),
    message('S', Buffer.from('in_hot_standby\0on\0')),
    message('Z', Buffer.from('I')),
  ]);

/** A login that PostgreSQL, or a pooler, rejects. */
export const refusal = (code: string, text: string): Buffer =>
  message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`));

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}
