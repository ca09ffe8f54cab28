import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { type AuditEvent, by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { PersonCaller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { subscribableTypes } from '../../platform/events/event-types.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import { isId } from '../../platform/forms/given.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { wakeRunner } from '../../platform/jobs/sole-runner.ts';
import { endpointFormSchema, maxEndpoints, maxOverlapHours } from './webhook.form.ts';
import * as messages from './webhook.messages.ts';
import {
  deleteEndpoint,
  enableEndpoint,
  type EndpointRow,
  type EndpointSettings,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoint,
  lockEndpointCount,
  pauseEndpoint,
  rotateSecret,
  updateEndpoint,
} from './webhook.repository.ts';
import { secretOf } from './webhook.secret.ts';
import type { WebhookSender } from './webhook.sender.ts';

export interface WebhookDependencies {
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly sender: Pick<WebhookSender, 'faultOf'>;
}

/** A secret, and until when the previous one signs, too. */
export interface ShownSecret {
  readonly secret: string;
  readonly previousUntil: Date | null;
}

/** The endpoints that events are sent to. */
export class WebhookService {
  readonly #pool: Pool;
  readonly #secrets: Secrets;
  readonly #sender: WebhookDependencies['sender'];

  constructor({ pool, secrets, sender }: WebhookDependencies) {
    this.#pool = pool;
    this.#secrets = secrets;
    this.#sender = sender;
  }

  /** Every endpoint, oldest first, with its backlog as a number. */
  list(): Promise<readonly EndpointRow[]> {
    return listEndpoints(this.#pool);
  }

  /**
   * Adds an endpoint, which gets events from now on.
   *
   * @param fromStart whether it also gets every earlier join and credit.
   *
   * Fails with VALIDATION_FAILED (fields) and LIMIT_REACHED.
   */
  create(
    change: PersonCaller,
    input: EndpointSettings,
    fromStart: boolean,
  ): Promise<Outcome<{ endpoint: EndpointRow; secret: string }>> {
    return this.#withSettings(input, (settings) =>
      inTransaction(this.#pool, async (client) => {
        if ((await lockEndpointCount(client)) >= maxEndpoints) return messages.tooManyEndpoints;
        const id = randomUUID();
        await insertEndpoint(client, id, settings, { fromStart, createdBy: change.viewer.adminId });
        const endpoint = await findEndpoint(client, id);
        if (endpoint === null) throw new Error('The endpoint was not added');
        await this.#audit(client, change, 'webhook.create', endpoint, { fromStart, ...toldOf(settings) });
        await wakeRunner(client, 'webhooks');
        return { ok: true, endpoint, secret: secretOf(this.#secrets, endpoint) };
      }),
    );
  }

  /** Changes an endpoint's settings. Fails with VALIDATION_FAILED (fields) and NOT_FOUND. */
  update(
    change: PersonCaller,
    id: string,
    input: EndpointSettings,
  ): Promise<Outcome<{ endpoint: EndpointRow }>> {
    return this.#withSettings(input, (settings) =>
      this.#change(id, async (client, endpoint) => {
        await updateEndpoint(client, id, settings);
        await this.#audit(client, change, 'webhook.update', { ...endpoint, ...settings }, toldOf(settings));
        await wakeRunner(client, 'webhooks');
        return this.#changed(client, id);
      }),
    );
  }

  /**
   * Enables a paused or disabled endpoint: from where it stopped, or skipping what it missed. Fails with NOT_FOUND, and
   * WRONG_STATE if it is active.
   */
  enable(
    change: PersonCaller,
    id: string,
    from: 'LAST' | 'NOW',
  ): Promise<Outcome<{ endpoint: EndpointRow }>> {
    return this.#change(id, async (client, endpoint) => {
      if (endpoint.state === 'active') return messages.alreadyActive;
      await enableEndpoint(client, id, from);
      await this.#audit(client, change, 'webhook.enable', endpoint, { from });
      await wakeRunner(client, 'webhooks');
      return this.#changed(client, id);
    });
  }

  /**
   * Stops sending until it is enabled; at most eight requests in progress still end. Fails with NOT_FOUND and
   * WRONG_STATE.
   */
  pause(change: PersonCaller, id: string): Promise<Outcome<{ endpoint: EndpointRow }>> {
    return this.#change(id, async (client, endpoint) => {
      if (endpoint.state !== 'active') return messages.notActive;
      await pauseEndpoint(client, id);
      await this.#audit(client, change, 'webhook.pause', endpoint);
      return this.#changed(client, id);
    });
  }

  /** Permanently deletes an endpoint with its deliveries. Fails with NOT_FOUND. */
  delete(change: PersonCaller, id: string): Promise<Outcome<{ id: string }>> {
    return this.#change(id, async (client, endpoint) => {
      await deleteEndpoint(client, id);
      await this.#audit(client, change, 'webhook.delete', endpoint);
      return { ok: true, id };
    });
  }

  /** The secret with which receivers verify; the access is audited. Fails with NOT_FOUND. */
  secret(change: PersonCaller, id: string): Promise<Outcome<ShownSecret>> {
    return this.#change(id, async (client, endpoint) => {
      await this.#audit(client, change, 'webhook.show-secret', endpoint);
      return { ok: true, secret: secretOf(this.#secrets, endpoint), previousUntil: endpoint.previousUntil };
    });
  }

  /** Replaces the secret; for a while, both sign. Fails with VALIDATION_FAILED (`overlapHours`) and NOT_FOUND. */
  rotate(change: PersonCaller, id: string, overlapHours: number): Promise<Outcome<ShownSecret>> {
    if (overlapHours < 0 || overlapHours > maxOverlapHours)
      return Promise.resolve(firstFault({ overlapHours: `Choose 0 to ${maxOverlapHours} hours` }));
    return this.#change(id, async (client, endpoint) => {
      await rotateSecret(client, id, overlapHours);
      await this.#audit(client, change, 'webhook.rotate', endpoint, { overlapHours });
      const rotated = (await findEndpoint(client, id)) ?? endpoint;
      return { ok: true, secret: secretOf(this.#secrets, rotated), previousUntil: rotated.previousUntil };
    });
  }

  async #withSettings<T extends object>(
    input: EndpointSettings,
    work: (settings: EndpointSettings) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const faults = formFaults(endpointFormSchema, input);
    const unknown = input.types.some((type) => !subscribableTypes.some((known) => known === type));
    const fields = unknown
      ? { ...faults, types: 'Choose from the events that webhookEventTypes lists' }
      : faults;
    if (Object.keys(fields).length > 0) return firstFault(fields);
    const url = new URL(input.url.trim());
    const fault = this.#sender.faultOf(url);
    if (fault !== null) return firstFault({ url: fault });
    const types = subscribableTypes.filter((type) => input.types.includes(type));
    const { personalData, batchSize, perSecond } = input;
    return work({
      personalData,
      batchSize,
      perSecond,
      url: url.href,
      description: input.description.trim(),
      types,
    });
  }

  async #change<T extends object>(
    id: string,
    work: (client: ClientBase, endpoint: EndpointRow) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    if (!isId(id)) return messages.unknownEndpoint;
    return inTransaction(this.#pool, async (client) => {
      const endpoint = await lockEndpoint(client, id);
      return endpoint === null ? messages.unknownEndpoint : work(client, endpoint);
    });
  }

  async #changed(client: ClientBase, id: string): Promise<Outcome<{ endpoint: EndpointRow }>> {
    const endpoint = await findEndpoint(client, id);
    return endpoint === null ? messages.unknownEndpoint : { ok: true, endpoint };
  }

  #audit(
    client: ClientBase,
    change: PersonCaller,
    action: `webhook.${string}`,
    endpoint: Pick<EndpointRow, 'id' | 'url'>,
    details: AuditEvent['details'] = {},
  ): Promise<void> {
    return recordAudit(client, auditOf(change, action, endpoint, details));
  }
}

/** The audit entry of a change; it contains only the host, because the path may hold a secret of the receiver. */
export const auditOf = (
  change: PersonCaller,
  action: `webhook.${string}`,
  { id, url }: Pick<EndpointRow, 'id' | 'url'>,
  details: AuditEvent['details'] = {},
): AuditEvent => ({
  action,
  ...by(change),
  target: { kind: 'webhook', id, name: new URL(url).host },
  details,
});

const toldOf = ({ types, personalData, batchSize, perSecond }: EndpointSettings) => ({
  events: types.join(', '),
  personalData,
  batchSize,
  perSecond,
});
