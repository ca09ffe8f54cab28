import type { DispatchMessage } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer } from '../../platform/dispatch/notice.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { StatusLinkOf } from '../status/status.link.ts';
import type { FriendsNews } from './message.friend.texts.ts';
import { type CompiledMessage, renderMessage } from './message.render.ts';
import type { TemplateService } from './message.template.service.ts';
import type { TriggerKind } from './message.trigger.repository.ts';
import { unsubscribeHeaders, unsubscribeLink } from './message.unsubscribe.token.ts';

export interface TriggerWriterOptions {
  readonly secrets: Secrets;
  readonly publicUrl: () => string;
  readonly statusLink: (of: StatusLinkOf) => string;
  readonly messageTemplates: Pick<TemplateService, 'findCurrent' | 'findCompiled'>;
}

/** A user whom a trigger writes to, as things are now. */
export interface TriggerPerson {
  /** Of the notice. */
  readonly key: string;
  readonly signupSeq: string;
  readonly signupId: string;
  readonly firstName: string;
  readonly email: string;
  readonly referralId: string;
  /** The generation of the links to their status. */
  readonly generation: number;
  /** Null without one. */
  readonly rank: number | null;
  /** How many users have a rank. */
  readonly total: number;
}

/** Its columns, from `signup` left-joined with `status_access` as `access`; `key` and `rank` besides. */
export const triggerPersonColumns = `signup.seq::text AS "signupSeq", signup.id AS "signupId", signup.first_name AS "firstName", signup.email,
  signup.referral_id AS "referralId", coalesce(access.generation, 0) AS generation,
  (SELECT waiting_total::float8 FROM waitlist_head) AS total`;

/** Writes what the owner's template says, with a link and headers to unsubscribe. */
export class TriggerWriter {
  readonly #options: TriggerWriterOptions;

  constructor(options: TriggerWriterOptions) {
    this.#options = options;
  }

  /** What each of some users gets; without a template, nobody gets anything. @param skipOf why one gets nothing; null: no reason. */
  async answers<Person extends TriggerPerson>(
    kind: TriggerKind,
    people: readonly Person[],
    { skipOf, friendsOf }: { skipOf: (of: Person) => string | null; friendsOf: (of: Person) => FriendsNews },
  ): Promise<ReadonlyMap<string, NoticeAnswer>> {
    const { messageTemplates, publicUrl } = this.#options;
    const versionId = await messageTemplates.findCurrent(kind, null);
    const compiled = versionId === null ? null : await messageTemplates.findCompiled(versionId, publicUrl());
    return new Map<string, NoticeAnswer>(
      people.map((person) => {
        const skip = skipOf(person);
        if (skip !== null) return [person.key, { skip }];
        if (compiled === null) return [person.key, { skip: 'NO_TEMPLATE' }];
        return [person.key, { message: this.#write(kind, compiled, person, friendsOf(person)) }];
      }),
    );
  }

  #write(
    kind: TriggerKind,
    compiled: CompiledMessage,
    { key, signupId, firstName, email, referralId, generation, rank, total }: TriggerPerson,
    friends: FriendsNews,
  ): DispatchMessage {
    const { secrets, publicUrl, statusLink } = this.#options;
    const { stream } = compiled;
    const leave = unsubscribeLink(secrets, publicUrl(), { signupId, stream, mailingSeq: null });
    const content = renderMessage(compiled, {
      firstName,
      rank,
      total,
      referralId,
      shareLink: `${publicUrl()}/?ref=${encodeURIComponent(referralId)}`,
      statusLink: statusLink({ signupId, generation, sentAt: Math.floor(Date.now() / 1000) }),
      invite: null,
      friends,
      unsubscribeLink: leave,
    });
    return {
      id: `${kind}-${key}`,
      address: email,
      channel: 'email',
      content: { ...content, headers: unsubscribeHeaders(leave) },
    };
  }
}
