import type { ClientBase } from 'pg';
import type { NewEvent } from './event-types.ts';

/**
 * Records an event in the transaction of `client`: it reaches other systems if and only if the transaction commits.
 * Writes nothing while no endpoint exists. It comes last in the lock order.
 */
export async function recordEvent(client: ClientBase, { type, signupSeq, data }: NewEvent): Promise<void> {
  await client.query('SELECT event_record($1, $2, $3)', [
    type,
    signupSeq ?? null,
    JSON.stringify(data ?? {}),
  ]);
}

/** Records several at once. */
export async function recordEvents(client: ClientBase, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await client.query({
    name: 'events_record',
    text: 'SELECT event_record(type, signup_seq, data) FROM unnest($1::text[], $2::bigint[], $3::jsonb[]) AS given (type, signup_seq, data)',
    values: [
      events.map(({ type }) => type),
      events.map(({ signupSeq }) => signupSeq ?? null),
      events.map(({ data }) => JSON.stringify(data ?? {})),
    ],
  });
}
