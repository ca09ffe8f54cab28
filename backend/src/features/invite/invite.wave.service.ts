import type { ClientBase, Pool } from 'pg';
import { type AuditEvent, by, changeDetails, recordAudit } from '../../platform/audit/audit-log.ts';
import { adminIdOf, apiKeyIdOf, type Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Failure, Outcome } from '../../platform/errors/error-catalogue.ts';
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
import { changedMeanwhile } from '../mailing/mailing.messages.ts';
import {
  createMailing,
  findMailing,
  lockMailing,
  type MailingDraft,
  type MailingRow,
  updateDraft,
} from '../mailing/mailing.repository.ts';
import type { Audience } from '../segment/segment.audience.ts';
import { readSegment, type SegmentInput } from '../segment/segment.rules.ts';
import { type WaveForm, waveFormSchema } from './invite.wave.form.ts';
import { queueRevocations } from './invite.wave.jobs.ts';
import { findWaveInvites, type WaveInviteRow, type WaveInviteState } from './invite.wave.list.repository.ts';
import * as messages from './invite.wave.messages.ts';
import {
  askToRevoke,
  countInvites,
  findWave,
  findWaves,
  type InviteCounts,
  saveWave,
  type WaveRow,
  type WaveTerms,
} from './invite.wave.repository.ts';

/** The raw input for a wave. */
export interface WaveInput {
  readonly name?: Given;
  readonly segment: SegmentInput;
  /** Null or left out: the first template of invitations. */
  readonly templateId?: Given;
  readonly perHour: number;
  readonly expiresInMinutes: number;
  readonly reminderDays: readonly number[];
}

/** A wave with its mailing. */
export interface Wave extends CountedMailing {
  readonly terms: WaveRow;
}

/** How far the users of a wave got; each is counted in every step they reached. */
export interface Funnel extends InviteCounts {
  readonly planned: number;
  readonly sent: number;
}

export interface WaveDependencies {
  readonly pool: Pool;
  /** For reads that may be slightly stale. */
  readonly reader: Pool;
  readonly audience: Audience;
  /** The current version of a template of the kind, or of the first one; null: there is no such template. */
  readonly findVersion: (kind: 'invite' | 'reminder', templateId: string | null) => Promise<string | null>;
}

/** Waves of invitations: their drafts, their progress, and revoking them. Starting them belongs to `mailing`. */
export class WaveService {
  readonly #dependencies: WaveDependencies;
  readonly #pool: Pool;

  constructor(dependencies: WaveDependencies) {
    this.#dependencies = dependencies;
    this.#pool = dependencies.pool;
  }

  /**
   * Adds a draft, which sends nothing until it is started.
   *
   * Fails with VALIDATION_FAILED (`name`, `segment.<field>`, `templateId`, `perHour`, `expiresInMinutes`, `reminderDays`).
   */
  async create(input: WaveInput, caller: Caller): Promise<Outcome<{ message: string; wave: Wave }>> {
    const read = await this.#read(input);
    if (!read.ok) return read;
    const { draft, terms } = read;
    const creator = { adminId: adminIdOf(caller.viewer), apiKeyId: apiKeyIdOf(caller.viewer) };
    const seq = await inTransaction(this.#pool, async (client) => {
      const mailing = await createMailing(client, { ...draft, kind: 'invite', ...creator });
      await saveWave(client, mailing.seq, terms);
      await note(client, 'wave.create', mailing, caller, { perHour: mailing.perHour });
      return mailing.seq;
    });
    return { ok: true, message: 'The wave was saved as a draft.', wave: await this.#load(this.#pool, seq) };
  }

