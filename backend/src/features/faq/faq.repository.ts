import { type EntityManager, type InferEntity, LockMode } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import { lockByName } from '../../platform/database/database.ts';
import type { EntityAccess } from '../../platform/database/orm.ts';
import { Faq } from './faq.entity.ts';
import type { FaqChanges, FaqTexts } from './faq.rules.ts';

/** A FAQ as stored. */
export interface FaqRow extends FaqTexts {
  /** UUID. */
  readonly id: string;
  /** From 1; each change counts, except of its position. */
  readonly revision: number;
}

type FaqEntity = InferEntity<typeof Faq>;

/** The FAQ without its internal columns. */
export const toFaqRow = ({ id, question, answer, isActive, revision }: FaqEntity): FaqRow => ({
  id,
  question,
  answer,
  isActive,
  revision,
});

/** In display order. In SQL, because every visitor reads it: docs/decisions/orm.md. */
export async function listFaqs(
  pool: Pool,
  { activeOnly }: { readonly activeOnly: boolean },
): Promise<readonly FaqRow[]> {
  const { rows } = await pool.query<FaqRow>(
    `SELECT id, question, answer, is_active AS "isActive", revision FROM faq WHERE is_active OR NOT $1 ORDER BY position`,
    [activeOnly],
  );
  return rows;
}

export async function findFaq(em: EntityAccess, id: string): Promise<FaqRow | null> {
  const faq = await em.findOne(Faq, id);
  return faq === null ? null : toFaqRow(faq);
}

/** Makes this transaction the only one that adds or reorders. Readers and updates of texts don't wait. */
export const lockOrder = (client: ClientBase): Promise<void> => lockByName(client, 'faq order');

/** How many there are, including inactive ones, and the last position. Exact while the order is locked. */
export async function countFaqs(
  client: ClientBase,
): Promise<{ readonly count: number; readonly lastPosition: number }> {
  const { rows } = await client.query<{ count: number; lastPosition: number }>(
    'SELECT count(*)::int AS count, coalesce(max(position), 0) AS "lastPosition" FROM faq',
  );
  return rows[0] ?? { count: 0, lastPosition: 0 };
}

/** Adds a FAQ. The caller holds the lock of the order. */
export async function insertFaq(
  em: EntityManager,
  faq: FaqTexts & { readonly id: string; readonly position: number },
): Promise<FaqRow> {
  const added = em.create(Faq, faq);
  await em.flush();
  return toFaqRow(added);
}

/** One FAQ, locked until this transaction ends: other changes to it wait. */
export const lockFaq = (em: EntityManager, id: string): Promise<FaqEntity | null> =>
  em.findOne(Faq, id, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Writes only the changed columns of a locked FAQ, and counts the change. */
export async function changeFaq(
  em: EntityManager,
  faq: FaqEntity,
  { question, answer, isActive }: FaqChanges,
): Promise<void> {
  faq.question = question ?? faq.question;
  faq.answer = answer ?? faq.answer;
  faq.isActive = isActive ?? faq.isActive;
  faq.revision += 1;
  await em.flush();
}

/**
 * Renumbers all FAQs in the order of `ids`. The caller holds the lock of the order. In SQL, because a position may be
 * duplicated only within one statement.
 *
 * @returns whether `ids` contained every FAQ once; if not, nothing is changed.
 */
export async function renumberFaqs(client: ClientBase, ids: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ complete: boolean }>(
    `SELECT (SELECT array_agg(id ORDER BY id) FROM faq) = (SELECT array_agg(id ORDER BY id) FROM unnest($1::uuid[]) AS id) AS complete`,
    [ids],
  );
  if (rows[0]?.complete !== true) return false;
  await client.query(
    `UPDATE faq SET position = wanted.position
     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, position) WHERE faq.id = wanted.id AND faq.position <> wanted.position`,
    [ids],
  );
  return true;
}
