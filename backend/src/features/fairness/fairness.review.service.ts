import type { Pool } from 'pg';
import { actorOf, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inSnapshot, inTransaction } from '../../platform/database/database.ts';
import { failure, type Failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import { type Given, isBlank, isId } from '../../platform/forms/given.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';
import { type NextPage, pageOf, readNextPage } from '../../platform/paging/next-page.ts';
import { wakeRunner } from '../../platform/jobs/sole-runner.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { carryOutNext } from './fairness.decide.ts';
import {
  type DecisionRow,
  type DecisionScope,
  findDecision,
  findMovedBy,
  findTargets,
  insertDecision,
  listDecisions,
  lockDecision,
  type TargetRow,
} from './fairness.decision.repository.ts';
import { decisionFormSchema, namedUsersMax } from './fairness.form.ts';
import { findTrust, type ListEntryRow } from './fairness.list.repository.ts';
import { type Preview, previewOf, versionOf } from './fairness.preview.ts';
import {
  countOpen,
  findGivenHold,
  type GroupKind,
  type GroupRow,
  type HoldRow,
  listGroupHolds,
  listGroups,
  listReferrerHolds,
  type OpenHolds,
} from './fairness.queue.repository.ts';

/** A decision, as a caller names it. */
export interface DecisionInput {
  /** `release` or `reverse`. */
  readonly action: Given;
  /** A group's id, `referrer:` and the id of a referrer, or ids of referred users. */
  readonly about: readonly string[] | null | undefined;
  /** Whether the referred users are blocked, too: only with `reverse`. */
  readonly block?: boolean | null | undefined;
}

/** A page of {@link GroupRow}s. */
export interface GroupPage {
  readonly groups: readonly GroupRow[];
  readonly open: OpenHolds;
}

/** How long a caller waits for a decision; the rest continues in the background. */
const carriedOutWithinMs = 2_000;
const groupsAtMost = 100;
const holdsAtMost = 200;

/** How admins check doubted credits. */
export class ReviewService {
  readonly #pool: Pool;
  readonly #reader: Pool;
  readonly #exclusion: ExclusionService;

  constructor({ pool, reader, exclusion }: { pool: Pool; reader: Pool; exclusion: ExclusionService }) {
    this.#pool = pool;
    this.#reader = reader;
    this.#exclusion = exclusion;
  }

  /** The queue, largest groups first. Fails with VALIDATION_FAILED (`first`, `after`). */
  async groups(wanted: NextPage): Promise<Outcome<GroupPage>> {
    const page = readNextPage(wanted, groupsAtMost);
    if (!page.ok) return page;
    const offset = Number(page.rows.after ?? 0);
    const found = await inSnapshot(this.#pool, (client) =>
      listGroups(client, { offset, limit: wanted.first }),
    );
    return { ok: true, ...found };
  }

  /** How many credits need review. */
  open(): Promise<OpenHolds> {
    return countOpen(this.#reader);
  }

  /** The open credits of a group, or of `referrer:` and an id, in join order. Fails with NOT_FOUND, VALIDATION_FAILED (`first`, `after`). */
  async groupHolds(
    groupId: string,
    wanted: NextPage,
  ): Promise<Outcome<{ holds: readonly HoldRow[]; nextAfter: string | null }>> {
    const group = parseScope([groupId]);
    if (group === null || group.kind === 'users') return unknownGroup;
    const page = readNextPage(wanted, holdsAtMost);
    if (!page.ok) return page;
    const found = await inSnapshot(this.#pool, (client) => listGroupHolds(client, group, page.rows));
    if (found.length === 0 && page.rows.after === null) return unknownGroup;
    const { shown, nextAfter } = pageOf(found, page.rows, ({ seq }) => seq);
    return { ok: true, holds: shown, nextAfter };
  }

  /**
   * What is or was doubted about one user: the credit that their join gave, and those that their code earned, open ones
   * first, at most 200; and whether they are a trusted referrer. Fails with NOT_FOUND (no id).
   */
  async ofUser(
    userId: string,
  ): Promise<Outcome<{ given: HoldRow | null; earned: readonly HoldRow[]; trust: ListEntryRow | null }>> {
    if (!isId(userId)) return unknownUser;
    return inSnapshot(this.#pool, async (client) => ({
      ok: true,
      given: await findGivenHold(client, userId),
      earned: await listReferrerHolds(client, userId, holdsAtMost),
      trust: await findTrust(client, userId),
    }));
  }

  /** What a decision would do. Fails with VALIDATION_FAILED, NOT_FOUND (there is nothing to decide). */
  preview(input: DecisionInput): Promise<Outcome<{ preview: Preview }>> {
    const parsed = parseInput(input);
    if (!parsed.ok) return Promise.resolve(parsed);
    const { scope, becomes, blocks } = parsed;
    return inSnapshot(this.#pool, async (client) => {
      const targets = await findTargets(client, scope, becomes);
      if (targets.length === 0) return nothingToDecide;
      return { ok: true, preview: await previewOf(client, targets, becomes, blocks) };
    });
  }

  /**
   * Decides about credits: they count (`release`) or do not (`reverse`), whatever the product finds later. It is on disk when
   * this resolves; a decision about many credits is carried out in the background, and each of them exactly once.
   *
   * Fails with VALIDATION_FAILED, NOT_FOUND (there is nothing to decide), CONFLICT (it would do something else than the
   * preview with that version said).
   */
  async decide(
    { version, reason, ...input }: DecisionInput & { readonly version: Given; readonly reason: Given },
    caller: Caller,
  ): Promise<Outcome<{ decision: DecisionRow }>> {
    const parsed = parseInput(input);
    const faults = {
      ...inputFaults(input),
      ...formFaults(decisionFormSchema, { reason }),
      ...(isBlank(version) && { version: 'Preview the decision first' }),
    };
    if (Object.keys(faults).length > 0) return firstFault(faults);
    if (!parsed.ok) return parsed;
    const { scope, becomes, blocks } = parsed;
    const actor = actorOf(caller.viewer);
    const inserted = await inTransaction(this.#pool, async (client): Promise<Outcome<{ id: string }>> => {
      const targets = await findTargets(client, scope, becomes);
      if (targets.length === 0) return nothingToDecide;
      if (versionOf(targets, becomes, blocks) !== version) return outdated;
      const id = await insertDecision(
        client,
        {
          action: becomes === 'released' ? 'release' : 'reverse',
          undoes: null,
          reason: typedLine(reason ?? ''),
          blocks,
          actor,
        },
        targets.map((target) => ({ ...namesOf(target), becomes })),
      );
      await recordAudit(client, {
        action: becomes === 'released' ? 'hold.release' : 'hold.reverse',
        actor,
        clientAddress: caller.clientAddress,
        target: { kind: 'hold-decision', id },
        details: { credits: targets.length, blocks, reason: typedLine(reason ?? '') },
      });
      await wakeRunner(client, 'fairness');
      return { ok: true, id };
    });
    return inserted.ok ? this.#carryOut(inserted.id) : inserted;
  }

  /**
   * Undoes a decision: restores every credit that it moved, except those moved since, and unblocks the users it blocked. Fails with VALIDATION_FAILED (`id` is blank), NOT_FOUND, WRONG_STATE (it is being carried out, was undone, or undoes another).
   */
  async undo(id: string, caller: Caller): Promise<Outcome<{ decision: DecisionRow }>> {
    if (isBlank(id)) return firstFault({ id: 'Choose a decision' });
    if (!isId(id)) return unknownDecision;
    const actor = actorOf(caller.viewer);
    const inserted = await inTransaction(this.#pool, async (client): Promise<Outcome<{ id: string }>> => {
      const decision = await lockDecision(client, id);
      if (decision === null) return unknownDecision;
      if (decision.isUndone || decision.action === 'undo' || decision.doneAt === null)
        return notUndoable(decision);
      const moved = await findMovedBy(client, decision.seq);
      if (moved.length === 0) return notUndoable(decision);
      const undoing = await insertDecision(
        client,
        { action: 'undo', undoes: decision.seq, reason: decision.reason, blocks: false, actor },
        moved,
      );
      await recordAudit(client, {
        action: 'hold.undo',
        actor,
        clientAddress: caller.clientAddress,
        target: { kind: 'hold-decision', id },
        details: { credits: moved.length },
      });
      await wakeRunner(client, 'fairness');
      return { ok: true, id: undoing };
    });
    return inserted.ok ? this.#carryOut(inserted.id) : inserted;
  }

  /** Decisions, newest first. Fails with VALIDATION_FAILED (`first`, `after`). */
  async decisions(
    wanted: NextPage,
  ): Promise<Outcome<{ decisions: readonly DecisionRow[]; nextAfter: string | null }>> {
    const page = readNextPage(wanted, groupsAtMost);
    if (!page.ok) return page;
    const found = await listDecisions(this.#pool, page.rows);
    const { shown, nextAfter } = pageOf(found, page.rows, ({ seq }) => seq);
    return { ok: true, decisions: shown, nextAfter };
  }

  async #carryOut(id: string): Promise<Outcome<{ decision: DecisionRow }>> {
    const until = performance.now() + carriedOutWithinMs;
    let decision = await findDecision(this.#pool, id);
    while (decision?.doneAt === null && performance.now() < until) {
      await carryOutNext(this.#pool, this.#exclusion);
      decision = await findDecision(this.#pool, id);
    }
    return decision === null ? unknownDecision : { ok: true, decision };
  }
}

const namesOf = ({ referredSeq, referrerSeq }: TargetRow) => ({ referredSeq, referrerSeq });

const groupKinds: readonly string[] = [
  'device',
  'stated',
  'alike',
  'referrer',
] satisfies readonly GroupKind[];
const isGroupKind = (kind: string): kind is GroupKind => groupKinds.includes(kind);

/** The id by which callers name a group. */
export const groupIdOf = ({ kind, key }: Pick<GroupRow, 'kind' | 'key'>): string => `${kind}.${key}`;

function parseGroup(id: string): { readonly kind: GroupKind; readonly key: string } | null {
  const [, kind = '', key = ''] = /^([a-z]+)\.(-?\d{1,19})$/.exec(id.trim()) ?? [];
  if (!isGroupKind(kind) || BigInt.asIntN(64, BigInt(key === '' ? 0 : key)).toString() !== key) return null;
  return { kind, key };
}

function inputFaults({ action, about, block }: DecisionInput): Readonly<Record<string, string>> {
  const count = new Set(about ?? []).size;
  return {
    ...(action !== 'release' && action !== 'reverse' && { action: 'action must be release or reverse' }),
    ...(count === 0 && { about: 'Choose a group, a referrer, or users' }),
    ...(count > namedUsersMax && { about: `Choose at most ${namedUsersMax} users` }),
    ...(block === true &&
      action !== 'reverse' && { block: 'Users are only blocked when their points are taken back' }),
  };
}

function parseInput(
  input: DecisionInput,
): Outcome<{
  readonly scope: DecisionScope;
  readonly becomes: 'released' | 'reversed';
  readonly blocks: boolean;
}> {
  const faults = inputFaults(input);
  if (Object.keys(faults).length > 0) return firstFault(faults);
  const scope = parseScope([...new Set(input.about ?? [])]);
  if (scope === null) return nothingToDecide;
  const becomes = input.action === 'release' ? 'released' : 'reversed';
  return { ok: true, scope, becomes, blocks: input.block ?? false };
}

/** @returns null: there can be no such group or user. */
function parseScope(ids: readonly string[]): DecisionScope | null {
  const [only = ''] = ids;
  const group = ids.length === 1 ? parseGroup(only) : null;
  if (group !== null) return { kind: 'group', groupKind: group.kind, key: group.key };
  const [, referrerId = ''] = ids.length === 1 ? only.split('referrer:') : [];
  if (isId(referrerId)) return { kind: 'referrer', referrerId };
  return ids.every(isId) ? { kind: 'users', userIds: ids } : null;
}

const unknownGroup = failure(
  'NOT_FOUND',
  'This group is no longer in the queue. A colleague may have decided about it.',
);
const unknownUser = failure('NOT_FOUND', 'No user on the waitlist has this id.');
const unknownDecision = failure('NOT_FOUND', 'There is no such decision.');
const nothingToDecide = failure(
  'NOT_FOUND',
  'There is nothing left to decide here. A colleague may have been faster.',
);
const outdated = failure('CONFLICT', 'The group has changed since you looked at it. Look at it again.');

function notUndoable({ isUndone, action, doneAt }: DecisionRow): Failure {
  if (isUndone) return failure('WRONG_STATE', 'This decision was undone already.');
  if (action === 'undo') return failure('WRONG_STATE', 'This undid another decision. Decide anew instead.');
  if (doneAt === null)
    return failure('WRONG_STATE', 'This decision is still being carried out. Try again in a moment.');
  return failure('WRONG_STATE', 'This decision changed nothing, so there is nothing to undo.');
}
