// The least that a server can do, to see how long this machine makes anything wait. A child of yardstick.ts.
import { createServer } from 'node:http';

process.on('disconnect', () => process.exit());
const server = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1', () =>
  process.send?.(server.address()?.port),
);
