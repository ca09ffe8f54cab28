import { get } from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { userExportRoutes } from '../../backend/src/features/user/user.export.routes.ts';
import { UserExportService } from '../../backend/src/features/user/user.export.service.ts';
import { mountRestApi } from '../../backend/src/platform/http/rest-api.ts';
import { createServer } from '../../backend/src/platform/http/server.ts';
import { createLog } from '../../backend/src/platform/log/log.ts';
import { openBenchPool } from '../database.ts';
import { spread } from '../measure.ts';
import { number, ratioRow, type Row } from '../report.ts';
import type { Context } from './context.ts';

const exportRounds = 5;
const rateGoal = 0.5;
const growthGoalMib = 100;
const lineFeed = 10;

/** Exports all users over HTTP and by `COPY`, in turn, and discards both. Server and client are this process. */
export async function measureExport({ readsUrl }: Context): Promise<readonly Row[]> {
  const rounds: Exported[] = [];
  while (rounds.length < exportRounds) rounds.push(await exportOnce(readsUrl));
  const median = (of: (round: Exported) => number) => spread(rounds.map(of)).median.toFixed(1);
  const grownMib = Math.max(...rounds.map((round) => round.grownMib));
  return [
    ratioRow(
      'export of all users as a file / COPY of the same columns, per second',
      spread(rounds.map(({ seconds, copySeconds }) => copySeconds / seconds)),
      `${median(({ seconds }) => seconds)} s / ${median(({ copySeconds }) => copySeconds)} s for ${number(rounds[0]?.users ?? 0)} users`,
      { atLeast: rateGoal },
    ),
    {
      what: 'growth of the memory meanwhile',
      measured: `${grownMib.toFixed(0)} MiB`,
      goal: `≤ ${growthGoalMib} MiB`,
      isKept: grownMib <= growthGoalMib,
    },
  ];
}

interface Exported {
  readonly users: number;
  readonly seconds: number;
  readonly copySeconds: number;
  readonly grownMib: number;
}

async function exportOnce(url: string): Promise<Exported> {
  const copySeconds = await copyOut(url);
  const pool = openBenchPool(url, 3);
  const [adminId, sessionId] = [crypto.randomUUID(), crypto.randomUUID()];
  const viewer = { kind: 'session', adminId, sessionId, email: 'bench', role: 'VIEWER' } as const;
  const server = await createServer({
    log: createLog('silent'),
    trustProxy: 0,
    secure: false,
    authenticate: () => Promise.resolve({ ok: true, viewer }),
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
    const seconds = (performance.now() - startedAt) / 1000;
    return { users: lines - 1, seconds, copySeconds, grownMib: (largest - before) / 2 ** 20 };
  } finally {
    await server.close();
    await pool.end();
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
