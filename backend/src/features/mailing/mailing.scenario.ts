import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { inTransaction } from '../../platform/database/database.ts';
import { Delivery } from '../../platform/delivery/delivery.ts';
import type { DispatchMessage } from '../../platform/dispatch/dispatch-queue.ts';
import { dispatch, type DispatchOptions } from '../../platform/dispatch/dispatch-run.ts';
import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { Audience } from '../segment/segment.audience.ts';
import type { Segment } from '../segment/segment.rules.ts';
import type { MailingKind, MailingKinds } from './mailing.kind.ts';
import { planMailing } from './mailing.plan.ts';
import { createMailing, findMailing, type MailingRow, type MailingState } from './mailing.repository.ts';
import { MailingService } from './mailing.service.ts';
import { mailingSource, type MailingSourceOptions } from './mailing.source.ts';

/** For tests and benchmarks: users as rows, a kind that records its calls, and runs without a job queue. */

export const silent = pino({ level: process.env['MAILING_LOG'] ?? 'silent' });

/** Tables of the test kind, besides those of the product. */
export async function createBooks(pool: Pool): Promise<void> {
  await pool.query(`CREATE TABLE book_prepared (mailing_seq bigint, signup_seq bigint, PRIMARY KEY (mailing_seq, signup_seq));
    CREATE TABLE book_settled (mailing_seq bigint, signup_seq bigint, state text, suppress boolean)`);
}

/** Waiting users, without points. @param domain of their addresses, or null: verified by phone. */
export async function seedUsers(
  pool: Pool,
  people: number,
  domain: string | null = 'example.com',
): Promise<void> {
  await pool.query(
    `WITH head AS (UPDATE waitlist_head SET last_seq = last_seq + $1, last_joined_at = now() RETURNING last_seq - $1 AS base)
     INSERT INTO signup (seq, joined_at, id, referral_id, verified_by, email, email_key, phone, first_name, last_name, country, answers)
     SELECT base + n, now(), gen_random_uuid(), 'R' || (base + n), CASE WHEN $2::text IS NULL THEN 'phone' ELSE 'email' END,
       email, email, '+49' || (1000000 + base + n), 'A', 'B', 'DE', '{"broker": "zerodha"}'
     FROM head, generate_series(1, $1::int) AS n, LATERAL (SELECT 'p' || (base + n) || '@' || coalesce($2, 'example.com') AS email) AS address`,
    [people, domain],
  );
}

const audience: Audience = { texts: true, awayStates: {}, exclusions: () => [] };

/** A kind that records its calls. Its emails have no content; users whose address begins with `skip` are skipped. */
export function bookKind(pool: Pool, fields: Partial<MailingKind> = {}): MailingKind {
  return {
    name: 'broadcast',
    audience,
    whenUncertain: 'hold',
    async prepare(client, { seq }, seqs) {
      await client.query('INSERT INTO book_prepared SELECT $1, unnest($2::bigint[])', [seq, seqs]);
      return new Map();
    },
    async messages({ id }, seqs) {
      const { rows } = await pool.query<{ seq: string; verifiedBy: string; email: string; phone: string }>(
        `SELECT seq::text, verified_by AS "verifiedBy", email, phone FROM signup WHERE seq = ANY ($1) AND erased_at IS NULL`,
        [seqs],
      );
      return new Map(
        rows.map(({ seq, verifiedBy, email, phone }): [string, DispatchMessage] => [
          seq,
          verifiedBy === 'email'
            ? {
                channel: 'email',
                id: `${id}-${seq}`,
                address: email,
                content: {
                  subject: 'News',
                  text: 'News',
                  html: '<p>News</p>',
                  headers: { 'List-Unsubscribe': '<https://example.com/u/token>' },
                },
              }
            : { channel: 'sms', id: `${id}-${seq}`, address: phone, content: { text: 'News' } },
        ]),
      );
    },
    async settled(client, { seq }, settled) {
      await client.query(
        `INSERT INTO book_settled SELECT $1, * FROM json_to_recordset($2) AS given ("signupSeq" bigint, state text, suppress boolean)`,
        [seq, JSON.stringify(settled)],
      );
    },
    async release(client, { seq }, seqs) {
      await client.query('DELETE FROM book_prepared WHERE mailing_seq = $1 AND signup_seq = ANY ($2)', [
        seq,
        seqs,
      ]);
    },
    ...fields,
  };
}

export const kindsOf = (...kinds: readonly MailingKind[]): MailingKinds =>
  Object.fromEntries(kinds.map((kind) => [kind.name, kind]));

export interface MailingSeed {
  readonly kind?: MailingKind['name'];
  readonly perHour?: number;
  readonly segment?: Segment;
}

