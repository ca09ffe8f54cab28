import { contactOf, deleteMessagesTo } from '../../platform/outbox/outbox.repository.ts';
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

/** Also what else was sent there, as far as it is kept: nobody knows whose it was afterwards. */
export async function forgetAddresses(client: ClientBase, keys: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ channel: 'email' | 'sms'; address: string }>(
    `UPDATE contact_change AS change SET address = NULL FROM contact_change AS was
     WHERE was.seq = change.seq AND change.seq = ANY ($1::bigint[]) AND was.address IS NOT NULL RETURNING was.channel, was.address`,
    [keys],
  );
  const whom = rows.map(({ channel, address }) => contactOf(channel, address) ?? address);
  await deleteMessagesTo(
    client,
    whom,
    keys.map((key) => `contact-${key}`),
  );
}

/** Deletes what is known of erased users' earlier contacts. */
export const eraseContactChanges: PersonEraser = async (client, people) => {
  const { rows } = await client.query<{ id: string }>(
    `DELETE FROM contact_change WHERE signup_seq = ANY ($1) RETURNING 'contact-' || seq AS id`,
    [seqsOf(people)],
  );
  await client.query('DELETE FROM outbox_message WHERE id = ANY ($1)', [rows.map(({ id }) => id)]);
};
