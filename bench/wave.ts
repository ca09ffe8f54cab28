import type { Pool } from 'pg';
import { queuePlan } from '../backend/src/features/mailing/mailing.plan.ts';
import { saveWave } from '../backend/src/features/invite/invite.wave.repository.ts';
import { createMailing, type MailingRow } from '../backend/src/features/mailing/mailing.repository.ts';
import { findFirstVersion } from '../backend/src/features/message/message.template.repository.ts';
import { inTransaction } from '../backend/src/platform/database/database.ts';

/** Has the product send a wave to the best users who verified an email address. */
export async function startMailing(
  pool: Pool,
  { people, perHour }: { readonly people: number; readonly perHour: number },
): Promise<MailingRow> {
  const version = await findFirstVersion(pool, 'invite');
  if (version === null) throw new Error('There is no template of invitations');
  const mailing = await inTransaction(pool, async (client) => {
    const created = await createMailing(client, {
      kind: 'invite',
      name: 'Laboratory',
      perHour,
      adminId: null,
      segment: { states: ['waiting'], verifiedBy: 'email', topByRank: people },
      templateVersionId: version.id,
    });
    await saveWave(client, created.seq, { expiresInMinutes: 60, reminderDays: [], reminderVersionId: null });
    await client.query(
      `UPDATE mailing SET state = 'preparing', started_at = now(), confirmed_people = $2 WHERE seq = $1`,
      [created.seq, people],
    );
    return created;
  });
  await queuePlan(pool, mailing.id);
  return mailing;
}

/** How many messages of a mailing have been sent; left out: of all. */
export async function countSent(pool: Pool, seq: MailingRow['seq'] | null = null): Promise<number> {
  const { rows } = await pool.query<{ sent: number }>(
    'SELECT coalesce(sum(sent), 0)::float8 AS sent FROM mailing WHERE $1::bigint IS NULL OR seq = $1',
    [seq],
  );
  return rows[0]?.sent ?? 0;
}
