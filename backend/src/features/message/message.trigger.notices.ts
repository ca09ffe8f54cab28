import type { ClientBase, Pool } from 'pg';
import type { DispatchMessage, Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind } from '../../platform/dispatch/notice.ts';
import { queueNotices } from '../../platform/dispatch/notice.repository.ts';
import type { Keys, Secrets } from '../../platform/secrets/secrets.ts';
import { type Bind, binding } from '../segment/segment.audience.ts';
import { matchesSql } from '../segment/segment.parts.ts';
import type { StatusLinkOf } from '../status/status.link.ts';
import { triggerExclusions } from './message.audience.ts';
import { suppressUndeliverable } from './message.bounce.ts';
import { reasonSql } from './message.broadcast.repository.ts';
import type { NextFriend } from './message.friend.texts.ts';
import { streamOf, type TriggerKind } from './message.kinds.ts';
import { type CompiledMessage, type OwnTexts, renderMessage } from './message.render.ts';
import { suppressionLabel } from './message.suppression.repository.ts';
import type { TemplateService } from './message.template.service.ts';
import {
  givenSql,
  lockTriggerClaims,
  noteSkipped,
  readTrigger,
  signupSeqOf,
  type TriggerSetting,
} from './message.trigger.repository.ts';
import { unsubscribeHeaders, unsubscribeLink } from './message.unsubscribe.token.ts';

export interface TriggerOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly secrets: Secrets;
  readonly publicUrl: () => string;
  readonly statusLink: (of: StatusLinkOf) => string;
  readonly pointsPerReferral: number;
  readonly messageTemplates: Pick<TemplateService, 'findForKind'>;
}

/** A user whom a trigger writes to, as things are now. */
export interface TriggerPerson {
  /** Of the notice. */
  readonly key: string;
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
  readonly next: NextFriend;
  /** Why they get nothing; null: no reason. */
  readonly skip: string | null;
}

/** What claiming did: the keys of the messages that are to be sent, and how many causes it looked at. */
export interface Claimed {
  readonly keys: readonly string[];
  readonly looked: number;
}

/** Why users get nothing, as an expression over `signup` and `score`, left-joined; null: no reason. */
export type ReasonSql = (bind: Bind) => string;

/** What is special about a message that sends itself; everything else is {@link triggerNotices}. */
export interface TriggerSource<Person extends TriggerPerson> {
  readonly kind: TriggerKind;
  /** Whether there may be something to claim. */
  isDue(pool: Pool): Promise<boolean>;
  /**
   * Notes some messages to come, in the transaction of `client`, which is the only one that does so.
   *
   * @param reason why users get nothing: those whom it knows now need no message.
   */
  claim(client: ClientBase, atMost: number, reason: ReasonSql): Promise<Claimed>;
  /**
   * What it has to know of a message besides {@link TriggerPerson}: columns and tables, over `given` (see `givenSql`),
   * `signup`, `score` and `own.rank`.
   */
  readonly columns?: string;
  readonly tables?: string;
  /** Why the user gets nothing; null: no reason. The user waits, with a rank. */
  skipOf(person: Person): string | null;
  textsOf(person: Person): OwnTexts;
}

/**
 * The notices of a trigger: claimed under one lock, so that limits over all of them hold; written with the owner's template,
 * a link and headers to unsubscribe. When one is written, we look again whether it may be sent.
 */
export function triggerNotices<Person extends TriggerPerson>(
  options: TriggerOptions,
  source: TriggerSource<Person>,
): NoticeKind {
  const { pool, sender, secrets } = options;
  const { kind } = source;
  const keys = secrets.keys(suppressionLabel);
  return {
    name: kind,
    whenUncertain: 'hold',
    sender,
    claims: {
      isDue: () => source.isDue(pool),
      async claim(client, atMost) {
        await lockTriggerClaims(client);
        const setting = await readTrigger(client, kind);
        const claimed = await source.claim(client, atMost, (bind) => noMessageSql(setting, keys, bind));
        await queueNotices(client, kind, claimed.keys);
        return claimed.looked;
      },
    },
    async messages(noticeKeys) {
      const setting = await readTrigger(pool, kind);
      const people = await findPeople(options, source, setting, noticeKeys);
      const compiled = await options.messageTemplates.findForKind(kind, options.publicUrl());
      return new Map(people.map((person) => [person.key, answerTo(options, source, compiled, person)]));
    },
    async settled(client, settled) {
      const dead = settled.filter(({ suppress }) => suppress).map(({ key }) => signupSeqOf(key));
      await suppressUndeliverable(client, keys, dead, null);
      const skipped = settled.filter(({ state }) => state === 'skipped').map(({ key }) => key);
      await noteSkipped(client, kind, skipped);
    },
  };
}

