import type { ClientBase, Pool } from 'pg';
import { by, changeDetails, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import { isBlank, isId } from '../../platform/forms/given.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { renameTagInFilters } from '../segment/segment.tags.repository.ts';
import { type LockedUser, lockUsers } from '../waitlist/waitlist.locked-users.repository.ts';
import { tagFormSchema, tagsOfUserAtMost } from './tag.form.ts';
import { removeTagsJob } from './tag.jobs.ts';
import {
  addTags,
  countTags,
  type CountedTag,
  ensureTags,
  findFull,
  findTag,
  listTags,
  lockTags,
  markDeleted,
  removeTags,
  renameTag,
  type TagChange,
  type TagRow,
} from './tag.repository.ts';

/** Which users, and which tags. */
export interface TagInput {
  readonly userIds: readonly string[];
  readonly tags: readonly string[];
}

type Changed = Outcome<{ changed: readonly TagChange[] }>;

/** The maximum number of tags. */
export const tagsAtMost = 500;
/** The maximum number of users in one call. */
export const taggedAtOnce = 500;

/** Tags, which the team shares, and who has them. Changes are recorded in the audit log. */
export class TagService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** All tags, by name. */
  list(): Promise<readonly TagRow[]> {
    return listTags(this.#pool);
  }

  /** All tags, by name, with the number of users who have them. */
  listCounted(): Promise<readonly CountedTag[]> {
    return countTags(this.#pool);
  }

  /**
   * Puts tags on users; a tag that is not there yet is added. What they have already stays. Fails with VALIDATION_FAILED
   * (`tags`, `userIds`), NOT_FOUND (one of the users is unknown or erased), LIMIT_REACHED (one of them would have too many, or
   * there are too many tags): then nothing is changed.
   *
   * @returns the users who were given tags, each with those that they did not have before.
   */
  add(input: TagInput, caller: Caller): Promise<Changed> {
    return this.#change(input, caller, 'signup.tag', async (client, users, names) => {
      const seqs = users.map(({ seq }) => seq);
      const [full] = await findFull(client, seqs, names);
      if (full !== undefined) return tooManyOnUser;
      if (!(await ensureTags(client, names, tagsAtMost))) return tooMany;
      return { ok: true, changed: await addTags(client, seqs, names, writerOf(caller)) };
    });
  }

  /** Takes tags off users; those that they don't have are ignored. Fails like {@link add}, except with LIMIT_REACHED. */
  remove(input: TagInput, caller: Caller): Promise<Changed> {
    return this.#change(input, caller, 'signup.untag', async (client, users, names) => ({
      ok: true,
      changed: await removeTags(
        client,
        users.map(({ seq }) => seq),
        names,
      ),
    }));
  }

  /**
   * Gives a tag another name, everywhere: filters that are kept ask for the new one. Fails with VALIDATION_FAILED (`id`;
   * `name`, also if another tag has it), NOT_FOUND.
   */
  async rename(id: string, given: string, caller: Caller): Promise<Outcome<{ tag: TagRow }>> {
    const name = typedLine(given);
    const faults = { ...(isBlank(id) ? idMissing : {}), ...formFaults(tagFormSchema, { name }) };
    if (Object.keys(faults).length > 0) return firstFault(faults);
    if (!isId(id)) return unknownTag;
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ tag: TagRow }>> => {
      await lockTags(client);
      const before = await findTag(client, id);
      if (before === null) return unknownTag;
      const tag = { id: before.id, name };
      if (!(await renameTag(client, tag)))
        return firstFault({ name: 'Another tag has this name. Choose a different one.' });
      await renameTagInFilters(client, before.name, name);
      await recordAudit(client, {
        ...{ action: 'tag.rename', ...by(caller), target: { kind: 'tag', ...tag } },
        details: changeDetails(before, tag),
      });
      return { ok: true, tag };
    });
  }

  /** Deletes a tag and takes it off everyone, at once for every list. Fails with VALIDATION_FAILED (`id`), NOT_FOUND. */
  async delete(id: string, caller: Caller): Promise<Outcome<object>> {
    if (isBlank(id)) return firstFault(idMissing);
    if (!isId(id)) return unknownTag;
    return inTransaction(this.#pool, async (client): Promise<Outcome<object>> => {
      await lockTags(client);
      const tag = await findTag(client, id);
      if (tag === null) return unknownTag;
      await markDeleted(client, tag.id);
      await addJob(client, { type: removeTagsJob, payload: {}, key: removeTagsJob.name });
      await recordAudit(client, { action: 'tag.delete', ...by(caller), target: { kind: 'tag', ...tag } });
      return { ok: true };
    });
  }

  async #change(
    { userIds, tags }: TagInput,
    caller: Caller,
    action: 'signup.tag' | 'signup.untag',
    change: (client: ClientBase, users: readonly LockedUser[], names: readonly string[]) => Promise<Changed>,
  ): Promise<Changed> {
    const names = readNames(tags);
    const ids = [...new Set(userIds.map((id) => id.trim().toLowerCase()))];
    if (!names.ok) return names;
    if (ids.length === 0 || ids.length > taggedAtOnce)
      return firstFault({ userIds: `Choose 1 to ${taggedAtOnce.toLocaleString('en-US')} users` });
    if (!ids.every(isId)) return unknownUser;
    return inTransaction(this.#pool, async (client) => {
      const users = await lockUsers(client, ids);
      if (users.length < ids.length) return unknownUser;
      const outcome = await change(client, users, names.names);
      if (!outcome.ok || outcome.changed.length === 0) return outcome;
      const [user] = ids;
      await recordAudit(client, {
        ...{ action, ...by(caller) },
        target: { kind: 'signup', id: ids.length > 1 || user === undefined ? 'several' : user },
        details: { tags: names.names.join(', '), users: outcome.changed.length },
      });
      return outcome;
    });
  }
}

/** What is asked for, each once in any case. */
function readNames(tags: readonly string[]): Outcome<{ names: readonly string[] }> {
  const names = [...new Map(tags.map(typedLine).map((name) => [name.toLowerCase(), name])).values()];
  if (names.length === 0 || names.length > tagsOfUserAtMost)
    return firstFault({ tags: `Choose 1 to ${tagsOfUserAtMost} tags` });
  const [fault] = names.flatMap((name) => Object.values(formFaults(tagFormSchema, { name })));
  return fault === undefined ? { ok: true, names } : firstFault({ tags: fault });
}

const writerOf = (caller: Caller): string => {
  const { actor } = by(caller);
  return actor.name ?? actor.kind;
};

const idMissing = { id: 'Enter the ID of a tag' };
const unknownUser = failure('NOT_FOUND', 'No user on the waitlist has this id.');
const unknownTag = failure('NOT_FOUND', 'There is no such tag. It may have been deleted.');
const tooMany = failure(
  'LIMIT_REACHED',
  `There can be at most ${tagsAtMost} tags. Use one that is there, or delete one first.`,
);
const tooManyOnUser = failure(
  'LIMIT_REACHED',
  `A user can have at most ${tagsOfUserAtMost} tags. Remove one first.`,
);
