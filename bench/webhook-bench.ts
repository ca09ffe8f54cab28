import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { WebhookSender } from '../backend/src/features/webhook/webhook.sender.ts';
import { webhookWaker } from '../backend/src/features/webhook/webhook.waker.ts';
import { runWebhooks } from '../backend/src/features/webhook/webhook.run.ts';
import { erasedHashes } from '../backend/src/features/waitlist/waitlist.erased-identity.ts';
import { joinConnections, JoinQueue } from '../backend/src/features/waitlist/waitlist.join-queue.ts';
import { WaitlistService } from '../backend/src/features/waitlist/waitlist.service.ts';
import { jobConnections } from '../backend/src/platform/jobs/start-jobs.ts';
import { createSecrets } from '../backend/src/platform/secrets/secrets.ts';
import { openBenchPool, pointsPerReferral } from './bench-database.ts';
import { clients, join, verificationMinutes } from './join-bench.ts';
import { interleave, ratios, type Round, runClients, type Spread, spread } from './measure.ts';
import { insertVerifications, type PeopleSource, type Person } from './people.ts';

/** The least that joins per second with an endpoint may be of those without. */
export const leastRatio = 0.97;
const warmUpJoins = 3000;
const secrets = createSecrets('a secret of the benchmark, long enough for it');
const silent = pino({ level: 'silent' });

export interface WebhookBenchOptions {
  readonly url: string;
  readonly people: PeopleSource;
  readonly rounds: number;
  readonly roundSeconds: number;
  readonly checkpoint: () => Promise<void>;
}

/** Joins per second with and without an endpoint that wants joins and credits, and what was sent meanwhile. */
export interface WebhookResult {
  readonly rounds: number;
  readonly roundSeconds: number;
  readonly without: Spread;
  readonly with: Spread;
  readonly ratio: Spread;
  readonly delivered: number;
  readonly good: boolean;
}

type Contender = 'with' | 'without';

/** As in the product, the runner works in the process that takes joins; the receiver is a process of its own. */
export async function benchWebhooks(options: WebhookBenchOptions): Promise<WebhookResult> {
  const { url, people, rounds, roundSeconds } = options;
  const [pool, joinPool, jobPool] = [
    openBenchPool(url, 4),
    openBenchPool(url, joinConnections),
    openBenchPool(url, jobConnections),
  ];
  const receiver = await startReceiver();
  const sender = new WebhookSender({ allowAddresses: ['127.0.0.1/32'] });
  try {
    const wake = webhookWaker(pool, silent);
    const queue = new JoinQueue({
      pool: joinPool,
      log: silent,
      pointsPerReferral,
      verificationMinutes,
      onJoined: wake,
    });
    const service = new WaitlistService(queue, erasedHashes(secrets));
    const joinAll = (group: readonly Person[]) =>
      runClients(clients, group.length, (piece) => join(service, group[piece]));
    const warmUp = people.make(warmUpJoins);
    await insertVerifications(pool, warmUp);
    const { perSecond } = await joinAll(warmUp);
    const perRound = Math.round(perSecond * roundSeconds);
    const groups = Array.from({ length: 2 * rounds }, () => people.make(perRound));
    for (const group of groups) await insertVerifications(pool, group);
    await pool.query('ANALYZE otp_challenge');
    await options.checkpoint();
    await addEndpoint(pool, receiver.url);
    const contenders: Readonly<Record<Contender, (group: readonly Person[]) => Promise<Round>>> = {
      without: joinAll,
      with: (group) => whileSending(jobPool, sender, () => joinAll(group)),
    };
    const results = await interleave<Contender>(['without', 'with'], rounds, async (name) => {
      await pool.query('UPDATE webhook_endpoint SET state = $1', [name === 'with' ? 'active' : 'paused']);
      return contenders[name](groups.pop() ?? []);
    });
    return resultOf(options, results, await countDelivered(pool));
  } finally {
    sender.close();
    receiver.stop();
    await Promise.all([pool.end(), joinPool.end(), jobPool.end()]);
  }
}

function resultOf(
  { rounds, roundSeconds }: WebhookBenchOptions,
  results: ReadonlyMap<Contender, readonly Round[]>,
  delivered: number,
): WebhookResult {
  const [one, other] = [results.get('with') ?? [], results.get('without') ?? []];
  const ratio = ratios(one, other, 'perSecond');
  const rate = (all: readonly Round[]) => spread(all.map(({ perSecond }) => perSecond));
  const good = ratio.median >= leastRatio && delivered > 0;
  return { rounds, roundSeconds, with: rate(one), without: rate(other), ratio, delivered, good };
}

/** Does it while a runner sends. */
async function whileSending<T>(pool: Pool, sender: WebhookSender, work: () => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const options = { pool, secrets, sender, idleMs: 60_000 };
  const running = runWebhooks(options, { log: silent, signal: stopping.signal });
  try {
    return await work();
  } finally {
    stopping.abort();
    await running;
  }
}

async function addEndpoint(pool: Pool, url: string): Promise<void> {
  await pool.query(
    `INSERT INTO webhook_endpoint (id, url, description, types, personal_data, batch_size, per_second, joined_seq, claimed_seq)
     SELECT $1, $2, 'Benchmark', '{signup.joined,signup.credited}', true, 1, 50, last_seq, last_seq FROM waitlist_head`,
    [randomUUID(), url],
  );
}

async function countDelivered(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT sum(succeeded)::int AS count FROM webhook_hour',
  );
  return rows[0]?.count ?? 0;
}

const receiverCode = `require('http').createServer((q, a) => q.resume().on('end', () => a.writeHead(204).end()))
  .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;

async function startReceiver(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const child = spawn(process.execPath, ['-e', receiverCode], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}/`, stop: () => void child.kill() };
}

/** The result as a table. */
export function webhookMarkdown(result: WebhookResult, date: string): string {
  const row = (name: string, { median, min, max }: Spread, digits: number) =>
    `| ${name} | ${median.toFixed(digits)} | ${min.toFixed(digits)}–${max.toFixed(digits)} |`;
  return `# Joins with a webhook endpoint, ${date}

${result.rounds} rounds of about ${result.roundSeconds} seconds each with and without, in turn. The endpoint gets joins and credits with personal data,
50 requests per second; ${result.delivered} were delivered.

| joins per second | median | range |
| --- | --- | --- |
${row('without an endpoint', result.without, 0)}
${row('with an endpoint', result.with, 0)}
${row('ratio', result.ratio, 3)}

The ratio has to be at least ${leastRatio}: ${result.good ? 'met' : 'MISSED'}.
`;
}
