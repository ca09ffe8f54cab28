import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { isId } from '../../platform/forms/given.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import { findMailing } from '../mailing/mailing.repository.ts';
import { currentNewsWording, newsWording } from '../waitlist/waitlist.consent.wordings.ts';
import {
  type ConsentEntry,
  type ConsentingUser,
  type ConsentSource,
  findConsentEntries,
  findConsentingUser,
  getsStream,
  insertConsent,
  lockConsentingUser,
} from './message.consent.repository.ts';
import { statusClosed } from '../status/status.messages.ts';
import * as messages from './message.messages.ts';
import { type Stream, streams } from './message.streams.ts';
import {
  deleteSuppression,
  findScopes,
  insertSuppressions,
  type SuppressionScope,
} from './message.suppression.repository.ts';

/** What is known about a user's consent. */
export interface ConsentRecord {
  /** Whether they get news: they agreed, at an address that they verified and that is not suppressed. */
  readonly getsNews: boolean;
  /** Why their verified address is suppressed. */
  readonly suppressed: readonly SuppressionScope[];
  /** Newest first. */
  readonly entries: readonly (Omit<ConsentEntry, 'wording'> & {
    /** What they agreed to, with `{brand}` in place of the name; null if they withdrew. */
    readonly wording: string | null;
  })[];
}

/** Whether a user gets the emails of a stream. */
export interface StreamChoice {
  readonly stream: Stream;
  readonly isOn: boolean;
}

/** Which stream a user leaves, and how. */
export interface Leaving {
  readonly stream: Stream;
  readonly source: Exclude<ConsentSource, 'join' | 'merge'>;
  /** The mailing whose message led to it; null if unknown. */
  readonly mailingSeq: number | null;
}

/** Users' consent to messages, and their withdrawal. */
export class ConsentService {
  readonly #pool: Pool;
  readonly #keys: Keys;

  /** @param keys with which contacts are hashed. */
  constructor(pool: Pool, keys: Keys) {
    this.#pool = pool;
    this.#keys = keys;
  }

  /** Everything about the consent of a user. Fails with NOT_FOUND. */
  async record(signupId: string): Promise<Outcome<{ record: ConsentRecord }>> {
    const id = signupId.trim();
    const user = isId(id) ? await findConsentingUser(this.#pool, id) : null;
    if (user === null) return messages.unknownUser;
    const later = await findConsentEntries(this.#pool, user.seq);
    const { emailKey } = user;
    return {
      ok: true,
      record: {
        getsNews: await getsStream(this.#pool, this.#keys, user, 'news'),
        suppressed: emailKey === null ? [] : await findScopes(this.#pool, this.#keys, emailKey),
        entries: [...joinEntry(user), ...later]
          .reverse()
          .map((entry) => ({
            ...entry,
            wording: entry.wording === null ? null : newsWording(entry.wording),
          })),
      },
    };
  }

  /** Which emails the user gets; null without a verified email address, or for an unknown user. */
  async choices(signupId: string): Promise<readonly StreamChoice[] | null> {
    const user = await findConsentingUser(this.#pool, signupId);
    if (typeof user?.emailKey !== 'string') return null;
    const choices: StreamChoice[] = [];
    for (const stream of streams)
      choices.push({ stream, isOn: await getsStream(this.#pool, this.#keys, user, stream) });
    return choices;
  }

  /**
   * Turns the emails of a stream on or off, at once, also those that are queued. On lifts the suppression of an address that
   * unsubscribed; for news, it is consent to the current wording. Repeating it changes nothing; of two concurrent calls, the later
   * one counts.
   *
   * Fails with NOT_FOUND (no open status), VALIDATION_FAILED (`wanted`: no verified email address).
   *
   * @param signupId whose status page is open; null for none.
   * @returns whether the user gets them now: an address that bounced or complained gets none.
   */
  async choose(
    signupId: string | null,
    { stream, wanted }: { readonly stream: Stream; readonly wanted: boolean },
  ): Promise<Outcome<{ isOn: boolean }>> {
    if (signupId === null) return statusClosed;
    return inTransaction(this.#pool, async (client) => {
      const user = await lockConsentingUser(client, signupId);
      if (user === null) return statusClosed;
      const { emailKey } = user;
      if (emailKey === null) return messages.noVerifiedEmail;
      if (wanted) await this.#join(client, user, emailKey, stream);
      else await this.#leave(client, user, emailKey, { stream, source: 'status', mailingSeq: null });
      const now = stream === 'news' ? { ...user, granted: wanted } : user;
      return { ok: true, isOn: await getsStream(client, this.#keys, now, stream) };
    });
  }

  /** Unsubscribes a user from a stream, immediately. They keep their rank. Repeating it changes nothing. */
  leave(signupId: string, leaving: Leaving): Promise<void> {
    return inTransaction(this.#pool, async (client) => {
      const user = await lockConsentingUser(client, signupId);
      if (user === null) return; // erased since: nothing goes there anymore
      await this.#leave(client, user, user.mailKey, leaving);
    });
  }

  async #join(client: ClientBase, user: ConsentingUser, emailKey: string, stream: Stream): Promise<void> {
    const wording = currentNewsWording.number;
    if (stream === 'news' && !user.granted)
      await insertConsent(client, user.seq, { granted: true, wording, source: 'status' });
    await deleteSuppression(client, this.#keys, { emailKey, scope: stream, reason: 'unsubscribe' });
  }

  async #leave(
    client: ClientBase,
    { seq, granted }: ConsentingUser,
    emailKey: string,
    { stream, source, mailingSeq }: Leaving,
  ): Promise<void> {
    const withdraws = stream === 'news' && granted;
    if (withdraws) await insertConsent(client, seq, { granted: false, wording: null, source });
    const added = await insertSuppressions(client, this.#keys, [
      { emailKey, scope: stream, reason: 'unsubscribe', mailingSeq },
    ]);
    if (!withdraws && added === 0) return;
    const mailing = mailingSeq === null ? null : await findMailing(client, { seq: String(mailingSeq) });
    await recordEvent(client, {
      type: 'message.unsubscribed',
      signupSeq: seq,
      data: { stream, source, mailingId: mailing?.id ?? null },
    });
  }
}

const joinEntry = ({ joinWording, joinedAt }: ConsentingUser): readonly ConsentEntry[] =>
  joinWording === null ? [] : [{ granted: true, wording: joinWording, source: 'join', at: joinedAt }];
