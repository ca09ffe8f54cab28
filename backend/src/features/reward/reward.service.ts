import type { Pool } from 'pg';
import { by, changeDetails, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, formFaults, invalidFields } from '../../platform/forms/form-faults.ts';
import { type Given, isBlank, isId } from '../../platform/forms/given.ts';
import { readMoment } from '../../platform/forms/moment.ts';
import { typedLine, typedLines } from '../../platform/forms/typed-text.ts';
import { wakeRunner } from '../../platform/jobs/sole-runner.ts';
import { codesAtOnce, codesFault, existingFault, rewardFormSchema } from './reward.form.ts';
import {
  countMeeting,
  findReward,
  insertCodes,
  insertReward,
  listOpenRewards,
  listRewards,
  lockRewards,
  type OpenRewardRow,
  type RewardKind,
  type RewardRecipients,
  type RewardRow,
  type RewardTerms,
  setStopped,
  updateReward,
} from './reward.repository.ts';

/** What a caller says of a reward. */
export interface TermsInput {
  readonly name: Given;
  readonly text?: Given;
  readonly instructions?: Given;
  readonly referralsNeeded: number;
  readonly limit?: number | null | undefined;
  /** ISO 8601 with a time zone; blank: no end. */
  readonly endsAt?: Given;
}

export interface NewRewardInput extends TermsInput {
  readonly kind: RewardKind;
  readonly recipients: RewardRecipients;
  /** Whether users who meet it by now get it; else they need another referral. */
  readonly includesExisting: boolean;
}

export interface RewardChange extends TermsInput {
  readonly id: string;
  /** Of the reward that the caller changes. */
  readonly revision: number;
  /** Needed if the referrals change: as in {@link NewRewardInput}. */
  readonly includesExisting?: boolean | null | undefined;
}

const rewardsAtMost = 100;

/** What users get for referrals, as admins set it. */
export class RewardService {
  readonly #pool: Pool;
  readonly #reader: Pool;

  constructor({ pool, reader }: { readonly pool: Pool; readonly reader: Pool }) {
    this.#pool = pool;
    this.#reader = reader;
  }

