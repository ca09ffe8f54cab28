import type { ClientBase, Pool } from 'pg';
import { recordAudit } from '../../platform/audit/audit-log.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueNotices } from '../../platform/dispatch/notice.repository.ts';
import type { PersonEraser } from '../../platform/erasure/person-eraser.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Browser } from '../../platform/http/request-context.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import { carryUnsubscribes } from '../message/message.suppression.repository.ts';
import { statusClosed } from '../status/status.messages.ts';
import { nextGeneration } from '../status/status.repository.ts';
import type { StatusService, StatusSession } from '../status/status.service.ts';
import {
  consumeVerifications,
  eraseChallenges,
  lockVerification,
} from '../verification/verification.repository.ts';
import {
  browserKey,
  type Channel,
  type Destination,
  type DestinationInput,
  identitiesOf,
  invalidField,
  ownToken,
  parseDestination,
} from '../verification/verification.rules.ts';
import type { SentOtp, VerificationService, VerifiedOtp } from '../verification/verification.service.ts';
import { type ErasedHashes, keepErasedIdentity } from '../waitlist/waitlist.erased-identity.ts';
import { readJoinFields } from '../waitlist/waitlist.rules.ts';
import { contactChangeKind } from './own-data.contact.kind.ts';
import {
  contactOf,
  findOwner,
  findOwnRows,
  insertContactChange,
  isVerifiedByAnother,
  lockOwner,
  type Owner,
  updateContact,
  updateName,
} from './own-data.repository.ts';
import { beginLeaving, stay } from './own-data.leave.repository.ts';
import { leavingKind } from './own-data.leave.kind.ts';
import { maskedContact } from './own-data.rules.ts';
import { type OwnDataFiles, ownDataFiles } from './own-data.files.ts';

export interface OwnDataDependencies {
  readonly pool: Pool;
  readonly status: StatusService;
  readonly verification: VerificationService;
  readonly erasedHashes: ErasedHashes;
  /** With which suppressed contacts are hashed. */
  readonly suppressionKeys: Keys;
  /** Erasers of what features know about a contact, in the order of their locks. */
  readonly erasers: readonly PersonEraser[];
  readonly supportEmail: string;
}

/** A visitor whose status is open in this browser. */
export interface Visitor {
  /** Of the status. */
  readonly session: string | undefined;
  readonly browser: Browser;
  readonly clientAddress: string;
}

/** Where codes for a user's own data go. */
export interface MaskedContact {
  readonly channel: Channel;
  /** Enough for its owner to recognize it: "a•••@example.com". */
  readonly masked: string;
}

export interface Name {
  readonly firstName: string | null | undefined;
  readonly lastName: string | null | undefined;
}

/**
 * What users see and change of their own data, each time with a code that was sent to the contact they verified: an open status
 * alone, which a forwarded email opens, is not enough. Each use of a verification is part of the transaction that it allows, so of
 * several with one code, one succeeds, and a crash uses up none.
 */
export class OwnDataService {
  readonly #dependencies: OwnDataDependencies;

  constructor(dependencies: OwnDataDependencies) {
    this.#dependencies = dependencies;
  }

