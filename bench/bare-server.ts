import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { boundPort } from '../backend/src/platform/port.ts';
import { type BareRow, insertBareRow, warmPool } from './bare-insert.ts';

/** The minimum a server can do, started by `rows/http-joins.ts`: it parses the JSON, inserts the row and returns its id. */

const connections = 64;
const pool = new Pool({ connectionString: process.argv[2], max: connections });
await warmPool(pool, connections);
const { rows } = await pool.query<{ seq: string }>('SELECT max(seq) AS seq FROM signup');
let seq = Number(rows[0]?.seq);
const server = createServer((request, response) => {
  void text(request)
    .then(async (body) => {
      seq += 1;
      await insertBareRow(pool, { ...(JSON.parse(body) as BareRow), seq });
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ seq }));
    })
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.keepAliveTimeout = 70_000;
process.on('SIGINT', () => undefined); // Ctrl-C is left to the parent
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: boundPort(server) }));
