import type { Pool } from 'pg';
import { personErasers } from '../features.ts';
import { BulkService } from '../features/bulk/bulk.service.ts';
import { inviteStanding } from '../features/invite/invite.standing.ts';
import { MergeService } from '../features/merge/merge.service.ts';
import { suppressionLabel } from '../features/message/message.suppression.repository.ts';
import { beginLeaving } from '../features/own-data/own-data.leave.repository.ts';
import { erasedHashes } from '../features/waitlist/waitlist.erased-identity.ts';
import { ExclusionService } from '../features/waitlist/waitlist.exclusion.service.ts';
import { lockRanking } from '../features/waitlist/waitlist.standing.repository.ts';
import { recordAudit } from '../platform/audit/audit-log.ts';
import { inTransaction } from '../platform/database/database.ts';
import { resultOf } from '../platform/graphql/domain-error.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { colleagueCalling } from './seed-team.ts';

const leavingUsers = 2;

/** Merges two sign-ups of one name, blocks the users of one code, and lets some users ask to leave. No message is sent. */
export async function seedDepartures(pool: Pool, secrets: Secrets): Promise<void> {
  const exclusion = new ExclusionService({
    ...{ pool, erasedHashes: erasedHashes(secrets) },
    ...{ away: inviteStanding, erasers: personErasers },
  });
  await mergeNamesakes(
    pool,
    new MergeService({ pool, exclusion, suppressionKeys: secrets.keys(suppressionLabel) }),
  );
  await blockSpam(pool, new BulkService(pool, exclusion));
  await inTransaction(pool, async (client) => {
    await lockRanking(client);
    const { rows } = await client.query<{ seq: string; id: string }>(
      `SELECT seq::text, id::text FROM signup JOIN score USING (seq) WHERE standing = 'waiting' AND points > 0
       ORDER BY points DESC, seq LIMIT $1 OFFSET 20`,
      [leavingUsers],
    );
    for (const { seq, id } of rows) {
      await beginLeaving(client, seq);
      await recordAudit(client, {
        ...{ action: 'signup.leave', actor: { kind: 'visitor' }, target: { kind: 'signup', id } },
      });
    }
  });
}

/** The waiting users who joined through one code. */
async function blockSpam(pool: Pool, bulk: BulkService): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT referrer.id::text FROM signup AS referrer JOIN signup AS own ON own.referrer_seq = referrer.seq
       LEFT JOIN score ON score.seq = own.seq
     WHERE referrer.seq NOT IN (SELECT referrer_seq FROM credit_hold) AND coalesce(score.standing, 'waiting') = 'waiting'
     GROUP BY referrer.seq HAVING count(*) BETWEEN 4 AND 8 ORDER BY referrer.seq DESC LIMIT 1`,
  );
  for (const { id: referredBy } of rows) {
    const input = { kind: 'block', filter: { referredBy, states: ['waiting'] } } as const;
    const { version } = resultOf(await bulk.preview(input, colleagueCalling)).preview;
    resultOf(await bulk.start({ ...input, version, reason: 'Spam through one code' }, colleagueCalling));
  }
}

async function mergeNamesakes(pool: Pool, merges: MergeService): Promise<void> {
  const { rows } = await pool.query<{ kept: string; later: string }>(
    `SELECT kept.id::text AS kept, later.id::text AS later
     FROM signup AS later JOIN score AS its ON its.seq = later.seq AND its.standing = 'waiting' AND its.points > 0
     JOIN signup AS kept ON kept.first_name = later.first_name AND kept.last_name = later.last_name AND kept.seq < later.seq
     JOIN score ON score.seq = kept.seq AND score.standing = 'waiting' AND score.points > 0
     WHERE later.referrer_seq IS DISTINCT FROM kept.seq AND later.verified_by IS NOT NULL AND kept.verified_by IS NOT NULL
     ORDER BY score.points + its.points DESC, later.seq LIMIT 1`,
  );
  for (const { kept, later } of rows) {
    const { version } = resultOf(await merges.preview(kept, later)).preview;
    resultOf(await merges.merge([kept, later], version, colleagueCalling));
  }
}
