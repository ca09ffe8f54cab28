import type { ClientBase, Pool } from 'pg';
import { actorOf, by, changeDetails, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inSnapshot, inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import { type Given, isBlank } from '../../platform/forms/given.ts';
import { retentionFormSchema } from './retention.form.ts';
import {
  findRetention,
  type LockedRetention,
  lockRetention,
  previewOf,
  type RetentionPreview,
  type RetentionRow,
  type RetentionTerms,
  updateRetention,
} from './retention.repository.ts';

export interface RetentionChange {
  /** Null: users are kept for good. */
  readonly months?: number | null | undefined;
  readonly includesAccepted: boolean;
  /** The launch date; months are counted from it at the earliest. */
  readonly launchedOn?: Given;
  /** Of the setting that the caller has seen. */
  readonly revision: number;
  /** Of the preview that the caller has seen; not needed to switch it off. */
  readonly version?: Given;
}

/** Terms as they are given. */
type GivenTerms = Pick<RetentionTerms, 'months' | 'includesAccepted'> & Pick<RetentionChange, 'launchedOn'>;

/** How long users without activity are kept. */
export class RetentionService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  read(): Promise<RetentionRow> {
    return findRetention(this.#pool);
  }

  /** What holds, for visitors; null: users are kept for good. */
  async terms(): Promise<RetentionTerms | null> {
    const { months, includesAccepted, launchedOn } = await this.read();
    return months === null ? null : { months, includesAccepted, launchedOn };
  }

  /** Whom terms would be about. Fails with VALIDATION_FAILED (`months`, `launchedOn`). */
  async preview({ launchedOn = null, ...rest }: GivenTerms): Promise<Outcome<{ preview: RetentionPreview }>> {
    const terms = { ...rest, launchedOn };
    const faults = formFaults(retentionFormSchema, terms);
    if (Object.keys(faults).length > 0) return firstFault(faults);
    return { ok: true, preview: await inSnapshot(this.#pool, (client) => previewOf(client, terms)) };
  }

  /**
   * Switches retention on, changes it, or switches it off. Once this resolves, nobody is erased under the setting of before.
   * Under another number of months or another launch date, everyone is told anew before they are erased. The setting that is there changes nothing.
   *
   * Fails with VALIDATION_FAILED (`months`, `launchedOn`, `version`), CONFLICT (it was changed since `revision`, or is about other users than
   * the preview said).
   */
  async set(
    { months = null, includesAccepted, launchedOn = null, revision, version }: RetentionChange,
    caller: Caller,
  ): Promise<Outcome<{ retention: RetentionRow }>> {
    const terms = months === null ? null : { months, includesAccepted, launchedOn };
    const faults = terms && {
      ...formFaults(retentionFormSchema, terms),
      ...(isBlank(version) && { version: 'Preview it first' }),
    };
    if (faults !== null && Object.keys(faults).length > 0) return firstFault(faults);
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ retention: RetentionRow }>> => {
      const before = await lockRetention(client);
      if (before.revision !== revision) return changed;
      if (terms !== null && (await previewOf(client, terms)).version !== version) return outdated;
      const after = terms ?? off;
      const details = changeDetails(termsOf(before), after);
      if (Object.keys(details).length === 0) return { ok: true, retention: before };
      await recordRun(client, before, 0);
      const retention = await updateRetention(client, terms, actorOf(caller.viewer));
      await recordAudit(client, { action: 'retention.set', ...by(caller), details });
      return { ok: true, retention };
    });
  }
}

const off = { months: null, includesAccepted: false, launchedOn: null };

const termsOf = ({ months, includesAccepted, launchedOn }: Pick<RetentionRow, keyof RetentionTerms>) => ({
  months,
  includesAccepted,
  launchedOn,
});

/** Adds to the audit log what a run has done so far, if anything, in the name of the admin whose setting it carries out. */
export async function recordRun(
  client: ClientBase,
  { actor, erased }: Pick<LockedRetention, 'actor' | 'erased'>,
  told: number,
): Promise<void> {
  if (actor !== null && erased + told > 0)
    await recordAudit(client, { action: 'retention.run', actor, details: { erased, told } });
}

const changed = failure(
  'CONFLICT',
  'Someone else has changed this setting. Look at it again, then repeat your change.',
);
const outdated = failure(
  'CONFLICT',
  'The users it is about have changed meanwhile. Look at who it is now, then confirm again.',
);
