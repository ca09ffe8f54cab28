import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { StartError } from './lifecycle.ts';

/**
 * Listens on a port briefly, to know whether it is available before a database is created. 0, which means any port,
 * always is.
 *
 * @throws a {@link StartError} that names port and variable.
 */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen({ port, host });
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw explainListenError(error, port, host);
  }
  probe.close();
  await once(probe, 'close');
}

// Below the ports that systems use for outgoing connections: one of those could occupy ours before it is listened on.
const lowestPort = 20_000;
const highestPort = 32_000;

/**
 * A port that nothing on this machine listens on.
 *
 * @throws StartError if a hundred are taken.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const port = randomInt(lowestPort, highestPort);
    if (await isFree(port)) return port;
  }
  throw new StartError(`No port between ${lowestPort} and ${highestPort} is free on 127.0.0.1.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * The message for a port that cannot be listened on, as a {@link StartError} that names port and variable; any other
 * error is returned as it is.
 */
export function explainListenError(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is already in use. Stop the program that uses it, or choose another with PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST is ${host}, which is no address of this machine.`);
  }
  return error;
}

/** The port of a server that listens on one, for `listen(0)`. */
export function boundPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}

/** The line that tells people and tools that the app accepts requests on `port`, the one actually bound. */
export function readyLine(port: number): string {
  return `ready http://localhost:${port}`;
}
