import { randomUUIDv7 } from 'node:crypto';
import type { Pool } from 'pg';
import { type AuditDetails, by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, formFaults, invalidFields } from '../../platform/forms/form-faults.ts';
import type { Given } from '../../platform/forms/given.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';
import { type FilterInput, readFilter } from '../segment/segment.rules.ts';
import { viewFormSchema } from './view.form.ts';
import {
  deleteView,
  listViews,
  lockViews,
  putView,
  type ViewContent,
  type ViewRow,
} from './view.repository.ts';

/** A view as a caller gives it. */
export interface ViewInput {
  /** Left out: a new one. */
  readonly id?: Given;
  /** Of the view that is changed, as the caller has read it. */
  readonly revision?: number | null | undefined;
  readonly name: string;
  readonly filter: FilterInput;
  readonly sort?: Given;
  readonly columns?: readonly string[] | null | undefined;
}

export const viewsAtMost = 100;

/** The views of the list of users, which the team shares. Changes are recorded in the audit log. */
export class ViewService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** All views, by name. */
  list(): Promise<readonly ViewRow[]> {
    return listViews(this.#pool);
  }

  /**
   * Adds a view, or changes one. Fails with VALIDATION_FAILED (`name`, also if another view has it; `filter.<field>`, `sort`,
   * `columns`), LIMIT_REACHED, NOT_FOUND, CONFLICT (it was changed since `revision`).
   */
  async save(input: ViewInput, caller: Caller): Promise<Outcome<{ view: ViewRow }>> {
    const read = readView(input);
    if (!read.ok) return read;
    const wanted = input.id?.trim().toLowerCase() ?? null;
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ view: ViewRow }>> => {
      await lockViews(client);
      const views = await listViews(client);
      const before = views.find(({ id }) => id === wanted);
      if (wanted !== null && before === undefined) return unknownView;
      if (before !== undefined && before.revision !== input.revision) return changed;
      if (before === undefined && views.length >= viewsAtMost) return tooMany;
      const { name } = read.content;
      if (views.some((other) => other !== before && other.name.toLowerCase() === name.toLowerCase()))
        return firstFault({ name: 'Another view has this name. Choose a different one.' });
      const view = {
        id: before?.id ?? randomUUIDv7(),
        revision: (before?.revision ?? 0) + 1,
        ...read.content,
      };
      await putView(client, view);
      await recordAudit(client, {
        action: before === undefined ? 'view.add' : 'view.update',
        ...by(caller),
        target: { kind: 'view', id: view.id, name },
        details: detailsOf(view),
      });
      return { ok: true, view };
    });
  }

  /** Deletes a view. Fails with NOT_FOUND, CONFLICT (it was changed since `revision`). */
  async remove(id: string, revision: number, caller: Caller): Promise<Outcome<object>> {
    return inTransaction(this.#pool, async (client): Promise<Outcome<object>> => {
      await lockViews(client);
      const view = (await listViews(client)).find((each) => each.id === id.trim().toLowerCase());
      if (view === undefined) return unknownView;
      if (view.revision !== revision) return changed;
      await deleteView(client, view.id);
      await recordAudit(client, {
        action: 'view.delete',
        ...by(caller),
        target: { kind: 'view', id: view.id, name: view.name },
        details: detailsOf(view),
      });
      return { ok: true };
    });
  }
}

/** What a view asks for, without the ids and words in it. */
const detailsOf = ({ filter }: ViewContent): AuditDetails => ({ conditions: Object.keys(filter).join(', ') });

function readView({ filter: given, ...rest }: ViewInput): Outcome<{ content: ViewContent }> {
  const fields = {
    name: typedLine(rest.name),
    sort: rest.sort?.trim() === '' ? undefined : (rest.sort?.trim() ?? undefined),
    columns: rest.columns ?? undefined,
  };
  const read = readFilter(given);
  const faults = {
    ...formFaults(viewFormSchema, fields),
    ...(read.ok ? {} : inFilter(read.fields ?? {})),
    ...(read.ok && read.filter.search !== undefined ? { 'filter.search': forOne } : {}),
    ...(read.ok && read.filter.signupIds !== undefined ? { 'filter.signupIds': forOne } : {}),
  };
  if (!read.ok || Object.keys(faults).length > 0) return invalidFields(faults);
  const { name, sort = null, columns = null } = fields;
  return { ok: true, content: { name, filter: read.filter, sort, columns } };
}

const inFilter = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, message]) => [`filter.${field}`, message]));

const forOne = 'A view can’t keep this condition: it would outlast the erasure of the users it is about';
const unknownView = failure('NOT_FOUND', 'There is no such view. It may have been deleted.');
const changed = failure(
  'CONFLICT',
  'Someone else has changed this view since you opened it. Open it again to see what it is now.',
);
const tooMany = failure('LIMIT_REACHED', `There can be at most ${viewsAtMost} views. Delete one first.`);
