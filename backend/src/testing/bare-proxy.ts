import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { boundPort } from '../platform/port.ts';

/**
 * A proxy like the one that `proxy_pass http://localhost:4000;` creates: on this machine, without headers about its
 * clients.
 */
export async function startBareProxy(
  origin: string,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const { port } = new URL(origin);
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: `localhost:${port}` };
    const { method, url } = incoming;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${boundPort(server)}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