  list(): Promise<readonly RewardRow[]> {
    return listRewards(this.#pool);
  }

  /** What visitors can reach. */
  open(): Promise<readonly OpenRewardRow[]> {
    return listOpenRewards(this.#pool);
  }

  /** How many users would get a reward with these terms at once; at most 100,000 are counted. */
  async meeting(terms: {
    readonly id: Given;
    readonly recipients: RewardRecipients;
    readonly referralsNeeded: number;
  }): Promise<number> {
    const id = isBlank(terms.id) || !isId(terms.id ?? '') ? null : (terms.id ?? null);
    return countMeeting(this.#reader, { ...terms, id, referralsNeeded: Math.max(1, terms.referralsNeeded) });
  }

  /** Adds a reward. Fails with VALIDATION_FAILED, LIMIT_REACHED. */
  async add(input: NewRewardInput, caller: Caller): Promise<Outcome<{ reward: RewardRow }>> {
    const read = readTerms(input);
    if (!read.ok) return read;
    const { kind, recipients, includesExisting } = input;
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ reward: RewardRow }>> => {
      await lockRewards(client);
      if ((await listRewards(client)).length >= rewardsAtMost) return tooMany;
      const id = await insertReward(client, { ...read.terms, kind, recipients }, includesExisting);
      await recordAudit(client, {
        ...{ action: 'reward.add', ...by(caller), target: { kind: 'reward', id, name: read.terms.name } },
        details: { kind, recipients, referralsNeeded: read.terms.referralsNeeded, includesExisting },
      });
      await wakeRunner(client, 'rewards');
      return this.#found(await findReward(client, id));
    });
  }

  /**
   * Changes a reward. What was reached stays reached. Fails with VALIDATION_FAILED, NOT_FOUND, CONFLICT (it was changed since
   * `revision`), WRONG_STATE (it was stopped).
   */
  async update(input: RewardChange, caller: Caller): Promise<Outcome<{ reward: RewardRow }>> {
    const read = readTerms(input);
    if (!read.ok) return read;
    const { id, revision, includesExisting } = input;
    if (!isId(id)) return unknownReward;
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ reward: RewardRow }>> => {
      await lockRewards(client);
      const before = await findReward(client, id);
      if (before === null) return unknownReward;
      if (before.revision !== revision) return changed;
      if (before.stoppedAt !== null) return stopped;
      const isOther = before.referralsNeeded !== read.terms.referralsNeeded;
      if (isOther && typeof includesExisting !== 'boolean')
        return firstFault({ includesExisting: existingFault });
      await updateReward(
        client,
        id,
        revision,
        read.terms,
        isOther ? (includesExisting === true ? 'now' : 'later') : null,
      );
      await recordAudit(client, {
        ...{ action: 'reward.update', ...by(caller), target: { kind: 'reward', id, name: read.terms.name } },
        details: changeDetails(termsOf(before), read.terms),
      });
      await wakeRunner(client, 'rewards');
      return this.#found(await findReward(client, id));
    });
  }

  /** Stops a reward, or resumes it. Repeating it changes nothing. Fails with NOT_FOUND. */
  async setStopped(id: string, isStopped: boolean, caller: Caller): Promise<Outcome<{ reward: RewardRow }>> {
    if (!isId(id)) return unknownReward;
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ reward: RewardRow }>> => {
      await lockRewards(client);
      const hasChanged = await setStopped(client, id, isStopped);
      const reward = await findReward(client, id);
      if (reward !== null && hasChanged)
        await recordAudit(client, {
          action: isStopped ? 'reward.stop' : 'reward.resume',
          ...by(caller),
          target: { kind: 'reward', id, name: reward.name },
        });
      await wakeRunner(client, 'rewards');
      return this.#found(reward);
    });
  }

  /**
   * Adds codes to a reward that gives codes; those it has already are left out. Users who wait for one get it. Fails with
   * VALIDATION_FAILED (`codes`), NOT_FOUND, WRONG_STATE (it gives no codes).
   */
  async addCodes(
    id: string,
    given: readonly string[],
    caller: Caller,
  ): Promise<Outcome<{ reward: RewardRow; added: number }>> {
    const codes = [...new Set(given.map(typedLine).filter((code) => code !== ''))];
    const fault =
      given.length > codesAtOnce ? `Send at most ${codesAtOnce} codes at a time` : codesFault(codes);
    if (fault !== null) return firstFault({ codes: fault });
    if (!isId(id)) return unknownReward;
    return inTransaction(
      this.#pool,
      async (client): Promise<Outcome<{ reward: RewardRow; added: number }>> => {
        await lockRewards(client);
        const before = await findReward(client, id);
        if (before === null) return unknownReward;
        if (before.kind !== 'code_pool') return noCodes;
        const added = await insertCodes(client, id, codes);
        await recordAudit(client, {
          ...{ action: 'reward.add-codes', ...by(caller), target: { kind: 'reward', id, name: before.name } },
          details: { added },
        });
        await wakeRunner(client, 'rewards');
        const found = this.#found(await findReward(client, id));
        return found.ok ? { ...found, added } : found;
      },
    );
  }

  #found(reward: RewardRow | null): Outcome<{ reward: RewardRow }> {
    return reward === null ? unknownReward : { ok: true, reward };
  }
}

const termsOf = ({ name, text, instructions, referralsNeeded, limit, endsAt }: RewardTerms): RewardTerms => ({
  ...{ name, text, instructions, referralsNeeded, limit, endsAt },
});

function readTerms(input: TermsInput): Outcome<{ terms: RewardTerms }> {
  const given = {
    name: typedLine(input.name ?? ''),
    text: typedLine(input.text ?? ''),
    instructions: typedLines(input.instructions ?? ''),
    referralsNeeded: input.referralsNeeded,
    limit: input.limit ?? null,
  };
  const endsAt = readMoment(input.endsAt);
  const faults = {
    ...formFaults(rewardFormSchema, given),
    ...(endsAt === null && !isBlank(input.endsAt) && { endsAt: 'Enter a date and a time' }),
    ...(endsAt !== null && endsAt.getTime() <= Date.now() && { endsAt: 'Choose a time in the future' }),
  };
  return Object.keys(faults).length > 0 ? invalidFields(faults) : { ok: true, terms: { ...given, endsAt } };
}

const unknownReward = failure('NOT_FOUND', 'There is no such reward.');
const changed = failure(
  'CONFLICT',
  'Someone else has changed this reward. Look at it again, then repeat your change.',
);
const stopped = failure('WRONG_STATE', 'This reward is stopped. Resume it before you change it.');
const noCodes = failure('WRONG_STATE', 'This reward gives no codes.');
const tooMany = failure('LIMIT_REACHED', `There are ${rewardsAtMost} rewards already.`);
