import type { ClientBase, Pool } from 'pg';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { sqlState } from '../../platform/database/sql-errors.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import type { Given } from '../../platform/forms/given.ts';
import { type Audience, type ExclusionReason, exclusionReasons } from './segment.audience.ts';
import { type MailingKindName, mailingKinds } from './segment.form.ts';
import * as messages from './segment.messages.ts';
import {
  countStrangers,
  countUnknown,
  countUsers,
  findLastChosen,
  findSample,
  type SampleUser,
} from './segment.preview.repository.ts';
import { readSegment, type Segment, type SegmentInput } from './segment.rules.ts';

/** The users that a mailing to a segment would go to. */
export interface Preview {
  readonly people: number;
  readonly emails: number;
  readonly textMessages: number;
  /** With an email list: how many are found by an address that they only stated; they verified a phone number. */
  readonly stated: number;
  /** Whether users can be sent text messages. */
  readonly canText: boolean;
  /** Among those with a rank; null: there are none. */
  readonly firstRank: number | null;
  readonly lastRank: number | null;
  /** The best, at most ten. */
  readonly sample: readonly SampleUser[];
  /** In the order of the reasons; reasons that leave out no one are missing. */
  readonly excluded: readonly { readonly reason: ExclusionReason; readonly people: number }[];
}

const previewsAtOnce = 2;
const previewAtMostMs = 10_000;
const sampleSize = 10;

/** Which users a mailing goes to. */
export class SegmentService {
  readonly #reader: Pool;
  readonly #audiences: Readonly<Record<MailingKindName, Audience>>;
  readonly #atMostMs: number;
  #running = 0;

  /**
   * @param reader for reads that may be slightly stale. @param atMostMs how long a preview may take, in milliseconds.
   */
  constructor(
    reader: Pool,
    audiences: Readonly<Record<MailingKindName, Audience>>,
    atMostMs = previewAtMostMs,
  ) {
    this.#reader = reader;
    this.#audiences = audiences;
    this.#atMostMs = atMostMs;
  }

  /**
   * The users that a mailing would go to, and why others are left out, all in one snapshot. An instance runs two at a
   * time and rejects the others.
   *
   * Fails with VALIDATION_FAILED (`segment.<field>`, `kind`), NOT_FOUND (the email list), PREVIEW_BUSY,
   * PREVIEW_TIMEOUT.
   */
  async preview(given: SegmentInput, givenKind: Given): Promise<Outcome<{ preview: Preview }>> {
    const kind = mailingKinds.find((each) => each === givenKind);
    const audience = kind === undefined ? undefined : this.#audiences[kind];
    const read = readSegment(given, audience);
    if (audience === undefined)
      return invalidFields({ ...(read.ok ? {} : read.fields), kind: 'Choose invite or broadcast' });
    return read.ok ? this.#count(read.segment, audience) : read;
  }

  /**
   * The users of a segment that a message to this audience would go to, like {@link preview}.
   *
   * Fails with VALIDATION_FAILED (`segment.<field>`), NOT_FOUND, PREVIEW_BUSY, PREVIEW_TIMEOUT.
   */
  previewFor(
    read: Outcome<{ segment: Segment }>,
    audience: Audience,
  ): Promise<Outcome<{ preview: Preview }>> {
    return read.ok ? this.#count(read.segment, audience) : Promise.resolve(read);
  }

  async #count(segment: Segment, audience: Audience): Promise<Outcome<{ preview: Preview }>> {
    if (this.#running >= previewsAtOnce) return messages.previewBusy;
    this.#running += 1;
    try {
      return await inSnapshot(this.#reader, this.#atMostMs, (statement) =>
        previewOf(statement, segment, audience),
      );
    } catch (error) {
      if (sqlState(error) === queryCanceled) return messages.previewTimeout;
      throw error;
    } finally {
      this.#running -= 1;
    }
  }
}

const queryCanceled = '57014';

/** Runs a statement in the remaining time. */
type Statement = <T>(run: (client: ClientBase) => Promise<T>) => Promise<T>;

async function previewOf(
  statement: Statement,
  segment: Segment,
  audience: Audience,
): Promise<Outcome<{ preview: Preview }>> {
  const { emailListId, signupIds } = segment;
  const strangers =
    emailListId === undefined ? 0 : await statement((client) => countStrangers(client, emailListId));
  if (strangers === null) return messages.unknownList;
  const unknown = signupIds === undefined ? 0 : await statement((client) => countUnknown(client, signupIds));
  const last = await statement((client) => findLastChosen(client, segment, audience));
  const counts = await statement((client) => countUsers(client, segment, audience, last));
  const sample = await statement((client) => findSample(client, segment, audience, sampleSize));
  const chosen = counts.find(({ reason }) => reason === null);
  const excluded = new Map(
    counts.flatMap(({ reason, people }) => (reason === null ? [] : [[reason, people]])),
  );
  if (strangers > 0) excluded.set('NOT_ON_LIST', strangers);
  if (unknown > 0) excluded.set('UNKNOWN_USER', unknown);
  const { people = 0, emails = 0, firstRank = null, lastRank = null } = chosen ?? {};
  return {
    ok: true,
    preview: {
      people,
      emails,
      textMessages: people - emails,
      stated: emailListId === undefined ? 0 : counts.reduce((sum, { byPhone }) => sum + byPhone, 0),
      canText: audience.texts,
      firstRank,
      lastRank,
      sample,
      excluded: exclusionReasons.flatMap((reason) => {
        const left = excluded.get(reason);
        return left === undefined ? [] : [{ reason, people: left }];
      }),
    },
  };
}

/** Runs statements in one read-only snapshot, all of them within `atMostMs`. */
async function inSnapshot<T>(
  pool: Pool,
  atMostMs: number,
  work: (statement: Statement) => Promise<T>,
): Promise<T> {
  const endsAt = performance.now() + atMostMs;
  return inTransaction(pool, async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    return work(async (run) => {
      const leftMs = Math.max(1, Math.round(endsAt - performance.now()));
      await client.query(`SET LOCAL statement_timeout = ${leftMs}`);
      return run(client);
    });
  });
}
