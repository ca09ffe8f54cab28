import { get } from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { userExportRoutes } from '../backend/src/features/user/user.export.routes.ts';
import { UserExportService } from '../backend/src/features/user/user.export.service.ts';
import { mountRestApi } from '../backend/src/platform/http/rest-api.ts';
import { createServer } from '../backend/src/platform/http/server.ts';
import { createLog } from '../backend/src/platform/log/log.ts';
import { to as copyTo } from 'pg-copy-streams';
import { Client } from 'pg';
import { openBenchPool } from './bench-database.ts';
import { type Spread, spread } from './measure.ts';

/** One export of all users as a file. */
interface ExportRound {
  readonly people: number;
  readonly seconds: number;
  /** What PostgreSQL alone takes to write the same columns with `COPY`. */
  readonly copySeconds: number;
  /** How much this process, server and client together, grew meanwhile. */
  readonly grownMib: number;
}

/** The time of an export of all users as a file, in some rounds. */
export interface ExportResult {
  readonly people: number;
  readonly seconds: Spread;
  readonly copySeconds: Spread;
  /** Exports per second, as a share of those of `COPY`. */
  readonly ratio: Spread;
  /** The most of all rounds. */
  readonly grownMib: number;
}

const lineFeed = 10;

/** Each takes seconds, and a few of them tell chance from what is so. */
const exportRounds = 5;

/** Exports all users over HTTP and by `COPY`, in turn, and discards both. */
export async function benchExport(url: string): Promise<ExportResult> {
  const rounds: ExportRound[] = [];
  while (rounds.length < exportRounds) rounds.push(await exportOnce(url));
  return {
    people: rounds[0]?.people ?? 0,
    seconds: spread(rounds.map(({ seconds }) => seconds)),
    copySeconds: spread(rounds.map(({ copySeconds }) => copySeconds)),
    ratio: spread(rounds.map(({ seconds, copySeconds }) => copySeconds / seconds)),
    grownMib: Math.max(...rounds.map(({ grownMib }) => grownMib)),
  };
}

async function exportOnce(url: string): Promise<ExportRound> {
  const copySeconds = await copyOut(url);
  const pool = openBenchPool(url, 3);
  const server = await createServer({
    log: createLog('silent'),
    trustProxy: 0,
    secure: false,
    authenticate: () =>
      Promise.resolve({
        ok: true,
        viewer: {
          kind: 'session',
          adminId: crypto.randomUUID(),
          sessionId: crypto.randomUUID(),
          email: 'bench',
          role: 'VIEWER',
        },
      }),
  });
  try {
    await mountRestApi(server, [userExportRoutes(new UserExportService(pool))]);
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const before = process.memoryUsage.rss();
    const startedAt = performance.now();
    let largest = before;
    let lines = 0;
    const watch = setInterval(() => (largest = Math.max(largest, process.memoryUsage.rss())), 20);
    await readAway(`${origin}/api/admin/getcsv`, (chunk) => {
      for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, at + 1)) lines += 1;
    }).finally(() => clearInterval(watch));
    return {
      people: lines - 1,
      seconds: (performance.now() - startedAt) / 1000,
      copySeconds,
      grownMib: (largest - before) / 2 ** 20,
    };
  } finally {
    await server.close();
    await pool.end();
    await nextTurn();
  }
}

async function copyOut(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const startedAt = performance.now();
  const stream = client.query(
    copyTo(`COPY (SELECT first_name, last_name, email, phone, country, answers ->> 'broker', referral_id, referral_code, points, referral_count, joined_at
      FROM signup LEFT JOIN score USING (seq) ORDER BY seq) TO STDOUT (FORMAT csv)`),
  );
  await pipeline(stream, new Writable({ write: (_chunk, _encoding, done) => done() }));
  const seconds = (performance.now() - startedAt) / 1000;
  await client.end();
  return seconds;
}

function readAway(url: string, onChunk: (chunk: Uint8Array) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { accept: 'text/csv', authorization: 'Bearer bench' } }, (answer) => {
      answer.on('data', onChunk).on('end', resolve).on('error', reject);
    });
    request.on('error', reject);
  });
}
