import type { Pool } from 'pg';
import { pino } from 'pino';
import { dispatch, type DispatchOptions } from './dispatch-run.ts';
import type { DispatchMessage, Sender, TryResult } from './dispatch-queue.ts';
import type { NoticeKind } from './notice.ts';
import { noticeSource } from './notice-queue.ts';

/** For tests: notices without a job queue. */

const silent = pino({ level: 'silent' });

/** One run that sends what is due; it ends when nothing more is due within a second. */
export function sendNotices(
  pool: Pool,
  kinds: readonly NoticeKind[],
  {
    signal = new AbortController().signal,
    ...options
  }: Partial<DispatchOptions> & { signal?: AbortSignal } = {},
) {
  const sources = [noticeSource(pool, kinds)];
  const usual = { pool, sources, runMs: 60_000, idleMs: 0, aheadSeconds: 1, forgottenAfterSeconds: 60 };
  return dispatch({ ...usual, ...options }, { log: silent, signal });
}

/** A sender that keeps what it is given. @param resultOf each try; by default it is sent. */
export function keepingSender(
  resultOf: (message: DispatchMessage, tries: number) => TryResult | Promise<TryResult> = () => 'sent',
): Sender & { readonly sent: DispatchMessage[] } {
  const sent: DispatchMessage[] = [];
  return {
    sent,
    isAvailable: () => true,
    async send(message) {
      sent.push(message);
      return resultOf(message, sent.filter(({ id }) => id === message.id).length);
    },
  };
}

/** How many notices are in each state; those without any are missing. */
export async function noticesOf(pool: Pool, kind: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ state: string; notices: number }>(
    'SELECT state, count(*)::int AS notices FROM notice WHERE kind = $1 GROUP BY state',
    [kind],
  );
  return Object.fromEntries(rows.map(({ state, notices }) => [state, notices]));
}
