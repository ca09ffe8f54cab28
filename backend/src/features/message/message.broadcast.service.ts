import type { ClientBase, Pool } from 'pg';
import { actorOf, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { formFaults, invalidFields } from '../../platform/forms/form-faults.ts';
import { type Given, isId } from '../../platform/forms/given.ts';
import {
  type Page,
  type PageInput,
  parsePage,
  parseSearchedPage,
  type SearchInput,
  toPage,
} from '../../platform/paging/page.ts';
import {
  createMailing,
  findMailing,
  findMailings,
  lockMailing,
  type MailingDraft,
  type MailingRow,
  type RecipientCounts,
  recipientCounts,
  updateDraft,
} from '../mailing/mailing.repository.ts';
import {
  findRecipients,
  type RecipientListing,
  type RecipientRow,
  type RecipientState,
  recipientStateSql,
} from '../mailing/mailing.recipients.repository.ts';
import type { Audience } from '../segment/segment.audience.ts';
import { readSegment, type SegmentInput } from '../segment/segment.rules.ts';
import { type BroadcastForm, broadcastFormSchema } from './message.broadcast.form.ts';
import * as messages from './message.broadcast.messages.ts';
import { type BroadcastFeedback, countFeedback } from './message.broadcast.repository.ts';

/** The raw input for a broadcast. */
export interface BroadcastInput {
  readonly name?: Given;
  readonly segment: SegmentInput;
  readonly templateId?: Given;
  readonly perHour: number;
}

/** A broadcast: a mailing of the kind, and its progress. */
export interface Broadcast {
  readonly mailing: MailingRow;
  readonly recipients: RecipientCounts;
}

/** The admin who changes broadcasts, and their address. */
export interface BroadcastChange {
  readonly viewer: Viewer | null;
  readonly clientAddress: string;
}

export interface BroadcastDependencies {
  readonly pool: Pool;
  /** For reads that may be slightly stale. */
  readonly reader: Pool;
  readonly audience: Audience;
  /** The current version of a template of news; null: there is no such template. */
  readonly findVersion: (templateId: string) => Promise<string | null>;
}

/** A user of a broadcast. */
export type BroadcastRecipientRow = RecipientRow<RecipientState>;

const listing: RecipientListing<RecipientState> = {
  tables: 'mailing_recipient AS recipient',
  columns: [],
  state: `CASE recipient.state WHEN 'handing_over' THEN 'QUEUED' ELSE upper(recipient.state) END`,
  mayBe: recipientStateSql,
};

type Changed = Outcome<Broadcast & { message: string }>;

/** Broadcasts: their drafts and their progress. Starting them belongs to `mailing`. */
export class BroadcastService {
  readonly #dependencies: BroadcastDependencies;
  readonly #pool: Pool;

  constructor(dependencies: BroadcastDependencies) {
    this.#dependencies = dependencies;
    this.#pool = dependencies.pool;
  }

  /**
   * Adds a draft, which sends nothing until it is started.
   *
   * Fails with VALIDATION_FAILED (`name`, `segment.<field>`, `templateId`, `perHour`).
   */
  async create(input: BroadcastInput, change: BroadcastChange): Promise<Changed> {
    const read = await this.#read(input);
    if (!read.ok) return read;
    const adminId = change.viewer?.kind === 'session' ? change.viewer.adminId : null;
    const mailing = await inTransaction(this.#pool, async (client) => {
      const added = await createMailing(client, { ...read.draft, kind: 'broadcast', adminId });
      await note(client, 'broadcast.create', added, change);
      return added;
    });
    return { ok: true, message: 'The broadcast was saved as a draft', ...(await this.#counted(mailing)) };
  }

  /** Changes a draft. Fails as {@link create} does, with NOT_FOUND, or with WRONG_STATE if it is no longer a draft. */
  async update(id: string, input: BroadcastInput, change: BroadcastChange): Promise<Changed> {
    const read = await this.#read(input);
    if (!read.ok) return read;
    const known = await this.#find(id);
    if (known === null) return messages.unknownBroadcast;
    const mailing = await inTransaction(this.#pool, async (client) => {
      await lockMailing(client, known.id);
      const updated = await updateDraft(client, known.seq, read.draft);
      if (updated !== null) await note(client, 'broadcast.update', updated, change);
      return updated;
    });
    if (mailing === null) return messages.broadcastStarted;
    return { ok: true, message: 'The broadcast was changed', ...(await this.#counted(mailing)) };
  }

  /** Broadcasts, the newest first. Fails with VALIDATION_FAILED (`limit`, `page`). */
  async list(input: PageInput): Promise<Outcome<{ page: Page<Broadcast> }>> {
    const parsed = parsePage(input);
    if (!parsed.ok) return parsed;
    const { reader } = this.#dependencies;
    const { mailings, total } = await findMailings(reader, 'broadcast', parsed.request);
    const counts = await recipientCounts(
      reader,
      mailings.map(({ seq }) => seq),
    );
    const broadcasts = mailings.flatMap((mailing): readonly Broadcast[] => {
      const recipients = counts.get(mailing.seq);
      return recipients === undefined ? [] : [{ mailing, recipients }];
    });
    return { ok: true, page: toPage(broadcasts, total, parsed.request) };
  }

  /** One broadcast; null when there is none. */
  async find(id: string): Promise<Broadcast | null> {
    const mailing = await this.#find(id);
    return mailing === null ? null : this.#counted(mailing);
  }

  /** What users and mail providers reported about it. */
  feedback(id: string): Promise<BroadcastFeedback> {
    return countFeedback(this.#dependencies.reader, id);
  }

  /**
   * The users of a broadcast, best rank first: all, or those that match a filter or search, of which at most 20,000 are
   * counted.
   *
   * Fails with NOT_FOUND, VALIDATION_FAILED (`limit`, `page`, `search`).
   */
  async recipients(
    id: string,
    { state, ...input }: SearchInput & { readonly state: RecipientState | null },
  ): Promise<Outcome<{ page: Page<BroadcastRecipientRow>; totalIsExact: boolean }>> {
    const parsed = parseSearchedPage(input);
    if (!parsed.ok) return parsed;
    const mailing = await this.#find(id);
    if (mailing === null) return messages.unknownBroadcast;
    const { rows, total, totalIsExact } = await findRecipients<RecipientState, BroadcastRecipientRow>(
      this.#dependencies.reader,
      mailing.seq,
      listing,
      { state, term: parsed.term },
      parsed.request,
    );
    return { ok: true, page: toPage(rows, total, parsed.request), totalIsExact };
  }

  async #find(id: string): Promise<MailingRow | null> {
    const mailing = isId(id.trim()) ? await findMailing(this.#pool, { id: id.trim() }) : null;
    return mailing?.kind === 'broadcast' ? mailing : null;
  }

  async #counted(mailing: MailingRow): Promise<Broadcast> {
    const recipients = (await recipientCounts(this.#pool, [mailing.seq])).get(mailing.seq);
    if (recipients === undefined) throw new Error('The recipients were not counted');
    return { mailing, recipients };
  }

  /** Validates the input and looks up its template. */
  async #read(input: BroadcastInput): Promise<Outcome<{ draft: MailingDraft }>> {
    const { segment: given, templateId: template, name, perHour } = input;
    const { audience, findVersion } = this.#dependencies;
    const segment = readSegment(given, audience);
    const id = template?.trim() ?? '';
    const templateVersionId = isId(id) ? await findVersion(id) : null;
    const form: BroadcastForm = { name: name?.trim() ?? '', perHour };
    const faults = {
      ...formFaults(broadcastFormSchema, form),
      ...(templateVersionId === null ? { templateId: messages.unknownNewsTemplate } : {}),
      ...(segment.ok ? {} : segment.fields),
    };
    if (!segment.ok || templateVersionId === null || Object.keys(faults).length > 0)
      return invalidFields(faults);
    return { ok: true, draft: { ...form, segment: segment.segment, templateVersionId } };
  }
}

const note = (
  client: ClientBase,
  action: `broadcast.${string}`,
  { id, name, perHour }: MailingRow,
  { viewer, clientAddress }: BroadcastChange,
): Promise<void> =>
  recordAudit(client, {
    action,
    actor: actorOf(viewer),
    clientAddress,
    target: { kind: 'broadcast', id, name },
    details: { perHour },
  });