/** Why users get no message of a trigger, as an expression over `signup` and `score`, left-joined; null: no reason. */
export function noMessageSql({ kind, isOn, segment }: TriggerSetting, keys: Keys, bind: Bind): string {
  return reasonSql([
    ...(isOn ? [] : [{ reason: 'OFF', condition: 'true' }]),
    ...triggerExclusions(keys, kind, bind),
    ...(segment === null
      ? []
      : [{ reason: 'NOT_IN_SEGMENT', condition: `NOT (${matchesSql(segment, bind)})` }]),
  ]);
}

async function findPeople<Person extends TriggerPerson>(
  { pool, secrets, pointsPerReferral }: TriggerOptions,
  { columns, tables = '' }: TriggerSource<Person>,
  setting: TriggerSetting,
  noticeKeys: readonly string[],
): Promise<readonly Person[]> {
  const { bind, values } = binding();
  const { rows } = await pool.query<Person>(
    `SELECT key, signup.id AS "signupId", signup.first_name AS "firstName", signup.email, signup.referral_id AS "referralId",
       coalesce(access.generation, 0) AS generation, own.rank::float8 AS rank,
       (SELECT waiting_total::float8 FROM waitlist_head) AS total,
       ${noMessageSql(setting, secrets.keys(suppressionLabel), bind)} AS skip,
       (SELECT json_build_object('referrals', referrals, 'rank', step.rank)
         FROM waitlist_next_steps(signup.seq, ${bind(pointsPerReferral)}) AS step ORDER BY referrals LIMIT 1) AS next
       ${columns === undefined ? '' : `, ${columns}`}
     FROM ${givenSql(bind(noticeKeys))} JOIN signup ON signup.seq = given.signup_seq
       LEFT JOIN score ON score.seq = signup.seq LEFT JOIN status_access AS access ON access.signup_seq = signup.seq
       CROSS JOIN LATERAL (SELECT waitlist_rank(signup.seq) AS rank OFFSET 0) AS own ${tables}`,
    [...values],
  );
  return rows;
}

function answerTo<Person extends TriggerPerson>(
  options: TriggerOptions,
  source: TriggerSource<Person>,
  compiled: CompiledMessage,
  person: Person,
): NoticeAnswer {
  const skip = person.skip ?? (person.rank === null ? 'INVITED' : source.skipOf(person));
  if (skip !== null) return { skip };
  return { message: write(options, source.kind, compiled, person, source.textsOf(person)) };
}

function write(
  { secrets, publicUrl, statusLink }: TriggerOptions,
  kind: TriggerKind,
  compiled: CompiledMessage,
  { key, signupId, firstName, email, referralId, generation, rank, total, next }: TriggerPerson,
  texts: OwnTexts,
): DispatchMessage {
  const stream = streamOf(kind);
  const leave = unsubscribeLink(secrets, publicUrl(), { signupId, stream, mailingSeq: null });
  const content = renderMessage(compiled, {
    firstName,
    rank,
    total,
    next,
    referralId,
    shareLink: `${publicUrl()}/?ref=${encodeURIComponent(referralId)}`,
    statusLink: statusLink({ signupId, generation, sentAt: Math.floor(Date.now() / 1000) }),
    invite: null,
    texts,
    unsubscribeLink: leave,
  });
  return {
    id: `${kind}-${key}`,
    address: email,
    channel: 'email',
    content: { ...content, headers: unsubscribeHeaders(leave) },
  };
}
