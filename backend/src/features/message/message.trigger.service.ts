import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import { confirmSlack } from '../mailing/mailing.rules.ts';
import { countPeople } from '../mailing/mailing.transition.repository.ts';
import type { Audience } from '../segment/segment.audience.ts';
import { readSegment, type Segment, type SegmentInput } from '../segment/segment.rules.ts';
import type { Preview, SegmentService } from '../segment/segment.service.ts';
import { triggerAudience } from './message.audience.ts';
import { type TriggerKind, triggerOf } from './message.kinds.ts';
import * as messages from './message.messages.ts';
import { noFriendPastExclusions } from './message.no-friend.kind.ts';
import {
  beginPast,
  listTriggers,
  lockTrigger,
  readTrigger,
  type TriggerSetting,
  updateTrigger,
} from './message.trigger.repository.ts';

/** The raw input for a setting. */
export interface TriggerInput extends Omit<TriggerSetting, 'segment' | 'pastLeft'> {
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
      const setting = { ...was, isOn, delayMinutes, segment, pastLeft: isOn ? was.pastLeft : null };
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

  /**
   * To whom a message that sends itself would go of those who joined before it was switched on.
   *
   * Fails with VALIDATION_FAILED (`kind`: it has no past), PREVIEW_BUSY, PREVIEW_TIMEOUT.
   */
  async previewPast(kind: TriggerKind): Promise<Outcome<{ preview: Preview }>> {
    const { pool, segments } = this.#dependencies;
    const audience = this.#pastAudience(kind);
    if (audience === null) return messages.noPast;
    const segment = pastSegment(await readTrigger(pool, kind));
    return segments.previewFor({ ok: true, segment }, audience);
  }

  /**
   * Sends it to them, once, in batches, to no more than `confirmPeople`. Users join and refer friends meanwhile, so that number
   * may be off by 5 percent.
   *
   * Fails with VALIDATION_FAILED (`kind`, `confirmPeople`), with CONFLICT if it goes to another number of users, and with
   * WRONG_STATE if it is off, or being sent to them.
   */
  async sendPast(
    kind: TriggerKind,
    confirmPeople: number,
    caller: Caller,
  ): Promise<Outcome<{ setting: TriggerSetting }>> {
    const audience = this.#pastAudience(kind);
    if (audience === null) return messages.noPast;
    if (!Number.isInteger(confirmPeople) || confirmPeople < 1) return messages.confirmPast;
    const seen = await readTrigger(this.#pool, kind);
    const people = await countPeople(this.#pool, pastSegment(seen), audience);
    return inTransaction(this.#pool, async (client) => {
      const setting = await lockTrigger(client, kind);
      if (!setting.isOn) return messages.pastWhileOff;
      if (setting.pastLeft !== null) return messages.pastRunning;
      const isOther = !isDeepStrictEqual(setting.segment, seen.segment);
      if (isOther || Math.abs(people - confirmPeople) > confirmSlack(people))
        return messages.pastMismatch(people, confirmPeople);
      await beginPast(client, kind, confirmPeople);
      await recordAudit(client, {
        action: 'message.send-past',
        ...by(caller),
        target: { kind: 'message-trigger', id: kind },
        details: { confirmPeople },
      });
      return { ok: true, setting: { ...setting, pastLeft: confirmPeople } };
    });
  }

  /** Null: it cannot be sent to the past. */
  #pastAudience(kind: TriggerKind): Audience | null {
    if (!triggerOf(kind).hasPast) return null;
    const audience = this.#audience(kind);
    return {
      ...audience,
      exclusions: (bind, channels) => [...audience.exclusions(bind, channels), ...noFriendPastExclusions],
    };
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
      (['emailListId', 'topByRank', 'randomSample'] as const)
        .filter((field) => (given[field] ?? null) !== null)
        .map((field) => [`segment.${field}`, notForTriggers]),
    );
    return Object.keys(fields).length > 0
      ? invalidFields({ ...(read.ok ? {} : read.fields), ...fields })
      : read;
  }
}

const pastSegment = ({ segment }: TriggerSetting): Segment => segment ?? { states: ['waiting'] };

const notForTriggers = 'A message that sends itself can’t be limited by this. Use the other conditions.';

function delayFaults(kind: TriggerKind, delayMinutes: number): Readonly<Record<string, string>> {
  const { atLeast, atMost } = triggerOf(kind).delayMinutes;
  return Number.isInteger(delayMinutes) && delayMinutes >= atLeast && delayMinutes <= atMost
    ? {}
    : { delayMinutes: `delayMinutes must be a whole number from ${atLeast} to ${atMost}` };
}
