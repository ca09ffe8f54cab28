import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import { readSegment, type Segment, type SegmentInput } from '../segment/segment.rules.ts';
import type { Preview, SegmentService } from '../segment/segment.service.ts';
import { triggerAudience } from './message.audience.ts';
import { type TriggerKind, triggerOf } from './message.kinds.ts';
import {
  listTriggers,
  lockTrigger,
  type TriggerSetting,
  updateTrigger,
} from './message.trigger.repository.ts';

/** The raw input for a setting. */
export interface TriggerInput extends Omit<TriggerSetting, 'segment'> {
  /** Null: all users; left out: it stays. */
  readonly segment?: SegmentInput | null | undefined;
}

export interface TriggerDependencies {
  readonly pool: Pool;
  readonly segments: Pick<SegmentService, 'previewFor'>;
  /** Of suppressed addresses. */
  readonly keys: Keys;
}

/** Messages that send themselves. */
export class TriggerService {
  readonly #dependencies: TriggerDependencies;
  readonly #pool: Pool;

  constructor(dependencies: TriggerDependencies) {
    this.#dependencies = dependencies;
    this.#pool = dependencies.pool;
  }

  list(): Promise<readonly TriggerSetting[]> {
    return listTriggers(this.#pool);
  }

  /**
   * Switches a message on or off, sets how long it waits, and who may get it. Fails with VALIDATION_FAILED (`delayMinutes`,
   * `segment.<field>`).
   */
  async set(input: TriggerInput, caller: Caller): Promise<Outcome<{ setting: TriggerSetting }>> {
    const { kind, isOn, delayMinutes } = input;
    const read = this.#readSegment(kind, input.segment);
    const fields = { ...delayFaults(kind, delayMinutes), ...(read.ok ? {} : read.fields) };
    if (!read.ok || Object.keys(fields).length > 0) return invalidFields(fields);
    return inTransaction(this.#pool, async (client) => {
      const was = await lockTrigger(client, kind);
      const segment = read.segment === undefined ? was.segment : read.segment;
      const setting = { ...was, isOn, delayMinutes, segment };
      if (isDeepStrictEqual(setting, was)) return { ok: true, setting };
      await updateTrigger(client, setting, was);
      await recordAudit(client, {
        action: 'message.set-trigger',
        ...by(caller),
        target: { kind: 'message-trigger', id: kind },
        details: { isOn, delayMinutes, ...(segment === null ? {} : { segment: JSON.stringify(segment) }) },
      });
      return { ok: true, setting };
    });
  }

  /**
   * Who of a segment could get the message if its cause came now, and why others would not.
   *
   * Fails with VALIDATION_FAILED (`segment.<field>`), PREVIEW_BUSY, PREVIEW_TIMEOUT.
   */
  previewAudience(kind: TriggerKind, given: SegmentInput): Promise<Outcome<{ preview: Preview }>> {
    return this.#dependencies.segments.previewFor(this.#readOne(kind, given), this.#audience(kind));
  }

  #audience = (kind: TriggerKind) => triggerAudience(this.#dependencies.keys, kind);

  #readSegment(
    kind: TriggerKind,
    given: SegmentInput | null | undefined,
  ): Outcome<{ segment: Segment | null | undefined }> {
    return given === null || given === undefined ? { ok: true, segment: given } : this.#readOne(kind, given);
  }

  /** A list is deleted after some time, and the best so many would be others at each message. */
  #readOne(kind: TriggerKind, given: SegmentInput): Outcome<{ segment: Segment }> {
    const read = readSegment(given, this.#audience(kind));
    const fields = Object.fromEntries(
      (['emailListId', 'topByRank'] as const)
        .filter((field) => (given[field] ?? null) !== null)
        .map((field) => [`segment.${field}`, notForTriggers]),
    );
    return Object.keys(fields).length > 0
      ? invalidFields({ ...(read.ok ? {} : read.fields), ...fields })
      : read;
  }
}

const notForTriggers = 'A message that sends itself can’t be limited by this. Use the other conditions.';

function delayFaults(kind: TriggerKind, delayMinutes: number): Readonly<Record<string, string>> {
  const { atLeast, atMost } = triggerOf(kind).delayMinutes;
  return Number.isInteger(delayMinutes) && delayMinutes >= atLeast && delayMinutes <= atMost
    ? {}
    : { delayMinutes: `delayMinutes must be a whole number from ${atLeast} to ${atMost}` };
}
