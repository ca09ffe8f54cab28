import type { Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import {
  listTriggers,
  lockTrigger,
  type TriggerKind,
  type TriggerSetting,
  updateTrigger,
} from './message.trigger.repository.ts';

const day = 24 * 60;
const delayMinutesAtMost = 7 * day;
/** Users need time to invite a friend. */
const delayMinutesAtLeast: Readonly<Record<TriggerKind, number>> = { friend: 0, no_friend: day };

/** Messages that send themselves. */
export class TriggerService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  list(): Promise<readonly TriggerSetting[]> {
    return listTriggers(this.#pool);
  }

  /** Switches a message on or off, and sets how long it waits. Fails with VALIDATION_FAILED (`delayMinutes`). */
  async set(setting: TriggerSetting, caller: Caller): Promise<Outcome<{ setting: TriggerSetting }>> {
    const { kind, isOn, delayMinutes } = setting;
    const atLeast = delayMinutesAtLeast[kind];
    if (!Number.isInteger(delayMinutes) || delayMinutes < atLeast || delayMinutes > delayMinutesAtMost)
      return invalidFields({
        delayMinutes: `delayMinutes must be a whole number from ${atLeast} to ${delayMinutesAtMost}`,
      });
    return inTransaction(this.#pool, async (client) => {
      const was = await lockTrigger(client, kind);
      if (was.isOn === isOn && was.delayMinutes === delayMinutes) return { ok: true, setting };
      await updateTrigger(client, setting, was);
      await recordAudit(client, {
        action: 'message.set-trigger',
        ...by(caller),
        target: { kind: 'message-trigger', id: kind },
        details: { isOn, delayMinutes },
      });
      return { ok: true, setting };
    });
  }
}
