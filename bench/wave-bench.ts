import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { issueInvites } from '../backend/src/features/invite/invite.issue.ts';
import { binding } from '../backend/src/features/segment/segment.audience.ts';
import { recipientsSql } from '../backend/src/features/segment/segment.recipients.ts';
import { erasedHashes } from '../backend/src/features/waitlist/waitlist.erased-identity.ts';
import { joinConnections, JoinQueue } from '../backend/src/features/waitlist/waitlist.join-queue.ts';
import { WaitlistService } from '../backend/src/features/waitlist/waitlist.service.ts';
import { setStanding } from '../backend/src/features/waitlist/waitlist.standing.repository.ts';
import { inTransaction } from '../backend/src/platform/database/database.ts';
import { mailingAudiences } from '../backend/src/features/message/message.audience.ts';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { createSecrets } from '../backend/src/platform/secrets/secrets.ts';
import { benchAdminReads } from './admin-reads-bench.ts';
import { openBenchPool, pointsPerReferral } from './bench-database.ts';
import { say } from './command.ts';
import { clients, join, verificationMinutes } from './join-bench.ts';
import { benchMailing, grownMibAtMost, leastSendingRatio } from './mailing-bench.ts';
import { interleave, ratios, type Round, roundOf, runClients, type Spread, spread } from './measure.ts';
import { insertVerifications, type PeopleSource, type Person } from './people.ts';
import { benchRanks } from './rank-bench.ts';

const secrets = createSecrets('a secret of the benchmark, long enough for it');
const silent = pino({ level: 'silent' });

export interface WaveBenchOptions {
  /** All users wait here. */
  readonly url: string;
  /** A copy, in which a tenth of all users will be invited. */
  readonly awayUrl: string;
  readonly signups: number;
  readonly people: PeopleSource;
  readonly rounds: number;
  readonly roundSeconds: number;
  /** Whether lists are measured, too. */
  readonly reads: boolean;
  /** Invitations in each round of sending. */
  readonly messages: number;
  readonly lifecycle: Lifecycle;
  readonly checkpoint: () => Promise<void>;
}

/** One ratio and its goal. */
export interface WaveRatio {
  readonly what: string;
  readonly ratio: Spread;
  readonly goal: string;
  readonly met: boolean;
}

export interface WaveResult {
  readonly signups: number;
  readonly away: number;
  readonly ratios: readonly WaveRatio[];
  readonly good: boolean;
}

/** The part of all users that is invited: every tenth, so that lists and blocks of the join order have gaps everywhere. */
const awayEvery = 10;
const standingAtOnce = 500;
const issuedPerSecond = 500;
const issuedAtOnce = 100;

/** What inviting users costs everyone else, as ratios. */
export async function benchWaves(options: WaveBenchOptions): Promise<WaveResult> {
  const { url, awayUrl, signups } = options;
  say('inviting a tenth of a copy');
  const away = await sendAway(awayUrl, signups);
  const found = [
    ...(await askAround(options)),
    ...(await workAlongside(url, options)),
    ...(await send(options)),
  ];
  return { signups, away, ratios: found, good: found.every(({ met }) => met) };
}

/** Ranks and lists, in both databases in turn. */
async function askAround({
  url,
  awayUrl,
  signups,
  rounds,
  reads,
}: WaveBenchOptions): Promise<readonly WaveRatio[]> {
  const databases = [
    { url, signups, name: 'waiting' },
    { url: awayUrl, signups, name: 'away' },
  ];
  const named = (
    all: readonly { readonly name: string; readonly rounds: readonly Round[] }[],
    wanted: string,
  ) => all.find(({ name }) => name === wanted)?.rounds ?? [];
  const compare = (what: string, all: Parameters<typeof named>[0], most: number) =>
    atMost(`${what}, p50: a tenth invited / none`, named(all, 'away'), named(all, 'waiting'), most);
  say('ranks');
  const ranks = await benchRanks(databases, rounds);
  if (reads) say('lists');
  const lists = reads ? await benchAdminReads(databases, rounds) : [];
  return [
    ...[...Map.groupBy(ranks, ({ people }) => people)]
      .filter(([people]) => people !== 'round trip')
      .map(([people, all]) => compare(`rank of users with ${people}`, all, 1.5)),
    ...lists.map((list) => compare(list.read, list.rounds, 2)),
  ];
}

