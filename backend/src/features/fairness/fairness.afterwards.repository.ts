import type { ClientBase } from 'pg';
import { lifeless } from './fairness.signals.ts';

/** How far back bounces are looked for: each is looked for many times, in case a run fails. */
const lookBack = `clock_timestamp() - interval '1 day'`;

/** People whose address took no message for good within the last day: places in the join order. */
export async function findBounced(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ seq: string }>(
    `SELECT seq::text FROM assessment WHERE seq IN (
       SELECT key::bigint FROM notice WHERE kind = 'welcome' AND state = 'refused' AND settled_at > ${lookBack}
       UNION ALL
       SELECT signup.seq FROM suppression JOIN signup ON identity = 'email:' || suppression.email_key
       WHERE reason = 'bounce' AND at > ${lookBack}) ORDER BY assessment.seq`,
  );
  return rows.map(({ seq }) => seq);
}

/**
 * Users of referrers with many referrals, hardly any of which ever opened their status or an invitation, or referred
 * another user; once an hour, and only where users of other referrers do more. @returns places in the join order.
 */
export async function findLifeless(client: ClientBase): Promise<readonly string[]> {
  const { rowCount } = await client.query(
    `UPDATE fairness_head SET compared_at = clock_timestamp() WHERE compared_at < clock_timestamp() - interval '1 hour'`,
  );
  if (rowCount !== 1) return [];
  const { rows } = await client.query<{ seq: string }>(
    `WITH brought AS MATERIALIZED (
       SELECT referrer_seq, array_agg(seq) AS seqs, count(*) AS people, count(*) FILTER (WHERE
         EXISTS (SELECT FROM status_access AS access WHERE access.signup_seq = seq AND opened_at IS NOT NULL)
         OR EXISTS (SELECT FROM score WHERE score.seq = assessment.seq AND referral_count > 0)
         OR EXISTS (SELECT FROM invite WHERE invite.signup_seq = assessment.seq AND (opened_at IS NOT NULL OR accepted_at IS NOT NULL))) AS alive
       FROM assessment WHERE joined_at < clock_timestamp() - make_interval(days => $1) GROUP BY referrer_seq
     )
     SELECT unnest(seqs)::text AS seq FROM brought
     WHERE people >= $2 AND alive <= $3::float8 * people AND (SELECT sum(alive) >= $4::float8 * sum(people) FROM brought)`,
    [lifeless.olderThanDays, lifeless.from, lifeless.partAlive, lifeless.partAliveElsewhere],
  );
  return rows.map(({ seq }) => seq);
}
