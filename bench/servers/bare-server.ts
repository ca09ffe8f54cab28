import { createServer, type IncomingMessage } from 'node:http';
import { Pool } from 'pg';
import { boundPort } from '../../backend/src/platform/port.ts';
import { type BareRow, insertBareRow, warmPool } from '../bare-insert.ts';
import { serveParent } from './serve-parent.ts';

const connections = 64;

/** The minimum a server can do: it parses the JSON, inserts the row and returns its id. */
await serveParent(async (databaseUrl) => {
  const pool = new Pool({ connectionString: databaseUrl, max: connections });
  await warmPool(pool, connections);
  const { rows } = await pool.query<{ seq: string }>('SELECT max(seq) AS seq FROM signup');
  let seq = Number(rows[0]?.seq);
  const server = createServer((request, response) => {
    void readBody(request)
      .then(async (body) => {
        const row: unknown = JSON.parse(body);
        if (!isRow(row)) throw new Error('This is no row');
        seq += 1;
        await insertBareRow(pool, { ...row, seq });
        response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ seq }));
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.keepAliveTimeout = 70_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: boundPort(server),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await pool.end();
    },
  };
});

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) body += String(chunk);
  return body;
}

const isRow = (value: unknown): value is Omit<BareRow, 'seq'> =>
  typeof value === 'object' && value !== null && 'input' in value && 'verifiedBy' in value;
