import type { Keys, Secrets } from '../../platform/secrets/secrets.ts';
import { inviteAudience } from '../invite/invite.audience.ts';
import { awayStates } from '../invite/invite.state.ts';
import {
  type Audience,
  type Bind,
  channelExclusions,
  type Channels,
  type Exclusion,
} from '../segment/segment.audience.ts';
import { tooOftenSql } from './message.broadcast.repository.ts';
import { agreesToNews } from '../segment/segment.conditions.ts';
import type { MailingKindName } from '../segment/segment.form.ts';
import { streamOf, type TriggerKind } from './message.kinds.ts';
import { isLeavingSql } from '../waitlist/waitlist.leaving.ts';
import { hashPads, suppressedSql, suppressionLabel } from './message.suppression.repository.ts';
import type { Stream } from './message.streams.ts';

/** The users to whom each kind of mailing may go. */
export function mailingAudiences({
  secrets,
  smsAvailable,
}: {
  readonly secrets: Secrets;
  /** Whether text messages can be sent. */
  readonly smsAvailable: boolean;
}): Readonly<Record<MailingKindName, Audience>> {
  const keys = secrets.keys(suppressionLabel);
  return {
    invite: inviteAudience({ suppressed: suppressed(keys, 'invites'), smsAvailable }),
    broadcast: messageAudience(keys),
  };
}

/** Who gets news: users in any state who agreed to it and are reached by email, at most twice in seven days. */
export const messageAudience = (keys: Keys): Audience => ({
  texts: false,
  awayStates,
  exclusions: (bind, channels) => newsExclusions(keys, bind, channels),
});

/**
 * Why users get no news, as conditions over `signup`; the first that is true counts.
 *
 * @param mailingSeq the broadcast being checked, whose own recipients are not a reason; left out: none.
 */
export const newsExclusions = (
  keys: Keys,
  bind: Bind,
  channels: Channels,
  mailingSeq?: string,
): readonly Exclusion[] => [
  ...streamExclusions(keys, 'news', bind, channels),
  { reason: 'TOO_OFTEN', condition: tooOftenSql(mailingSeq === undefined ? null : bind(mailingSeq)) },
];

/** Why users get no emails of a stream, as conditions over `signup`; the first that is true counts. */
export const streamExclusions = (
  keys: Keys,
  stream: Stream,
  bind: Bind,
  channels: Channels,
): readonly Exclusion[] => [
  { reason: 'ERASED', condition: 'signup.erased_at IS NOT NULL' },
  { reason: 'BLOCKED', condition: 'signup.blocked_at IS NOT NULL' },
  { reason: 'LEAVING', condition: isLeavingSql },
  { reason: 'NOT_VERIFIED', condition: 'signup.verified_by IS NULL' },
  ...channelExclusions(channels, false),
  {
    reason: 'UNSUBSCRIBED',
    condition: `EXISTS (SELECT FROM suppression WHERE suppression.email_key = signup.email_key
        AND suppression.scope IN ('all', '${stream}') AND suppression.reason = 'unsubscribe')`,
  },
  { reason: 'SUPPRESSED', condition: suppressed(keys, stream)(bind) },
  ...(stream === 'news'
    ? [{ reason: 'NO_CONSENT', condition: `NOT ${agreesToNews('signup.seq')}` } as const]
    : []),
];

/** Why users get no message of a trigger, besides what its setting says. */
export const triggerExclusions = (keys: Keys, kind: TriggerKind, bind: Bind): readonly Exclusion[] => {
  const stream = streamOf(kind);
  return stream === 'news' ? newsExclusions(keys, bind, {}) : streamExclusions(keys, stream, bind, {});
};

/** Who gets a message that sends itself: users who wait and are reached by email. */
export const triggerAudience = (keys: Keys, kind: TriggerKind): Audience => ({
  texts: false,
  awayStates: {},
  exclusions: (bind) => triggerExclusions(keys, kind, bind),
});

/** Whether the email address gets no messages of the stream, as a condition over `signup`. */
export const suppressed =
  (keys: Keys, stream: Stream) =>
  (bind: Bind): string =>
    suppressedSql(stream, hashPads(keys).map(bind));
