import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { verifyDatabase } from '../../backend/src/admin/verify.ts';
import { openPool, patientTimeouts } from '../../backend/src/platform/database/database.ts';
import { newBrowser, SiteClient } from '../launch/site-client.ts';
import type { Stage } from './stage.ts';

/** What was compared in the end, and how often it differed. */
export interface Check {
  readonly what: string;
  readonly compared: number;
  readonly wrong: number;
}

const settleMs = 8 * 60_000;
const lookEveryMs = 500;
const ranksAsked = 2000;

/**
 * Waits until every message and webhook has been sent. @returns how many were still in progress at the deadline; 0 is
 * right.
 */
export async function settle({ pool, visitors, mailings }: Stage): Promise<number> {
  const left = async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(unsettledSql);
    return visitors.unfinished + mailings.underWay + (rows[0]?.count ?? 0);
  };
  for (const deadline = performance.now() + settleMs; performance.now() < deadline; await sleep(lookEveryMs))
    if ((await left()) === 0) return 0;
  return left();
}

const unsettledSql = `
SELECT ((SELECT count(*) FROM webhook_endpoint, waitlist_head WHERE joined_seq < last_seq)
  + (SELECT count(*) FROM webhook_delivery WHERE state = 'pending')
  + (SELECT count(*) FROM outbox_message))::int AS count`;

/** Compares the final database with what was acknowledged, mailed and delivered. */
export async function checkInTheEnd(stage: Stage): Promise<readonly Check[]> {
  return [
    await checkJoins(stage),
    ...(await checkWebhooks(stage)),
    checkMailings(stage),
    await checkRanks(stage),
    await verify(stage.server.url),
  ];
}

/** Every acknowledged join is there once, with its credit; nothing else is. */
async function checkJoins({ pool, world }: Stage): Promise<Check> {
  const { rows } = await pool.query<{ id: string; email: string; referrer: string | null }>(
    `SELECT signup.id, lower(signup.email) AS email, referrer.id AS referrer FROM signup
     LEFT JOIN credit ON credit.referred_seq = signup.seq AND revision = 0
     LEFT JOIN signup AS referrer ON referrer.seq = credit.referrer_seq WHERE signup.seq > $1`,
    [world.seeded],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const missing = world.members.filter(({ id, email, referrer }) => {
    const row = found.get(id);
    return row?.email !== email || (referrer !== null && row.referrer !== referrer.id);
  });
  const wrong = missing.length + Math.abs(rows.length - world.members.length);
  const what = 'acknowledged joins: each in the database once, with its credit, and no others';
  return { what, compared: world.members.length, wrong };
}

/** Everything that happened was delivered, and nothing else. */
async function checkWebhooks({ pool, world, receiver, mailings }: Stage): Promise<readonly Check[]> {
  const taken = [...receiver.events.values()].filter((event) => event.taken > 0);
  const compare = (type: string, field: string, expected: readonly string[]): Check => {
    const got = taken.filter((event) => event.type === type).map(({ data }) => String(data[field]));
    const [due, said] = [new Set(expected), new Set(got)];
    const missing = [...due].filter((id) => !said.has(id)).length;
    const wrong = missing + [...said].filter((id) => !due.has(id)).length;
    return { what: `webhooks: ${type} for each, and for no other`, compared: due.size, wrong };
  };
  const ids = async (sql: string, values: readonly unknown[] = []) =>
    (await pool.query<{ id: string }>(sql, [...values])).rows.map(({ id }) => id);
  const { invitesSent, redeemed } = mailings.totals;
  const invites = await ids('SELECT id FROM invite');
  const accepted = await ids('SELECT id FROM invite WHERE accepted_at IS NOT NULL');
  return [
    compare('signup.joined', 'signupId', await ids('SELECT id FROM signup WHERE seq > $1', [world.seeded])),
    compare(
      'signup.credited',
      'referredSignupId',
      await ids('SELECT id FROM credit JOIN signup ON seq = referred_seq WHERE seq > $1 AND revision = 0', [
        world.seeded,
      ]),
    ),
    compare('invite.sent', 'inviteId', invites),
    compare('invite.accepted', 'inviteId', accepted),
    compare('mailing.done', 'mailingId', await ids('SELECT id FROM mailing')),
    {
      what: 'invitations sent and redeemed, as counted here and in the database',
      compared: invites.length + accepted.length,
      wrong: Math.abs(invites.length - invitesSent) + Math.abs(accepted.length - redeemed),
    },
  ];
}

/** Repetitions were recorded as they arrived. */
function checkMailings({ mailings }: Stage): Check {
  const { invites, news } = mailings.arrived;
  const { invitesSent, newsSent } = mailings.totals;
  return {
    what: 'messages of waves and broadcasts: each that was sent arrived, once',
    compared: invitesSent + newsSent,
    wrong: Math.abs(invites - invitesSent) + Math.abs(news - newsSent),
  };
}

/** Ranks asked of the instances against a window function over the ledger. */
export async function checkRanks({ pool, products }: Pick<Stage, 'pool' | 'products'>): Promise<Check> {
  const { rows } = await pool.query<{ id: string; rank: number }>(ranksByWindow, [ranksAsked]);
  const clients = products.map(({ origin }) => new SiteClient(Number(new URL(origin).port)));
  let wrong = 0;
  for (const [index, { id, rank }] of rows.entries()) {
    const result = await clients[index % clients.length]?.ask(newBrowser(`198.51.100.${index % 250}`), {
      name: 'Rank',
      query: 'query Rank($id: ID!) { rank(userId: $id) { rank } }',
      variables: { id },
    });
    const answer = result?.ok === true ? (result.data['rank'] as { readonly rank: number }) : null;
    if (answer?.rank !== rank) wrong += 1;
  }
  for (const client of clients) client.close();
  const what = 'ranks asked of every instance = a window function over the ledger';
  return { what, compared: rows.length, wrong };
}

const ranksByWindow = `
WITH ledger AS (SELECT referrer_seq AS seq, sum(points) AS points FROM credit GROUP BY 1),
ranked AS (
  SELECT id, row_number() OVER (ORDER BY coalesce(ledger.points, 0) DESC, signup.seq)::int AS rank
  FROM signup LEFT JOIN ledger USING (seq) LEFT JOIN score USING (seq) WHERE coalesce(standing, 'waiting') = 'waiting')
SELECT id, rank FROM ranked ORDER BY rank <= 200 DESC, random() LIMIT $1`;

/** `npm run admin -- verify`, every rank included. */
export async function verify(url: string): Promise<Check> {
  const pool: Pool = openPool(url, { name: 'waitlist-bench', max: 1, timeouts: patientTimeouts });
  let said = '';
  try {
    const agrees = await verifyDatabase({ pool, ranks: undefined, write: (text) => (said += text) });
    const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM signup');
    const rule = agrees ? '' : `: ${said.split('\n').slice(-3).join(' ')}`;
    const what = `npm run admin -- verify, with the rank of everybody${rule}`;
    return { what, compared: rows[0]?.count ?? 0, wrong: agrees ? 0 : 1 };
  } finally {
    await pool.end();
  }
}
