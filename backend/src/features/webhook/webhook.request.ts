import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { EventBody, EventRef } from './webhook.event.repository.ts';
import { batchId } from './webhook.rules.ts';
import { type SecretVersion, type SignedHeaders, signedHeaders } from './webhook.secret.ts';

interface Addressed extends SecretVersion {
  readonly batchSize: number;
}

/** An event with a body to send. */
export interface LiveEvent {
  readonly ref: Pick<EventRef, 'eventId'>;
  readonly body: EventBody;
}

/**
 * The request to an endpoint: the events' JSON, signed. An endpoint that takes batches gets a single event as a batch,
 * too.
 */
export function signedRequest(
  secrets: Secrets,
  endpoint: Addressed,
  events: readonly LiveEvent[],
  now: Date,
): { readonly headers: SignedHeaders; readonly body: string } {
  const body = bodyOf(endpoint, events, now);
  const id = batchId(events.map(({ ref }) => ref.eventId));
  return { headers: signedHeaders(secrets, endpoint, { id, body }, now), body };
}

/** The JSON that is signed and sent. */
export function bodyOf(
  { batchSize }: Pick<Addressed, 'batchSize'>,
  events: readonly LiveEvent[],
  now: Date,
): string {
  const [first] = events;
  if (batchSize === 1 && first !== undefined && events.length === 1) return JSON.stringify(first.body);
  return JSON.stringify({
    type: 'batch',
    version: 1,
    timestamp: now.toISOString(),
    data: { events: events.map(({ ref, body }) => ({ id: ref.eventId, ...body })) },
  });
}
