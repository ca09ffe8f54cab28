import type { ClientBase, Pool } from 'pg';
import { seqsOf, type PersonEraser } from '../../platform/erasure/person-eraser.ts';

/** A change of a contact that its owner before is told of. */
export interface ContactChange {
  readonly key: string;
  readonly firstName: string;
  readonly channel: 'email' | 'sms';
  readonly address: string;
}

/** Without those whose user was erased, or which were told. */
export async function findContactChanges(
  pool: Pool,
  keys: readonly string[],
): Promise<readonly ContactChange[]> {
  const { rows } = await pool.query<ContactChange>({
    name: 'find_contact_changes',
    text: `SELECT change.seq::text AS key, first_name AS "firstName", channel, address
      FROM contact_change AS change JOIN signup ON signup.seq = signup_seq
      WHERE change.seq = ANY ($1::bigint[]) AND address IS NOT NULL AND erased_at IS NULL`,
    values: [keys],
  });
  return rows;
}

export async function forgetAddresses(client: ClientBase, keys: readonly string[]): Promise<void> {
  await client.query('UPDATE contact_change SET address = NULL WHERE seq = ANY ($1::bigint[])', [keys]);
}

/** Deletes what is known of erased users' earlier contacts. */
export const eraseContactChanges: PersonEraser = async (client, people) => {
  const { rows } = await client.query<{ id: string }>(
    `DELETE FROM contact_change WHERE signup_seq = ANY ($1) RETURNING 'contact-' || seq AS id`,
    [seqsOf(people)],
  );
  await client.query('DELETE FROM outbox_message WHERE id = ANY ($1)', [rows.map(({ id }) => id)]);
};
