import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { recordAudit } from '../../platform/audit/audit-log.ts';
import type { PersonCaller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { isEventType, isFromJoins, subscribableTypes } from '../../platform/events/event-types.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import { isId } from '../../platform/forms/given.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { currentTrace, traceHeaders } from '../../platform/trace/trace.ts';
import {
  addReplay,
  type DeliveryRow,
  type DeliveryState,
  insertTest,
  listDeliveries,
  repeatDelivery,
} from './webhook.delivery.repository.ts';
import { loadBodies } from './webhook.event.repository.ts';
import * as messages from './webhook.messages.ts';
import { findEndpoint, lockEndpoint } from './webhook.repository.ts';
import { bodyOf, signedRequest } from './webhook.request.ts';
import type { SendResult, WebhookSender } from './webhook.sender.ts';
import { auditOf } from './webhook.service.ts';
import { readMoment } from '../../platform/forms/moment.ts';
import { wakeRunner } from '../../platform/jobs/sole-runner.ts';
import { type NextPage, pageOf, readNextPage } from '../../platform/paging/next-page.ts';

export interface DeliveryDependencies {
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly sender: Pick<WebhookSender, 'send'>;
}

/** A delivery with the body that would be sent now; null if there is nothing to send anymore. */
export interface Delivery extends DeliveryRow {
  readonly body: string | null;
}

export interface DeliveryPage {
  /** Newest first. */
  readonly deliveries: readonly Delivery[];
  /** The `after` of the next page; null if this one is the last. */
  readonly nextAfter: string | null;
}

export interface ReplayRequest {
  /** Times, ISO 8601: from the first up to, but not including, the second. */
  readonly from: string;
  readonly to: string;
  readonly types: readonly string[];
}

const deliveriesAtMost = 100;

/** The results of events, and sending them again. */
export class WebhookDeliveryService {
  readonly #dependencies: DeliveryDependencies;

  constructor(dependencies: DeliveryDependencies) {
    this.#dependencies = dependencies;
  }

  /** A page of an endpoint's deliveries. Fails with VALIDATION_FAILED (`first`, `after`) and NOT_FOUND. */
  async list(
    endpointId: string,
    { state, ...wanted }: NextPage & { readonly state: DeliveryState | null },
  ): Promise<Outcome<DeliveryPage>> {
    const { pool } = this.#dependencies;
    const page = readNextPage(wanted, deliveriesAtMost);
    if (!page.ok) return page;
    const endpoint = isId(endpointId) ? await findEndpoint(pool, endpointId) : null;
    if (endpoint === null) return messages.unknownEndpoint;
    const found = await listDeliveries(pool, endpointId, { state, ...page.rows });
    const { shown: rows, nextAfter } = pageOf(found, page.rows, ({ seq }) => seq);
    const bodies = await loadBodies(pool, rows, endpoint.personalData);
    const now = new Date();
    const deliveries = rows.map((row, index): Delivery => {
      const body = bodies[index] ?? null;
      return { ...row, body: body === null ? null : bodyOf(endpoint, [{ ref: row, body }], now) };
    });
    return { ok: true, deliveries, nextAfter };
  }

  /**
   * Sends a test immediately, whatever the endpoint's state, without counting it as the endpoint's success or failure.
   *
   * Fails with NOT_FOUND. A test that did not succeed is not a failure: the result says what happened.
   */
  async test(change: PersonCaller, id: string): Promise<Outcome<{ result: SendResult }>> {
    const { pool, secrets, sender } = this.#dependencies;
    const endpoint = isId(id) ? await findEndpoint(pool, id) : null;
    if (endpoint === null) return messages.unknownEndpoint;
    const event = { id: randomUUID(), at: new Date() };
    const eventId = await this.#webhookId(event.id);
    const body = {
      type: 'webhook.test',
      version: 1,
      timestamp: event.at.toISOString(),
      data: { endpointId: id },
    } as const;
    const signed = signedRequest(secrets, endpoint, [{ ref: { eventId }, body }], event.at);
    const headers = { ...signed.headers, ...traceHeaders(currentTrace()) };
    const result = await sender.send(endpoint.url, headers, signed.body);
    await inTransaction(pool, async (client) => {
      if ((await lockEndpoint(client, id)) === null) return;
      await insertTest(client, id, event, result);
      await recordAudit(client, auditOf(change, 'webhook.test', endpoint, { succeeded: result.ok }));
    });
    return { ok: true, result };
  }

  /** Sends the event of a delivery again, as a new delivery with the same webhook-id. Fails with NOT_FOUND. */
  replayDelivery(change: PersonCaller, seq: string): Promise<Outcome<{ endpointId: string }>> {
    return inTransaction(this.#dependencies.pool, async (client) => {
      const endpointId = /^\d{1,18}$/.test(seq) ? await repeatDelivery(client, seq) : null;
      const endpoint = endpointId === null ? null : await findEndpoint(client, endpointId);
      if (endpoint === null) return messages.unknownDelivery;
      await recordAudit(client, auditOf(change, 'webhook.replay', endpoint, { delivery: seq }));
      await wakeRunner(client, 'webhooks');
      return { ok: true, endpointId: endpoint.id };
    });
  }

  /**
   * Sends again what happened in a time span, whether it was delivered or not. Joins and credits can be replayed from the
   * first one on, other events for 30 days.
   *
   * Fails with VALIDATION_FAILED (`from`, `to`, `types`) and NOT_FOUND.
   */
  async replayEvents(
    change: PersonCaller,
    endpointId: string,
    { from, to, types }: ReplayRequest,
  ): Promise<Outcome<{ joins: number; deliveries: number }>> {
    const span = { from: readMoment(from), to: readMoment(to) };
    const wanted = types.filter(isEventType).filter((type) => subscribableTypes.includes(type));
    const fields = {
      ...(span.from === null ? { from: 'Choose when to start' } : {}),
      ...(span.to === null ? { to: 'Choose when to end' } : {}),
      ...(span.from !== null && span.to !== null && span.from >= span.to
        ? { to: 'Choose an end after the start' }
        : {}),
      ...(wanted.length === 0 || wanted.length < types.length
        ? { types: 'Choose from the events that webhookEventTypes lists' }
        : {}),
    };
    if (Object.keys(fields).length > 0 || span.from === null || span.to === null) return firstFault(fields);
    const request = {
      from: span.from,
      to: span.to,
      types: wanted.filter((type) => !isFromJoins(type)),
      fromJoins: wanted.filter(isFromJoins),
    };
    if (!isId(endpointId)) return messages.unknownEndpoint;
    return inTransaction(this.#dependencies.pool, async (client) => {
      const endpoint = await lockEndpoint(client, endpointId);
      if (endpoint === null) return messages.unknownEndpoint;
      const added = await addReplay(client, endpointId, request);
      await recordAudit(
        client,
        auditOf(change, 'webhook.replay', endpoint, { from, to, events: wanted.join(', ') }),
      );
      await wakeRunner(client, 'webhooks');
      return { ok: true, ...added };
    });
  }

  async #webhookId(eventId: string): Promise<string> {
    const { rows } = await this.#dependencies.pool.query<{ id: string }>(
      `SELECT webhook_id('webhook.test', $1) AS id`,
      [eventId],
    );
    if (rows[0] === undefined) throw new Error('The database gave no id');
    return rows[0].id;
  }
}
