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
  getsNews,
  insertConsent,
  lockConsentingUser,
} from './message.consent.repository.ts';
import { statusClosed } from '../status/status.messages.ts';
import * as messages from './message.messages.ts';
import { type Stream } from './message.streams.ts';
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
        getsNews: await getsNews(this.#pool, this.#keys, user),
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

  /** Whether the user gets news; null without a verified email address, or for an unknown user. */
  async newsConsent(signupId: string): Promise<boolean | null> {
    const user = await findConsentingUser(this.#pool, signupId);
    return typeof user?.emailKey === 'string' ? getsNews(this.#pool, this.#keys, user) : null;
  }

  /**
   * Agrees to news, which lifts the suppression of an address that unsubscribed from them, or withdraws. Repeating it
   * changes nothing; of two concurrent calls, the later one counts.
   *
   * Fails with NOT_FOUND (no open status), VALIDATION_FAILED (`granted`: no verified email address).
   *
   * @param signupId whose status page is open; null for none.
   * @returns whether the user gets news now: an address that bounced or complained gets none.
   */
  async setNewsConsent(signupId: string | null, granted: boolean): Promise<Outcome<{ getsNews: boolean }>> {
    if (signupId === null) return statusClosed;
    return inTransaction(this.#pool, async (client) => {
      const user = await lockConsentingUser(client, signupId);
      if (user === null) return statusClosed;
      if (user.emailKey === null) return messages.noVerifiedEmail;
      const { emailKey } = user;
      if (granted) await this.#agree(client, user, emailKey);
      else await this.#leave(client, user, emailKey, { stream: 'news', source: 'status', mailingSeq: null });
      return { ok: true, getsNews: await getsNews(client, this.#keys, { ...user, granted }) };
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

  async #agree(client: ClientBase, user: ConsentingUser, emailKey: string): Promise<void> {
    const wording = currentNewsWording.number;
    if (!user.granted) await insertConsent(client, user.seq, { granted: true, wording, source: 'status' });
    await deleteSuppression(client, this.#keys, { emailKey, scope: 'news', reason: 'unsubscribe' });
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
