import type { ClientBase, Pool } from 'pg';
import { actorOf, by, recordAudit } from '../../platform/audit/audit-log.ts';
import { refusalOf } from '../../platform/auth/access.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inSnapshot, inTransaction } from '../../platform/database/database.ts';
import { failure, type Failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import { type Given, isBlank, isId } from '../../platform/forms/given.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';
import { wakeRunner } from '../../platform/jobs/sole-runner.ts';
import { type NextPage, pageOf, readNextPage } from '../../platform/paging/next-page.ts';
import { type FilterInput, readFilter } from '../segment/segment.rules.ts';
import { tagFormSchema } from '../tag/tag.form.ts';
import { ensureTags } from '../tag/tag.repository.ts';
import { tagsAtMost } from '../tag/tag.service.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { carryOutNext } from './bulk.carry-out.ts';
import { bulkFormSchema, bulkGrantFormSchema, erasureWaitMinutes, undoDays } from './bulk.form.ts';
import {
  type BulkActionRow,
  type BulkPreview,
  type BulkTarget,
  findBulkAction,
  insertBulkAction,
  insertUndo,
  listBulkActions,
  lockBulkAction,
  previewOf,
  stopBulkAction,
} from './bulk.repository.ts';
import { type BulkKind, isTagging, kindRules } from './bulk.kinds.ts';

/** What a caller wants to do, and to whom. */
export interface BulkInput {
  readonly kind: BulkKind;
  readonly filter: FilterInput;
  /** Only with `tag` and `untag`. */
  readonly tag?: Given;
}

export interface StartInput extends BulkInput {
  /** Of the preview that the caller has seen. */
  readonly version: Given;
  readonly reason?: Given;
  /** To give; only with `grant-points`. */
  readonly points?: number | null | undefined;
  /** Whether users see the points with their reason. */
  readonly isVisible?: boolean | null | undefined;
}

/** How long a caller waits for an action; the rest continues in the background. */
const carriedOutWithinMs = 2_000;
const actionsAtMost = 100;
const dayMs = 86_400_000;

/** What admins do to many users at once. */
export class BulkService {
  readonly #pool: Pool;
  readonly #exclusion: ExclusionService;

  constructor(pool: Pool, exclusion: ExclusionService) {
    this.#pool = pool;
    this.#exclusion = exclusion;
  }

  /** What an action would do. Of nobody, it is empty. Fails with FORBIDDEN, VALIDATION_FAILED (`tag`, fields of the filter). */
  async preview(input: BulkInput, caller: Caller): Promise<Outcome<{ preview: BulkPreview }>> {
    const refusal = refusalOf(caller.viewer, kindRules[input.kind]);
    if (refusal !== null) return refusal;
    const read = readTarget(input);
    if (!read.ok) return read;
    const preview = await inSnapshot(this.#pool, (client) => previewOf(client, read.target));
    return { ok: true, preview };
  }

  /**
   * Starts an action for exactly the users of the preview. It is on disk when this resolves; a large one is carried out in
   * the background, and comes to each user once. An erasure begins after {@link erasureWaitMinutes}.
   *
   * Fails with FORBIDDEN, VALIDATION_FAILED, LIMIT_REACHED (there are too many tags), NOT_FOUND (nobody would be changed), CONFLICT (other users than the preview said).
   */
  async start(input: StartInput, caller: Caller): Promise<Outcome<{ action: BulkActionRow }>> {
    const { kind, version, points, isVisible } = input;
    const refusal = refusalOf(caller.viewer, kindRules[kind]);
    if (refusal !== null) return refusal;
    const read = readTarget(input);
    const reason = typedLine(input.reason ?? '');
    const grants = kind === 'grant-points';
    const faults = {
      ...(grants
        ? formFaults(bulkGrantFormSchema, { points, reason })
        : formFaults(bulkFormSchema, { reason })),
      ...(!grants && !isMissing(points) && { points: 'Only with GRANT_POINTS' }),
      ...(isBlank(version) && { version: 'Preview the action first' }),
    };
    if (!read.ok) return read;
    if (Object.keys(faults).length > 0) return firstFault(faults);
    const { filter, tag } = read.target;
    const started = await refusable(this.#pool, async (client): Promise<Outcome<{ id: string }>> => {
      if (kind === 'tag' && tag !== null && !(await ensureTags(client, [tag], tagsAtMost)))
        return tooManyTags;
      const { users, id } = await insertBulkAction(client, {
        ...{ ...read.target, version: version ?? '', reason, actor: actorOf(caller.viewer) },
        points: grants ? (points ?? null) : null,
        isVisible: grants && isVisible === true,
        waitMinutes: kind === 'erase' ? erasureWaitMinutes : 0,
      });
      if (users === 0) return nobody;
      if (id === null) return outdated;
      const { search, signupIds, ...kept } = filter;
      await recordAudit(client, {
        ...{ action: `bulk.${kind}`, ...by(caller), target: { kind: 'bulk-action', id } },
        details: {
          users,
          ...(reason !== '' && { reason }),
          ...(Object.keys(kept).length > 0 && { filter: JSON.stringify(kept) }),
          ...(search !== undefined && { searched: true }),
          ...(signupIds !== undefined && { chosen: signupIds.length }),
          ...(grants && { points: points ?? null }),
          ...(tag !== null && { tag }),
        },
      });
      await wakeRunner(client, 'bulk');
      return { ok: true, id };
    });
    return started.ok ? this.#carryOut(started.id) : started;
  }

  /**
   * Undoes an action for those whom it changed, except those changed in the same way since. One that is being carried out is
   * stopped first; one that has changed nobody yet is only stopped.
   *
   * Fails with NOT_FOUND, FORBIDDEN, WRONG_STATE (it cannot be undone, was undone, or is older than {@link undoDays}).
   */
  async undo(id: string, caller: Caller): Promise<Outcome<{ action: BulkActionRow }>> {
    if (!isId(id)) return unknownAction;
    const undone = await inTransaction(this.#pool, async (client): Promise<Outcome<{ id: string }>> => {
      const action = await lockBulkAction(client, id);
      if (action === null) return unknownAction;
      const refusal = refusalOf(caller.viewer, accessTo(action)) ?? whyNotUndone(action);
      if (refusal !== null) return refusal;
      if (action.endedAt === null) await stopBulkAction(client, action.seq);
      const undoing = await insertUndo(client, action, actorOf(caller.viewer));
      if (undoing === null && action.endedAt !== null) return changedNobody;
      await recordAudit(client, {
        ...{ action: undoing === null ? 'bulk.stop' : 'bulk.undo', ...by(caller) },
        ...{ target: { kind: 'bulk-action', id }, details: { users: action.changed } },
      });
      if (undoing !== null) await wakeRunner(client, 'bulk');
      return { ok: true, id: undoing ?? id };
    });
    return undone.ok ? this.#carryOut(undone.id) : undone;
  }

  /** Stops an action that waits, or is being carried out: no further user is changed. Fails with NOT_FOUND, FORBIDDEN, WRONG_STATE (it has ended). */
  async stop(id: string, caller: Caller): Promise<Outcome<{ action: BulkActionRow }>> {
    if (!isId(id)) return unknownAction;
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ action: BulkActionRow }>> => {
      const action = await lockBulkAction(client, id);
      if (action === null) return unknownAction;
      const refusal = refusalOf(caller.viewer, accessTo(action));
      if (refusal !== null) return refusal;
      if (action.endedAt !== null) return ended;
      await stopBulkAction(client, action.seq);
      await recordAudit(client, {
        ...{ action: 'bulk.stop', ...by(caller), target: { kind: 'bulk-action', id } },
        details: { users: action.changed },
      });
      return found(await findBulkAction(client, id));
    });
  }

  /** Actions, newest first. Fails with VALIDATION_FAILED (`first`, `after`). */
  async actions(
    wanted: NextPage,
  ): Promise<Outcome<{ actions: readonly BulkActionRow[]; nextAfter: string | null }>> {
    const page = readNextPage(wanted, actionsAtMost);
    if (!page.ok) return page;
    const found = await listBulkActions(this.#pool, page.rows);
    const { shown, nextAfter } = pageOf(found, page.rows, ({ seq }) => seq);
    return { ok: true, actions: shown, nextAfter };
  }

  async #carryOut(id: string): Promise<Outcome<{ action: BulkActionRow }>> {
    const until = performance.now() + carriedOutWithinMs;
    let action = await findBulkAction(this.#pool, id);
    for (let isDue = true; isDue && action?.endedAt === null && performance.now() < until;) {
      isDue = await carryOutNext(this.#pool, this.#exclusion);
      // Also if nothing is due: the job may have carried it out meanwhile.
      action = await findBulkAction(this.#pool, id);
    }
    return found(action);
  }
}

/** What is done to whom. Fails with VALIDATION_FAILED (`tag`, fields of the filter). */
function readTarget({ kind, filter, tag: given }: BulkInput): Outcome<{ target: BulkTarget }> {
  const chosen = readFilter(filter);
  if (!chosen.ok) return chosen;
  const tag = isTagging(kind) ? typedLine(given ?? '') : null;
  const [fault] = tag === null ? [] : Object.values(formFaults(tagFormSchema, { name: tag }));
  if (fault !== undefined) return firstFault({ tag: fault });
  if (tag === null && !isBlank(given)) return firstFault({ tag: 'Only with TAG and UNTAG' });
  return { ok: true, target: { kind, filter: chosen.filter, tag } };
}

/** Roles that may start an action may undo and stop it. */
const accessTo = ({ kind, undoneKind }: BulkActionRow) =>
  kindRules[kind === 'undo' ? (undoneKind ?? 'block') : kind];

class Refused extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Runs `work` in a transaction that is rolled back if it refuses. */
async function refusable<T extends object>(
  pool: Pool,
  work: (client: ClientBase) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await inTransaction(pool, async (client) => {
      const outcome = await work(client);
      if (!outcome.ok) throw new Refused(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Refused) return error.failure;
    throw error;
  }
}

/** Whether an action can be undone now. */
export const isUndoable = (action: BulkActionRow): boolean =>
  whyNotUndone(action) === null && (action.changed > 0 || action.endedAt === null);

function whyNotUndone({ kind, isUndone, startedAt }: BulkActionRow): Failure | null {
  if (kind === 'undo')
    return failure('WRONG_STATE', 'This undid another action. Start that one again instead.');
  if (!kindRules[kind].isUndoable)
    return failure('WRONG_STATE', 'People who were erased can’t be brought back.');
  if (isUndone) return failure('WRONG_STATE', 'This was undone already.');
  if (Date.now() - startedAt.getTime() > undoDays * dayMs)
    return failure('WRONG_STATE', `This is more than ${undoDays} days old and can’t be undone anymore.`);
  return null;
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;
const found = (action: BulkActionRow | null): Outcome<{ action: BulkActionRow }> =>
  action === null ? unknownAction : { ok: true, action };

const tooManyTags = failure(
  'LIMIT_REACHED',
  `There can be at most ${tagsAtMost} tags. Use one that is there, or delete one first.`,
);
const unknownAction = failure('NOT_FOUND', 'There is no such action.');
const ended = failure('WRONG_STATE', 'This has ended already.');
const changedNobody = failure('WRONG_STATE', 'This changed nobody, so there is nothing to undo.');
const nobody = failure('NOT_FOUND', 'Nobody would be changed. Choose other users.');
const outdated = failure(
  'CONFLICT',
  'The users you chose have changed meanwhile. Look at who it is now, then confirm again.',
);
