import type { NoticeKind } from '../../platform/dispatch/notice.ts';
import { queueNotices } from '../../platform/dispatch/notice.repository.ts';
import type { Bind } from '../segment/segment.audience.ts';
import { newsExclusions } from './message.audience.ts';
import { suppressUndeliverable } from './message.bounce.ts';
import type { TriggerOptions } from './message.friend.kind.ts';
import {
  findNoFriendMessages,
  followWithoutFriends,
  isNoFriendDue,
  noFriendKind,
  type NoFriendMessage,
} from './message.no-friend.repository.ts';
import { suppressionLabel } from './message.suppression.repository.ts';
import { TriggerWriter } from './message.trigger.writer.ts';

/** Reminds users once, some days after they joined, if nobody joined with their code. It is news: they agreed to it. */
export function noFriendNotices({ pool, sender, pointsPerReferral, ...options }: TriggerOptions): NoticeKind {
  const keys = options.secrets.keys(suppressionLabel);
  const writer = new TriggerWriter(options);
  const exclusions = (bind: Bind) => newsExclusions(keys, bind, {});
  return {
    name: noFriendKind,
    whenUncertain: 'hold',
    sender,
    claims: {
      isDue: () => isNoFriendDue(pool),
      async claim(client) {
        const followed = await followWithoutFriends(client, exclusions);
        await queueNotices(client, noFriendKind, followed.keys);
        return followed.users;
      },
    },
    async messages(signupSeqs) {
      const found = await findNoFriendMessages(pool, signupSeqs, exclusions, pointsPerReferral);
      return writer.answers(noFriendKind, found, { skipOf, friendsOf });
    },
    async settled(client, settled) {
      const dead = settled.filter(({ suppress }) => suppress).map(({ key }) => key);
      await suppressUndeliverable(client, keys, dead, null);
    },
  };
}

function skipOf({ skip, rank, referralCount }: NoFriendMessage): string | null {
  if (skip !== null) return skip;
  if (rank === null) return 'INVITED';
  return referralCount > 0 ? 'HAS_FRIEND' : null;
}

const friendsOf = ({ next }: NoFriendMessage) => ({ names: [], count: 0, gained: 0, next });
