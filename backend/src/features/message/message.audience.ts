import type { Keys } from '../../platform/secrets/secrets.ts';
import { type Audience, type Bind, channelExclusions, type Channels } from '../segment/segment.audience.ts';
import { tooOftenSql } from './message.broadcast.repository.ts';
import { consentsSql } from './message.consent.repository.ts';
import { hashPads, suppressedSql } from './message.suppression.repository.ts';
import type { Stream } from './message.streams.ts';

export interface MessageAudienceOptions {
  /** The keys with which suppressed contacts are hashed. */
  readonly keys: Keys;
  /** Conditions over `signup` and `score`, by state. */
  readonly awayStates: Required<Audience['awayStates']>;
}

/** Who gets news: users in any state who agreed to it and are reached by email, at most twice in seven days. */
export const messageAudience = ({ keys, awayStates }: MessageAudienceOptions): Audience => ({
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
): ReturnType<Audience['exclusions']> => [
  { reason: 'ERASED', condition: 'signup.erased_at IS NOT NULL' },
  { reason: 'BLOCKED', condition: 'signup.blocked_at IS NOT NULL' },
  ...channelExclusions(channels, false),
  {
    reason: 'UNSUBSCRIBED',
    condition: `EXISTS (SELECT FROM suppression WHERE suppression.email_key = signup.email_key
        AND suppression.scope IN ('all', 'news') AND suppression.reason = 'unsubscribe')`,
  },
  { reason: 'SUPPRESSED', condition: suppressed(keys, 'news')(bind) },
  { reason: 'NO_CONSENT', condition: `NOT ${consentsSql}` },
  { reason: 'TOO_OFTEN', condition: tooOftenSql(mailingSeq === undefined ? null : bind(mailingSeq)) },
];

/** Whether the email address gets no messages of the stream, as a condition over `signup`. */
export const suppressed =
  (keys: Keys, stream: Stream) =>
  (bind: Bind): string =>
    suppressedSql(stream, hashPads(keys).map(bind));
