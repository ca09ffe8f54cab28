import type { ClientBase, Pool } from 'pg';
import { type AuditEvent, by, changeDetails, recordAudit } from '../../platform/audit/audit-log.ts';
import { adminIdOf, apiKeyIdOf, type Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { formFaults } from '../../platform/forms/form-faults.ts';
import { type Given, isId } from '../../platform/forms/given.ts';
import {
  type Page,
  type PageInput,
  parsePage,
  parseSearchedPage,
  type SearchedPage,
  type SearchInput,
  toPage,
} from '../../platform/paging/page.ts';
import {
  type CountedMailing,
  counted,
  draftSettings,
  findOfKind,
  listOfKind,
  toDraft,
} from '../mailing/mailing.draft.ts';
import { signupStates } from '../invite/invite.signup-state.ts';
import { mailingNameMaxLength } from '../mailing/mailing.form.ts';
import { changedMeanwhile } from '../mailing/mailing.messages.ts';
import {
  createMailing,
  lockMailing,
  type MailingDraft,
  type MailingRow,
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
import { readSegment, type Segment, type SegmentInput } from '../segment/segment.rules.ts';
import { type BroadcastForm, broadcastFormSchema } from './message.broadcast.form.ts';
import * as messages from './message.broadcast.messages.ts';
import { countLinkClicks, type LinkClicks } from './message.click.repository.ts';
import { type BroadcastFeedback, countFeedback } from './message.broadcast.repository.ts';

/** The raw input for a broadcast. */
export interface BroadcastInput {
  readonly name?: Given;
  readonly segment: SegmentInput;
  readonly templateId?: Given;
  readonly perHour: number;
}

export interface BroadcastDependencies {
  readonly pool: Pool;
  /** For reads that may be slightly stale. */
  readonly reader: Pool;
  readonly audience: Audience;
  /** The current version of a template of news; null: there is no such template. */
  readonly findVersion: (templateId: string) => Promise<string | null>;
}

/** How far a message to one user got, and whether they clicked a link in it. */
export type BroadcastRecipientState = RecipientState | 'CLICKED';

/** A user of a broadcast. */
export interface BroadcastRecipientRow extends RecipientRow<BroadcastRecipientState> {
  /** When they first clicked a link. */
  readonly clickedAt: Date | null;
}

const listing: RecipientListing<BroadcastRecipientState> = {
  tables: `mailing_recipient AS recipient
  LEFT JOIN LATERAL (SELECT min(at) AS at FROM broadcast_click AS click
    WHERE click.mailing_seq = recipient.mailing_seq AND click.signup_seq = recipient.signup_seq) AS clicked ON true`,
  columns: ['clicked.at AS "clickedAt"'],
  state: `CASE WHEN clicked.at IS NOT NULL THEN 'CLICKED' WHEN recipient.state = 'sending' THEN 'QUEUED' ELSE upper(recipient.state) END`,
  mayBe: {
    ...recipientStateSql,
    CLICKED: 'recipient.signup_seq IN (SELECT signup_seq FROM broadcast_click WHERE mailing_seq = $1)',
  },
};

type Changed = Outcome<CountedMailing & { message: string }>;

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
  async create(input: BroadcastInput, caller: Caller): Promise<Changed> {
    const read = await this.#read(input);
    if (!read.ok) return read;
    const mailing = await inTransaction(this.#pool, async (client) => {
      const added = await createMailing(client, {
        ...read.draft,
        kind: 'broadcast',
        adminId: adminIdOf(caller.viewer),
        apiKeyId: apiKeyIdOf(caller.viewer),
      });
      await note(client, 'broadcast.create', added, caller, { perHour: added.perHour });
      return added;
    });
    return {
      ok: true,
      message: 'The broadcast was saved as a draft.',
      ...(await counted(this.#pool, mailing)),
    };
  }

  /**
   * Adds a draft with the message of a broadcast that is done, in the version that was sent, for those who were sent it and
   * clicked no link in it. Whether they may still get news is checked as ever.
   *
   * Fails with NOT_FOUND, WRONG_STATE.
   */
  async resend(id: string, caller: Caller): Promise<Changed> {
    const sent = await findOfKind(this.#pool, 'broadcast', id);
    if (sent === null) return messages.unknownBroadcast;
    if (sent.state !== 'done') return messages.broadcastNotDone;
    const mailing = await inTransaction(this.#pool, async (client) => {
      const added = await createMailing(client, {
        name: resentName(sent.name),
        segment: notClickedIn(sent, this.#dependencies.audience),
        templateVersionId: sent.templateVersionId,
        perHour: sent.perHour,
        kind: 'broadcast',
        adminId: adminIdOf(caller.viewer),
        apiKeyId: apiKeyIdOf(caller.viewer),
      });
      await note(client, 'broadcast.create', added, caller, { perHour: added.perHour, resends: sent.name });
      return added;
    });
    return {
      ok: true,
      message: 'A draft for those who didn’t click was saved',
      ...(await counted(this.#pool, mailing)),
    };
  }

  /**
   * Changes a draft. Fails as {@link create} does, with NOT_FOUND, WRONG_STATE if it is no longer a draft, or CONFLICT if it has
   * another revision.
   */
  async update(id: string, revision: number, input: BroadcastInput, caller: Caller): Promise<Changed> {
    const read = await this.#read(input);
    if (!read.ok) return read;
    const known = await findOfKind(this.#pool, 'broadcast', id);
    if (known === null) return messages.unknownBroadcast;
    const mailing = await inTransaction(this.#pool, async (client) => {
      const before = await lockMailing(client, known.id);
      if (before === null) return messages.unknownBroadcast;
      if (before.state === 'draft' && before.revision !== revision) return changedMeanwhile(before);
      const updated = await updateDraft(client, known.seq, read.draft);
      if (updated === null) return messages.broadcastStarted;
      const change = changeDetails(draftSettings(before), draftSettings(updated));
      await note(client, 'broadcast.update', updated, caller, change);
      return updated;
    });
    if ('ok' in mailing) return mailing;
    return { ok: true, message: 'The broadcast was changed.', ...(await counted(this.#pool, mailing)) };
  }

  /** Broadcasts, the newest first. Fails with VALIDATION_FAILED (`limit`, `page`). */
  async list(input: PageInput): Promise<Outcome<{ page: Page<CountedMailing> }>> {
    const parsed = parsePage(input);
    if (!parsed.ok) return parsed;
    const { mailings, total } = await listOfKind(this.#dependencies.reader, 'broadcast', parsed.request);
    return { ok: true, page: toPage(mailings, total, parsed.request) };
  }

  /** One broadcast; null when there is none. */
  async find(id: string): Promise<CountedMailing | null> {
    const mailing = await findOfKind(this.#pool, 'broadcast', id);
    return mailing === null ? null : counted(this.#pool, mailing);
  }

  /** What users and mail providers reported about it. */
  feedback(id: string): Promise<BroadcastFeedback> {
    return countFeedback(this.#dependencies.reader, id);
  }

  /** Its links whose clicks are counted. */
  links(id: string): Promise<readonly LinkClicks[]> {
    return countLinkClicks(this.#dependencies.reader, id);
  }

  /**
   * The users of a broadcast, best rank first: all, or those that match a filter or search, of which at most 20,000 are
   * counted.
   *
   * Fails with NOT_FOUND, VALIDATION_FAILED (`limit`, `page`, `search`).
   */
  async recipients(
    id: string,
    { state, ...input }: SearchInput & { readonly state: BroadcastRecipientState | null },
  ): Promise<Outcome<{ page: SearchedPage<BroadcastRecipientRow> }>> {
    const parsed = parseSearchedPage(input);
    if (!parsed.ok) return parsed;
    const mailing = await findOfKind(this.#pool, 'broadcast', id);
    if (mailing === null) return messages.unknownBroadcast;
    const { rows, total, totalIsExact } = await findRecipients<
      BroadcastRecipientState,
      BroadcastRecipientRow
    >(this.#dependencies.reader, mailing.seq, listing, { state, term: parsed.term }, parsed.request);
    return { ok: true, page: { ...toPage(rows, total, parsed.request), totalIsExact } };
  }

  /** Validates the input and looks up its template. */
  async #read(input: BroadcastInput): Promise<Outcome<{ draft: MailingDraft }>> {
    const { segment: given, templateId: template, name, perHour } = input;
    const { audience, findVersion } = this.#dependencies;
    const id = template?.trim() ?? '';
    const versionId = isId(id) ? await findVersion(id) : null;
    const form: BroadcastForm = { name: name?.trim() ?? '', perHour };
    return toDraft(
      form,
      readSegment(given, audience),
      { versionId, unknown: messages.unknownNewsTemplate },
      formFaults(broadcastFormSchema, form),
    );
  }
}

const resentName = (name: string): string =>
  `${resend}${Array.from(name)
    .slice(0, mailingNameMaxLength - resend.length)
    .join('')}`;
const resend = 'Resend: ';

/** Those who were sent a broadcast and did not click, in any state. How users are reached who only stated an address stays. */
function notClickedIn(
  { id, segment: { emailListId, reachStatedBy } }: MailingRow,
  { awayStates }: Audience,
): Segment {
  return {
    states: signupStates.filter((state) => state === 'waiting' || awayStates[state] !== undefined),
    notClicked: id,
    ...(emailListId === undefined || reachStatedBy === undefined ? {} : { emailListId, reachStatedBy }),
  };
}

const note = (
  client: ClientBase,
  action: `broadcast.${string}`,
  { id, name }: MailingRow,
  caller: Caller,
  details: AuditEvent['details'] = {},
): Promise<void> =>
  recordAudit(client, { action, ...by(caller), target: { kind: 'broadcast', id, name }, details });