  /**
   * Changes a draft. Fails as {@link create} does, with NOT_FOUND, WRONG_STATE if it is no longer a draft, or CONFLICT if it has
   * another revision.
   */
  async update(
    id: string,
    revision: number,
    input: WaveInput,
    caller: Caller,
  ): Promise<Outcome<{ message: string; wave: Wave }>> {
    const read = await this.#read(input);
    if (!read.ok) return read;
    const { draft, terms } = read;
    const updated = await this.#change(id, async (client, before) => {
      const { seq } = before;
      if (before.state === 'draft' && before.revision !== revision) return changedMeanwhile(before);
      const earlier = settingsOf(before, await findWave(client, seq));
      const mailing = await updateDraft(client, seq, draft);
      if (mailing === null) return messages.waveStarted;
      await saveWave(client, seq, terms);
      const change = changeDetails(earlier, settingsOf(mailing, terms));
      await note(client, 'wave.update', mailing, caller, change);
      return null;
    });
    return updated.ok ? { ok: true, message: 'The wave was changed.', wave: updated.wave } : updated;
  }

  /** Waves, the newest first. Fails with VALIDATION_FAILED (`limit`, `page`). */
  async list(input: PageInput): Promise<Outcome<{ page: Page<Wave> }>> {
    const parsed = parsePage(input);
    if (!parsed.ok) return parsed;
    const { reader } = this.#dependencies;
    const { mailings, total } = await listOfKind(reader, 'invite', parsed.request);
    const terms = await findWaves(
      reader,
      mailings.map(({ mailing }) => mailing.seq),
    );
    const waves = mailings.flatMap((each): readonly Wave[] => {
      const own = terms.get(each.mailing.seq);
      return own === undefined ? [] : [{ ...each, terms: own }];
    });
    return { ok: true, page: toPage(waves, total, parsed.request) };
  }

  /** One wave; null when there is none. */
  async find(id: string): Promise<Wave | null> {
    const mailing = await findOfKind(this.#pool, 'invite', id);
    return mailing === null ? null : this.#load(this.#pool, mailing.seq);
  }

  /** How far the users of a wave got. */
  async funnel({ mailing, recipients }: Wave): Promise<Funnel> {
    const counts = await countInvites(this.#pool, mailing.seq);
    const { planned, queued, sent, refused, uncertain, skipped, canceled } = recipients;
    return { ...counts, planned: planned + queued + sent + refused + uncertain + skipped + canceled, sent };
  }

  /**
   * The users of a wave, best rank first: all, or those that match a filter or search, of which at most 20,000 are
   * counted.
   *
   * Fails with NOT_FOUND, VALIDATION_FAILED (`limit`, `page`, `search`).
   */
  async invites(
    id: string,
    { state, ...input }: SearchInput & { readonly state: WaveInviteState | null },
  ): Promise<Outcome<{ page: SearchedPage<WaveInviteRow> }>> {
    const parsed = parseSearchedPage(input);
    if (!parsed.ok) return parsed;
    const mailing = await findOfKind(this.#pool, 'invite', id);
    if (mailing === null) return messages.unknownWave;
    const filter = { state, term: parsed.term };
    const found = await findWaveInvites(this.#dependencies.reader, mailing.seq, filter, parsed.request);
    const { rows, total, totalIsExact } = found;
    return { ok: true, page: { ...toPage(rows, total, parsed.request), totalIsExact } };
  }

  /**
   * Revokes every invitation of a wave that was not accepted; a job does so, a few hundred at a time. Their users return to
   * the ranking; users who accepted stay.
   *
   * Fails with NOT_FOUND, or with WRONG_STATE if the wave has not started, is not finished, or was already revoked.
   */
  async revoke(id: string, caller: Caller): Promise<Outcome<{ message: string; wave: Wave }>> {
    const revoked = await this.#change(id, async (client, mailing) => {
      if (mailing.startedAt === null) return messages.waveNotStarted;
      if (mailing.state !== 'done' && mailing.state !== 'canceled') return messages.waveNotOver;
      if (!(await askToRevoke(client, mailing.seq))) return messages.waveRevoked;
      await queueRevocations(client);
      await note(client, 'wave.revoke', mailing, caller);
      return null;
    });
    if (!revoked.ok) return revoked;
    return {
      ok: true,
      message: 'The invitations are being revoked: their users are back on the waitlist within minutes.',
      wave: revoked.wave,
    };
  }

  /** Changes a wave whose mailing is locked. */
  async #change(
    id: string,
    work: (client: ClientBase, mailing: MailingRow) => Promise<Failure | null>,
  ): Promise<Outcome<{ wave: Wave }>> {
    const known = await findOfKind(this.#pool, 'invite', id);
    if (known === null) return messages.unknownWave;
    const failure = await inTransaction(this.#pool, async (client) => {
      const mailing = await lockMailing(client, known.id);
      return mailing === null ? messages.unknownWave : work(client, mailing);
    });
    return failure ?? { ok: true, wave: await this.#load(this.#pool, known.seq) };
  }

  async #load(client: ClientBase | Pool, seq: string): Promise<Wave> {
    const mailing = await findMailing(client, { seq });
    if (mailing === null) throw new Error('The wave is gone');
    return { ...(await counted(client, mailing)), terms: await findWave(client, seq) };
  }

  /** Validates the input and looks up its templates. */
  async #read(input: WaveInput): Promise<Outcome<{ draft: MailingDraft; terms: WaveTerms }>> {
    const { segment: given, templateId = null, ...fields } = input;
    const id = templateId?.trim() ?? null;
    const versionId = id !== null && !isId(id) ? null : await this.#dependencies.findVersion('invite', id);
    const form: WaveForm = {
      ...fields,
      name: fields.name?.trim() ?? '',
      reminderDays: [...fields.reminderDays],
    };
    const hasReminders = form.reminderDays.length > 0;
    const reminderVersionId = hasReminders ? await this.#dependencies.findVersion('reminder', null) : null;
    const read = toDraft(
      form,
      readSegment(given, this.#dependencies.audience),
      { versionId, unknown: messages.unknownTemplate },
      {
        ...(hasReminders && reminderVersionId === null ? { reminderDays: messages.noReminder } : {}),
        ...formFaults(waveFormSchema, form),
      },
    );
    if (!read.ok) return read;
    const { expiresInMinutes } = form;
    const reminderDays = form.reminderDays.toSorted((a, b) => b - a);
    return { ...read, terms: { expiresInMinutes, reminderDays, reminderVersionId } };
  }
}

const note = (
  client: ClientBase,
  action: `wave.${string}`,
  { id, name }: MailingRow,
  caller: Caller,
  details: AuditEvent['details'] = {},
): Promise<void> =>
  recordAudit(client, { action, ...by(caller), target: { kind: 'wave', id, name }, details });

const settingsOf = (mailing: MailingRow, { expiresInMinutes, reminderDays }: WaveTerms) => ({
  ...draftSettings(mailing),
  expiresInMinutes,
  reminderDays,
});
