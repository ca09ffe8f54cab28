import { get } from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { memoryOf, spread } from '../measure.ts';
import { number, ratioRow, type Row } from '../report.ts';
import type { Context, Office } from './context.ts';

const exportRounds = 5;
const rateGoal = 0.5;
const growthGoalMib = 100;
const lineFeed = 10;

/** Exports all users over HTTP and by `COPY`, in turn, and discards both. */
export async function measureExport({ readsUrl, office }: Context): Promise<readonly Row[]> {
  const open = await office();
  const copySeconds: number[] = [];
  const seconds: number[] = [];
  let users = 0;
  const before = await memoryOf(open.product.pid, 'VmRSS');
  let largest = before;
  const watch = setInterval(() => {
    void memoryOf(open.product.pid, 'VmRSS').then((bytes) => (largest = Math.max(largest, bytes)));
  }, 20);
  while (seconds.length < exportRounds) {
    copySeconds.push(await secondsOf(() => copyOut(readsUrl)));
    seconds.push(await secondsOf(async () => (users = (await countLines(open)) - 1)));
  }
  clearInterval(watch);
  const grownMib = (largest - before) / 2 ** 20;
  return [
    ratioRow(
      'export of all users as a file / COPY of the same columns, per second',
      spread(seconds.map((each, round) => (copySeconds[round] ?? Number.NaN) / each)),
      `${spread(seconds).median.toFixed(1)} s / ${spread(copySeconds).median.toFixed(1)} s for ${number(users)} users`,
      { atLeast: rateGoal },
    ),
    {
      what: "growth of the product's memory meanwhile",
      measured: `${grownMib.toFixed(0)} MiB`,
      goal: `≤ ${growthGoalMib} MiB`,
      isKept: grownMib <= growthGoalMib,
    },
  ];
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const beganAt = performance.now();
  await work();
  return (performance.now() - beganAt) / 1000;
}

async function copyOut(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const stream = client.query(
    copyTo(`COPY (SELECT first_name, last_name, email, phone, country, answers ->> 'broker', referral_id, referral_code, points, referral_count, joined_at
      FROM signup LEFT JOIN score USING (seq) ORDER BY seq) TO STDOUT (FORMAT csv)`),
  );
  await pipeline(stream, new Writable({ write: (_chunk, _encoding, done) => done() }));
  await client.end();
}

function countLines({ product, token }: Office): Promise<number> {
  return new Promise((resolve, reject) => {
    let lines = 0;
    const headers = { accept: 'text/csv', authorization: `Bearer ${token}` };
    const request = get(`${product.origin}/api/admin/getcsv`, { headers }, (answer) => {
      answer.on('data', (chunk: Buffer) => {
        for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, at + 1)) lines += 1;
      });
      answer.on('end', () => resolve(lines)).on('error', reject);
    });
    request.on('error', reject);
  });
}
