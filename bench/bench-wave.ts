import type { Pool } from 'pg';
import { saveWave } from '../backend/src/features/invite/invite.wave.repository.ts';
import { createMailing, type MailingRow } from '../backend/src/features/mailing/mailing.repository.ts';
import { findFirstVersion } from '../backend/src/features/message/message.template.repository.ts';
import { inTransaction } from '../backend/src/platform/database/database.ts';

/** A wave to the best users who verified an email address, started: its recipients have not been written down yet. */
export async function startWave(
  pool: Pool,
  { people, perHour }: { readonly people: number; readonly perHour: number },
): Promise<MailingRow> {
  const version = await findFirstVersion(pool, 'invite');
  if (version === null) throw new Error('There is no template of invitations');
  return inTransaction(pool, async (client) => {
    const created = await createMailing(client, {
      kind: 'invite',
      name: 'Benchmark',
      perHour,
      adminId: null,
      segment: { states: ['WAITING'], verifiedBy: 'email', topByRank: people },
      templateVersionId: version.id,
    });
    await saveWave(client, created.seq, { expiresInMinutes: 60, reminderDays: [], reminderVersionId: null });
    await client.query(
      `UPDATE mailing SET state = 'preparing', started_at = now(), confirmed_people = $2 WHERE seq = $1`,
      [created.seq, people],
    );
    return created;
  });
}