  /** The contact that codes go to; null for a user who was blocked or erased meanwhile. */
  async contact(signupId: string): Promise<MaskedContact | null> {
    const owner = await findOwner(this.#dependencies.pool, signupId);
    return owner && { channel: contactOf(owner).channel, masked: maskedContact(owner) };
  }

  /** Sends a code to the contact that the visitor verified. Fails with NOT_FOUND (no open status) and as any code does. */
  async sendCode({
    session,
    ...client
  }: Visitor & { readonly proof: string | undefined }): Promise<Outcome<SentOtp>> {
    const owner = await this.#ownerOf(session);
    if (owner === null) return statusClosed;
    return this.#dependencies.verification.sendOtp({ ...contactOf(owner), ...client, purpose: 'own-data' });
  }

  /** Checks a code of {@link sendCode}; the verification allows one change or download. Fails with NOT_FOUND and as any code does. */
  async verifyCode({ session, ...client }: Visitor, otp: string): Promise<Outcome<VerifiedOtp>> {
    const owner = await this.#ownerOf(session);
    if (owner === null) return statusClosed;
    return this.#dependencies.verification.verifyOtp({
      ...contactOf(owner),
      ...client,
      otp,
      purpose: 'own-data',
    });
  }

  /** Everything that is kept about the visitor, at one moment. Fails with NOT_FOUND (no open status), VERIFICATION_REQUIRED. */
  download(visitor: Visitor): Promise<Outcome<{ files: OwnDataFiles }>> {
    return this.#confirmed(visitor, async (client, owner, verification) => {
      await consumeVerifications(client, [verification]);
      await record(client, owner, 'signup.download-data');
      return { ok: true, files: ownDataFiles(await findOwnRows(client, owner), new Date()) };
    });
  }

  /**
   * Corrects the visitor's name. The same name again changes nothing.
   *
   * Fails with NOT_FOUND (no open status), VALIDATION_FAILED (fields), VERIFICATION_REQUIRED.
   */
  async correctName(visitor: Visitor, name: Name): Promise<Outcome<{ message: string }>> {
    const read = readJoinFields(name, ['firstName', 'lastName'], null);
    if (!read.ok) return read;
    return this.#confirmed(visitor, async (client, owner, verification) => {
      await consumeVerifications(client, [verification]);
      const { firstName, lastName } = read.values;
      if (firstName !== owner.firstName || lastName !== owner.lastName) {
        await updateName(client, owner, read.values);
        await record(client, owner, 'signup.correct-name');
        await recordEvent(client, { type: 'signup.updated', signupSeq: owner.seq });
      }
      return { ok: true, message: 'Your name is corrected.' };
    });
  }

  /**
   * Replaces the contact that the visitor verified by another one that they verified with a code for `contact`. Rank, referral code and
   * credits stay; all links and sessions are revoked but for this browser's; the contact before is told, and can join anew but
   * earns no one a credit. Unsubscribing stays in force.
   *
   * Fails with NOT_FOUND (no open status), VERIFICATION_REQUIRED, PHONE_NOT_SUPPORTED and VALIDATION_FAILED, which says the same
   * whether another user or a blocked one has the contact.
   */
  async changeContact(
    visitor: Visitor,
    input: DestinationInput,
  ): Promise<Outcome<{ message: string; session: StatusSession }>> {
    const parsed = parseDestination(input);
    if (!parsed.ok) return parsed;
    const { destination } = parsed;
    const { status } = this.#dependencies;
    return this.#confirmed(visitor, async (client, owner, verification) => {
      const field = destination.channel === 'email' ? 'email' : 'mobileNumber';
      const proof = await lockVerification(client, {
        ...{ purpose: 'contact', destinationKey: destination.key },
        browserKey: keyOf(visitor.browser),
      });
      if (proof === null) return newContactUnverified;
      const identities = identitiesOf(destination);
      if (identities.includes(owner.identity))
        return invalidField(field, 'This is the contact that you verified already.');
      if (await isVerifiedByAnother(client, owner, identities))
        return invalidField(
          field,
          `We can’t change your contact to this one. Use another, or write to ${this.#dependencies.supportEmail}.`,
        );
      await consumeVerifications(client, [verification, proof]);
      const generation = await this.#replaceContact(client, owner, destination);
      return {
        ok: true,
        message: 'Your contact is changed. Use the new one to log in from now on.',
        session: status.openNew(owner.id, generation),
      };
    });
  }

  /**
   * The visitor leaves the waitlist: they will be erased in seven days. Until then they keep their spot, get no messages but the
   * one that confirms it, and can {@link stay}. Asking again changes nothing.
   *
   * Fails with NOT_FOUND (no open status), VERIFICATION_REQUIRED.
   */
  async leave(visitor: Visitor): Promise<Outcome<{ message: string }>> {
    return this.#confirmed(visitor, async (client, owner, verification) => {
      await consumeVerifications(client, [verification]);
      if (owner.leavesAt !== null) return leaving;
      const { leavesAt, key } = await beginLeaving(client, owner.seq);
      await queueNotices(client, leavingKind, [key]);
      await record(client, owner, 'signup.leave');
      const data = { leavesAt: leavesAt.toISOString() };
      await recordEvent(client, { type: 'signup.leaving', signupSeq: owner.seq, data });
      return leaving;
    });
  }

  /**
   * The visitor stays after all, at the spot that they have kept; nothing changes unless they were leaving. If they are being
   * erased at the same moment, one of both happens.
   *
   * Fails with NOT_FOUND (no open status, or erased), VERIFICATION_REQUIRED.
   */
  async stay(visitor: Visitor): Promise<Outcome<{ message: string }>> {
    return this.#confirmed(visitor, async (client, owner, verification) => {
      await consumeVerifications(client, [verification]);
      const rank = await stay(client, owner.seq);
      const kept = rank === null ? 'your spot' : `#${rank.toLocaleString('en-US')}`;
      return { ok: true, message: `Welcome back. You kept ${kept}.` };
    });
  }

  /** @returns the generation of the links and sessions that are valid from now on. */
  async #replaceContact(
    client: ClientBase,
    owner: Owner,
    { channel, address, key }: Destination,
  ): Promise<number> {
    const { erasers, erasedHashes, suppressionKeys } = this.#dependencies;
    await updateContact(client, owner, { channel, address, key });
    await keepErasedIdentity(client, erasedHashes(owner.identity)[0]);
    if (channel === 'email') {
      await carryUnsubscribes(client, suppressionKeys, owner.emailKey, key.slice('email:'.length));
    }
    await this.#forgetReplaced(client, owner, channel, erasers);
    await queueNotices(client, contactChangeKind, [await insertContactChange(client, owner)]);
    await record(client, owner, 'signup.change-contact');
    await recordEvent(client, { type: 'signup.updated', signupSeq: owner.seq });
    return nextGeneration(client, owner.seq);
  }

  /**
   * What is known by the contact that is not in the signup anymore. Its codes stay for a day: limits count them.
   */
  async #forgetReplaced(
    client: ClientBase,
    owner: Owner,
    channel: Channel,
    erasers: readonly PersonEraser[],
  ): Promise<void> {
    const contact =
      channel === 'email'
        ? ({ identity: `email:${owner.emailKey}`, address: owner.email } as const)
        : ({ identity: `phone:${owner.phone}`, address: owner.phone } as const);
    if (await isVerifiedByAnother(client, owner, [contact.identity])) return; // it was only stated, and is theirs
    const person = {
      ...{ signupSeq: null, verifiedEmailKey: null },
      ...{ contacts: [contact.identity], addresses: [contact.address] },
    };
    for (const erase of erasers) if (erase !== eraseChallenges) await erase(client, [person]);
  }

  async #ownerOf(session: string | undefined): Promise<Owner | null> {
    const signupId = await this.#dependencies.status.signupOf(session);
    return signupId === null ? null : findOwner(this.#dependencies.pool, signupId);
  }

  /** Does some work that needs a verification, which the work uses up if it succeeds. */
  async #confirmed<T extends object>(
    { session, browser }: Visitor,
    work: (client: ClientBase, owner: Owner, verification: string) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const { pool, status } = this.#dependencies;
    const signupId = await status.signupOf(session);
    if (signupId === null) return statusClosed;
    return inTransaction(pool, async (client): Promise<Outcome<T>> => {
      const owner = await lockOwner(client, signupId);
      if (owner === null) return statusClosed;
      const parsed = parseDestination(contactOf(owner));
      if (!parsed.ok) throw new Error('A verified contact cannot be read');
      const verification = await lockVerification(client, {
        ...{ purpose: 'own-data', destinationKey: parsed.destination.key },
        browserKey: keyOf(browser),
      });
      return verification === null ? unverified : work(client, owner, verification);
    });
  }
}

const keyOf = (browser: Browser): string | null => {
  const token = ownToken(browser);
  return token === null ? null : browserKey(token);
};

type OwnAction = `signup.${'download-data' | 'correct-name' | 'change-contact' | 'leave'}`;

const record = (client: ClientBase, { id }: Owner, action: OwnAction): Promise<void> =>
  recordAudit(client, { action, actor: { kind: 'visitor' }, target: { kind: 'signup', id } });

const leaving = {
  ok: true,
  message: 'You’re leaving the waitlist. We’re sending you a confirmation, with how to stay.',
} as const;

const unverified = failure(
  'VERIFICATION_REQUIRED',
  'Enter the code that we sent to the contact you verified. It can be used once, for 15 minutes.',
);

const newContactUnverified = failure(
  'VERIFICATION_REQUIRED',
  'Enter the code that we sent to your new contact. It can be used once, for 15 minutes.',
);