async function workAlongside(url: string, options: WaveBenchOptions): Promise<readonly WaveRatio[]> {
  say('writing down recipients');
  const written = await benchWriting(url, options.rounds);
  say('joins while invitations are issued');
  const joins = await benchJoins(options);
  return [
    atMost(
      'writing down everybody / a bare INSERT … SELECT, time',
      written.get('recipients') ?? [],
      written.get('bare') ?? [],
      3,
    ),
    atLeast(
      `joins per second while ${issuedPerSecond} invitations a second are issued / without`,
      joins.get('issuing') ?? [],
      joins.get('alone') ?? [],
      0.9,
    ),
  ];
}

async function send({
  awayUrl: url,
  rounds,
  messages,
  lifecycle,
}: WaveBenchOptions): Promise<readonly WaveRatio[]> {
  say('sending invitations');
  const { rounds: sent, grownMib } = await benchMailing({ url, rounds, messages, lifecycle });
  return [
    atLeast(
      'invitations written down, issued and sent / a bare pool of nodemailer, messages per second',
      sent.get('wave') ?? [],
      sent.get('bare') ?? [],
      leastSendingRatio,
    ),
    {
      what: `growth of the memory over ${(rounds * messages).toLocaleString('en')} invitations / what is allowed`,
      ratio: spread([grownMib / grownMibAtMost]),
      goal: `≤ ${grownMibAtMost} MiB`,
      met: grownMib <= grownMibAtMost,
    },
  ];
}

function atMost(what: string, one: readonly Round[], other: readonly Round[], most: number): WaveRatio {
  const ratio = ratios(one, other, 'p50Ms');
  return { what, ratio, goal: `≤ ${most}`, met: ratio.median <= most };
}

function atLeast(what: string, one: readonly Round[], other: readonly Round[], least: number): WaveRatio {
  const ratio = ratios(one, other, 'perSecond');
  return { what, ratio, goal: `≥ ${least}`, met: ratio.median >= least };
}

/** Has every tenth user leave the ranking, as an invitation does. @returns how many. */
async function sendAway(url: string, signups: number): Promise<number> {
  const pool = openBenchPool(url, 1);
  try {
    let away = 0;
    const span = awayEvery * standingAtOnce;
    for (let first = 1; first <= signups; first += span) {
      const seqs = Array.from({ length: standingAtOnce }, (_, index) => String(first + awayEvery * index));
      away += (await inTransaction(pool, (client) => setStanding(client, seqs, 'away'))).length;
    }
    await pool.query('VACUUM (ANALYZE) score');
    await pool.query('VACUUM (ANALYZE) rank_block');
    return away;
  } finally {
    await pool.end();
  }
}

/**
 * Writes all waiting users into a table of recipients, best first, compared with the same rows without any order or
 * condition.
 */
async function benchWriting(
  url: string,
  rounds: number,
): Promise<ReadonlyMap<'recipients' | 'bare', readonly Round[]>> {
  const pool = openBenchPool(url, 1);
  const { bind, values } = binding();
  const { invite: audience } = mailingAudiences({ secrets, smsAvailable: true });
  const recipients = recipientsSql({ states: ['WAITING'] }, audience, bind);
  const insert = 'INSERT INTO mailing_recipient (mailing_seq, place, signup_seq, domain, rank_then)';
  const statements = {
    recipients: {
      text: `${insert} SELECT 1, row_number() OVER (), seq, domain, rank_then FROM (${recipients}) AS found`,
      values: [...values],
    },
    bare: {
      text: `${insert} SELECT 1, seq, seq, split_part(email, '@', 2), seq FROM signup`,
      values: [] as unknown[],
    },
  };
  try {
    return await interleave(['recipients', 'bare'], rounds, async (name) => {
      await pool.query('TRUNCATE mailing_recipient');
      const startedAt = performance.now();
      await inTransaction(pool, async (client) => {
        await client.query(`SET LOCAL statement_timeout = '10min'`);
        const { text, values: bound } = statements[name];
        await client.query({ text, values: bound, ...{ query_timeout: 600_000 } });
      });
      const took = performance.now() - startedAt;
      return roundOf([took], took);
    });
  } finally {
    await pool.query('TRUNCATE mailing_recipient');
    await pool.end();
  }
}

