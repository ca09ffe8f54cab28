import type { ClientBase, Pool } from 'pg';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { isId } from '../../platform/forms/given.ts';
import type { PageRequest } from '../../platform/paging/page.ts';
import type { MailingKindName } from '../segment/segment.form.ts';
import type { readSegment } from '../segment/segment.rules.ts';
import {
  findMailing,
  findMailings,
  type MailingDraft,
  type MailingRow,
  type RecipientCounts,
  recipientCounts,
} from './mailing.repository.ts';

/** What the features that add drafts, one for each kind of mailing, do alike. */

/** A mailing and how far it is. */
export interface CountedMailing {
  readonly mailing: MailingRow;
  readonly recipients: RecipientCounts;
}

/** The mailing of the kind with an id as it was typed; null when there is none. */
export async function findOfKind(
  client: ClientBase | Pool,
  kind: MailingKindName,
  id: string,
): Promise<MailingRow | null> {
  const mailing = isId(id.trim()) ? await findMailing(client, { id: id.trim() }) : null;
  return mailing?.kind === kind ? mailing : null;
}

/** A page of the mailings of a kind, newest first, and how many there are. */
export async function listOfKind(
  client: ClientBase | Pool,
  kind: MailingKindName,
  page: PageRequest,
): Promise<{ readonly mailings: readonly CountedMailing[]; readonly total: number }> {
  const { mailings, total } = await findMailings(client, kind, page);
  const counts = await recipientCounts(
    client,
    mailings.map(({ seq }) => seq),
  );
  return { mailings: withCounts(mailings, counts), total };
}

/** The mailing, and how far it is. */
export async function counted(client: ClientBase | Pool, mailing: MailingRow): Promise<CountedMailing> {
  const [found] = withCounts([mailing], await recipientCounts(client, [mailing.seq]));
  if (found === undefined) throw new Error('The recipients were not counted');
  return found;
}

const withCounts = (
  mailings: readonly MailingRow[],
  counts: ReadonlyMap<string, RecipientCounts>,
): readonly CountedMailing[] =>
  mailings.flatMap((mailing) => {
    const recipients = counts.get(mailing.seq);
    return recipients === undefined ? [] : [{ mailing, recipients }];
  });

/**
 * A draft of what an admin entered.
 *
 * Fails with VALIDATION_FAILED (`segment.<field>`, and the `faults` of the rest).
 */
export function toDraft(
  { name, perHour }: Pick<MailingDraft, 'name' | 'perHour'>,
  segment: ReturnType<typeof readSegment>,
  template: { readonly versionId: string | null; readonly unknown: string },
  faults: Readonly<Record<string, string>>,
): Outcome<{ draft: MailingDraft }> {
  const { versionId: templateVersionId } = template;
  const fields = {
    ...faults,
    ...(templateVersionId === null ? { templateId: template.unknown } : {}),
    ...(segment.ok ? {} : segment.fields),
  };
  if (!segment.ok || templateVersionId === null || Object.keys(fields).length > 0)
    return invalidFields(fields);
  return { ok: true, draft: { name, segment: segment.segment, templateVersionId, perHour } };
}

/** Whether it can be the revision of a draft. */
export const isRevision = (given: number): boolean => Number.isInteger(given) && given >= 1;

/** The settings of a draft as the audit log keeps them; of chosen users, how many. */
export const draftSettings = ({ name, segment, templateName, templateVersion, perHour }: MailingRow) => {
  const { signupIds, ...rest } = segment;
  return {
    name,
    segment: signupIds === undefined ? rest : { ...rest, signupIds: `${signupIds.length} users` },
    template: `${templateName}, version ${templateVersion}`,
    perHour,
  };
};