/** A draft. */
export async function seedDraft(pool: Pool, seed: MailingSeed = {}): Promise<MailingRow> {
  const { kind = 'broadcast', perHour = 1_000_000, segment = { states: ['waiting'] } } = seed;
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM message_template_version LIMIT 1');
  const templateVersionId = rows[0]?.id ?? '';
  return inTransaction(pool, (client) =>
    createMailing(client, { kind, name: 'Test', segment, templateVersionId, perHour, adminId: null }),
  );
}

export const byKey = {
  viewer: { kind: 'api-key', apiKeyId: '00000000-0000-4000-8000-000000000000', name: 'Test', role: 'ADMIN' },
  clientAddress: '127.0.0.1',
} as const;

/** A running mailing to everyone; nothing has been sent yet. */
export async function seedRunning(
  pool: Pool,
  kind: MailingKind,
  seed: MailingSeed = {},
): Promise<MailingRow> {
  const { rows } = await pool.query<{ people: number }>('SELECT count(*)::int AS people FROM signup');
  const draft = await seedDraft(pool, { ...seed, kind: kind.name });
  const kinds = kindsOf(kind);
  const outcome = await new MailingService(pool, kinds).start(byKey, draft.id, {
    confirmPeople: rows[0]?.people ?? 0,
    revision: 1,
    startsAt: null,
  });
  if (!outcome.ok)
    throw new Error(`The mailing did not start: ${outcome.message} ${JSON.stringify(outcome.fields)}`);
  await planMailing({ pool, kinds }, draft.id, silent);
  return draft;
}

/** Sends to a mail server on loopback, and nowhere else. */
export function senderTo(pool: Pool, port: number, connections = 16): MessageSender & { close: () => void } {
  const delivery = new Delivery({
    env: {
      production: false,
      smtp: { url: `smtp://127.0.0.1:${port}`, from: 'news@example.com' },
      twilio: undefined,
    },
    pool,
    mailConnections: connections,
  });
  return Object.assign(new MessageSender(delivery), { close: () => delivery.close() });
}

export type RunSeed = Partial<DispatchOptions> &
  Pick<MailingSourceOptions, 'kinds' | 'sender'> &
  Partial<Pick<MailingSourceOptions, 'limits'>> & { readonly signal?: AbortSignal };

export const noLimits = { mailPerDomainPerHour: 100_000_000, smsPerHour: 1_000_000 };

/** One run of the runner; it ends when nothing more is due within a second. */
export function runOnce(
  pool: Pool,
  { kinds, sender, limits = noLimits, signal = new AbortController().signal, ...options }: RunSeed,
) {
  const sources = [mailingSource({ pool, kinds, sender, limits })];
  const usual = { pool, sources, runMs: 60_000, idleMs: 0, aheadSeconds: 1, forgottenAfterSeconds: 60 };
  return dispatch({ ...usual, ...options }, { log: silent, signal });
}

export async function stateOf(pool: Pool, { id }: Pick<MailingRow, 'id'>): Promise<MailingState | undefined> {
  return (await findMailing(pool, { id }))?.state;
}

/** How many recipients are in each state; those without any are missing. */
export async function recipientsOf(
  pool: Pool,
  { seq }: Pick<MailingRow, 'seq'>,
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ state: string; people: number }>(
    'SELECT state, count(*)::int AS people FROM mailing_recipient WHERE mailing_seq = $1 GROUP BY state',
    [seq],
  );
  return Object.fromEntries(rows.map(({ state, people }) => [state, people]));
}

/** Waits until the condition is true; says what it waited for if that takes too long. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string,
  withinMs = 20_000,
): Promise<void> {
  for (const deadline = Date.now() + withinMs; !(await isSo()); await sleep(20))
    if (Date.now() > deadline) throw new Error(`It did not come true: ${what}`);
}

/** How many users wait. */
export async function waitingPeople(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ people: number }>(
    `SELECT count(*)::int AS people FROM signup
     WHERE NOT EXISTS (SELECT FROM score WHERE score.seq = signup.seq AND standing <> 'waiting')`,
  );
  return rows[0]?.people ?? 0;
}

/**
 * Starts a mailing by hand, to someone whose next try is tomorrow: so it stays unfinished, whichever instance runs it.
 */
export async function keepRunning(pool: Pool, id: string): Promise<void> {
  await pool.query(
    `INSERT INTO mailing_recipient (mailing_seq, place, signup_seq, state, next_try_at)
     SELECT seq, 1, 1, 'queued', now() + interval '1 day' FROM mailing WHERE id = $1`,
    [id],
  );
  await pool.query(`UPDATE mailing SET state = 'running', confirmed_people = 1 WHERE id = $1`, [id]);
}