type JoinContender = 'alone' | 'issuing';

/** Joins per second alone, and while another connection issues invitations at a steady rate. */
async function benchJoins(options: WaveBenchOptions): Promise<ReadonlyMap<JoinContender, readonly Round[]>> {
  const { url, people, rounds, roundSeconds } = options;
  const [pool, joinPool] = [openBenchPool(url, 4), openBenchPool(url, joinConnections)];
  try {
    const queue = new JoinQueue({ pool: joinPool, log: silent, pointsPerReferral, verificationMinutes });
    const service = new WaitlistService(queue, erasedHashes(secrets));
    const joinAll = (group: readonly Person[]) =>
      runClients(clients, group.length, (piece) => join(service, group[piece]));
    const warmUp = people.make(3000);
    await insertVerifications(pool, warmUp);
    const { perSecond } = await joinAll(warmUp);
    const groups = Array.from({ length: 2 * rounds }, () =>
      people.make(Math.round(perSecond * roundSeconds)),
    );
    for (const group of groups) await insertVerifications(pool, group);
    await pool.query('ANALYZE otp_challenge');
    await options.checkpoint();
    const invited = await invitable(pool);
    return await interleave<JoinContender>(['alone', 'issuing'], rounds, (name) => {
      const group = groups.pop() ?? [];
      return name === 'alone' ? joinAll(group) : whileIssuing(pool, invited, () => joinAll(group));
    });
  } finally {
    await Promise.all([pool.end(), joinPool.end()]);
  }
}

/** Users to invite, in an order of no meaning. */
async function invitable(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ seq: string }>(
    `SELECT seq::text FROM signup LEFT JOIN score USING (seq)
     WHERE coalesce(score.standing, 'waiting') = 'waiting' ORDER BY hashint8(seq) LIMIT 200000`,
  );
  return rows.map(({ seq }) => seq);
}

async function whileIssuing<T>(pool: Pool, seqs: string[], work: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const issuing = issue(pool, seqs, over.signal);
  try {
    return await work();
  } finally {
    over.abort();
    await issuing;
  }
}

/** Issues invitations at a steady rate until it is over. */
async function issue(pool: Pool, seqs: string[], over: AbortSignal): Promise<void> {
  const startedAt = performance.now();
  const terms = { mailingSeq: null, expiresInMinutes: 60 };
  for (let issued = 0; !over.aborted; issued += issuedAtOnce) {
    const dueInMs = startedAt + (1000 * issued) / issuedPerSecond - performance.now();
    if (dueInMs > 0) await sleep(dueInMs);
    const next = seqs.splice(0, issuedAtOnce);
    await inTransaction(pool, (client) => issueInvites(client, secrets, next, terms));
  }
}

/** The result as a table. */
export function waveMarkdown({ signups, away, ratios: found }: WaveResult, date: string): string {
  const rows = found.map(
    ({ what, ratio: { median, min, max }, goal, met }) =>
      `| ${what} | **${median.toFixed(2)}** | ${min.toFixed(2)}–${max.toFixed(2)} | ${goal} ${met ? 'met' : 'MISSED'} |`,
  );
  return `# Invite waves, ${date}

${signups.toLocaleString('en')} signups; in the copy, ${away.toLocaleString('en')} of them are invited.

| what | ratio | range | goal |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
