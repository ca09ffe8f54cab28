import type { Pool } from 'pg';
import { by, recordAudit, recordAudits } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import { type Given, isBlank, isId } from '../../platform/forms/given.ts';
import { type Page, type PageInput, parsePage, toPage } from '../../platform/paging/page.ts';
import {
  type ClaimRow,
  claimStates,
  type DecidedClaim,
  type ExportedClaim,
  findOwnRewards,
  fulfillClaims,
  listClaims,
  type OwnReward,
  readClaims,
  reopenClaims,
} from './reward.claim.repository.ts';
import { lockRewards } from './reward.repository.ts';
import { tell } from './reward.settle.ts';
import type { ClaimChange } from './reward.settle.repository.ts';

export interface ClaimQuery {
  /** Blank: of any reward. */
  readonly rewardId?: Given;
  /** Blank: of any user. */
  readonly userId?: Given;
  /** A {@link ClaimState}; blank: any. */
  readonly state?: Given;
}

const claimsAtOnce = 200;
const sliceSize = 1000;

/** What users have reached. */
export class ClaimService {
  readonly #pool: Pool;
  readonly #pickReader: () => Pool;

  constructor({ pool, pickReader }: { readonly pool: Pool; readonly pickReader: () => Pool }) {
    this.#pool = pool;
    this.#pickReader = pickReader;
  }

  /**
   * A page of claims: those that wait, the oldest first; all others, the newest. Fails with VALIDATION_FAILED (`limit`, `page`,
   * `rewardId`, `userId`, `state`).
   */
  async list({ limit, page, ...query }: ClaimQuery & PageInput): Promise<Outcome<{ page: Page<ClaimRow> }>> {
    const parsed = parsePage({ limit, page });
    if (!parsed.ok) return parsed;
    const read = filterOf(query);
    if (!read.ok) return read;
    const { rows, total } = await listClaims(this.#pool, read.filter, parsed.request);
    return { ok: true, page: toPage(rows, total, parsed.request) };
  }

  /** The same claims, all of them, in slices that are read on demand. The audit log records that it began. */
  async export(
    query: ClaimQuery,
    caller: Pick<Caller, 'viewer' | 'clientAddress'>,
  ): Promise<Outcome<{ slices: AsyncIterable<readonly ExportedClaim[]> }>> {
    const read = filterOf(query);
    if (!read.ok) return read;
    await recordAudit(this.#pool, {
      ...{
        action: 'reward.export',
        ...by(caller),
        target: { kind: 'reward', id: read.filter.rewardId ?? 'all' },
      },
      details: { state: read.filter.state ?? 'any' },
    });
    return { ok: true, slices: slices(this.#pickReader(), read.filter) };
  }

  /**
   * Marks claims as fulfilled; those that do not wait anymore stay as they are. Fails with VALIDATION_FAILED (`ids`),
   * NOT_FOUND (none of them waits).
   */
  fulfill(ids: readonly string[], caller: Caller): Promise<Outcome<{ claims: number }>> {
    const name = by(caller).actor.name ?? by(caller).actor.kind;
    return this.#decide(ids, caller, 'reward.fulfill', 'fulfilled', (client) =>
      fulfillClaims(client, ids, name),
    );
  }

  /** Takes back that claims were fulfilled. Fails with VALIDATION_FAILED (`ids`), NOT_FOUND. */
  reopen(ids: readonly string[], caller: Caller): Promise<Outcome<{ claims: number }>> {
    return this.#decide(ids, caller, 'reward.reopen', 'reached', (client) => reopenClaims(client, ids));
  }

  /** What a user can reach or has reached. */
  ofOwner(signupId: string): Promise<readonly OwnReward[]> {
    return findOwnRewards(this.#pool, signupId);
  }

  async #decide(
    ids: readonly string[],
    caller: Caller,
    action: `reward.${string}`,
    change: ClaimChange['change'],
    decide: (client: Parameters<typeof fulfillClaims>[0]) => Promise<readonly DecidedClaim[]>,
  ): Promise<Outcome<{ claims: number }>> {
    if (ids.length === 0 || ids.length > claimsAtOnce)
      return firstFault({ ids: `Choose 1 to ${claimsAtOnce} rewards` });
    if (!ids.every(isId)) return nothingWaits;
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ claims: number }>> => {
      await lockRewards(client);
      const decided = await decide(client);
      if (decided.length === 0) return nothingWaits;
      await recordAudits(
        client,
        decided.map(({ userId, reward }) => ({
          ...{ action, ...by(caller), target: { kind: 'signup', id: userId }, details: { reward } },
        })),
      );
      await tell(
        client,
        decided.map(({ seq }) => ({ claimSeq: seq, change })),
      );
      return { ok: true, claims: decided.length };
    });
  }
}

function filterOf({ rewardId, userId, state }: ClaimQuery) {
  const chosen = claimStates.find((each) => each === state?.trim()) ?? null;
  const faults = {
    ...(chosen === null && !isBlank(state) && { state: `state must be one of ${claimStates.join(', ')}` }),
    ...(!isBlank(rewardId) && !isId(rewardId ?? '') && { rewardId: 'rewardId must be the ID of a reward' }),
    ...(!isBlank(userId) && !isId(userId ?? '') && { userId: 'userId must be the ID of a user' }),
  };
  if (Object.keys(faults).length > 0) return firstFault(faults);
  const idOrNull = (id: Given) => (isBlank(id) ? null : (id ?? null));
  return {
    ok: true as const,
    filter: { rewardId: idOrNull(rewardId), userId: idOrNull(userId), state: chosen },
  };
}

async function* slices(
  pool: Pool,
  filter: Parameters<typeof readClaims>[1],
): AsyncGenerator<readonly ExportedClaim[]> {
  let after = '0';
  for (;;) {
    const slice = await readClaims(pool, filter, after, sliceSize);
    if (slice.length > 0) yield slice;
    const last = slice.at(-1);
    if (last === undefined || slice.length < sliceSize) return;
    after = last.seq;
  }
}

const nothingWaits = failure(
  'NOT_FOUND',
  'None of these rewards can be changed anymore. Look at the list again.',
);
