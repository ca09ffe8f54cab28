import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeKind } from '../../platform/dispatch/notice.ts';
import { queueNotices } from '../../platform/dispatch/notice.repository.ts';
import { suppressUndeliverable } from './message.bounce.ts';
import {
  findFriendMessages,
  followFriends,
  friendKind,
  type FriendMessage,
  gatherFriendNews,
  isFriendNewsDue,
} from './message.friend.repository.ts';
import { hashPads, suppressionLabel } from './message.suppression.repository.ts';
import { TriggerWriter, type TriggerWriterOptions } from './message.trigger.writer.ts';

export interface TriggerOptions extends TriggerWriterOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly pointsPerReferral: number;
}

/** Tells users that friends joined with their code: gathered and limited. */
export function friendNotices({ pool, sender, pointsPerReferral, ...options }: TriggerOptions): NoticeKind {
  const keys = options.secrets.keys(suppressionLabel);
  const writer = new TriggerWriter(options);
  return {
    name: friendKind,
    whenUncertain: 'hold',
    sender,
    claims: {
      isDue: () => isFriendNewsDue(pool),
      async claim(client, atMost) {
        const followed = await followFriends(client);
        const gathered = await gatherFriendNews(client, atMost);
        await queueNotices(client, friendKind, gathered.keys);
        return Math.max(followed, gathered.users);
      },
    },
    async messages(noticeKeys) {
      const found = await findFriendMessages(pool, noticeKeys, { pads: hashPads(keys), pointsPerReferral });
      return writer.answers(friendKind, found, { skipOf, friendsOf });
    },
    async settled(client, settled) {
      const dead = settled.filter(({ suppress }) => suppress).map(({ key }) => key.split('-')[0] ?? '');
      await suppressUndeliverable(client, keys, dead, null);
    },
  };
}

function skipOf({
  isErased,
  isBlocked,
  isStated,
  isSuppressed,
  rank,
  friends,
}: FriendMessage): string | null {
  if (isErased) return 'ERASED';
  if (isBlocked) return 'BLOCKED';
  if (rank === null) return 'INVITED';
  if (isStated) return 'STATED';
  if (isSuppressed) return 'SUPPRESSED';
  return friends === 0 ? 'NO_FRIEND' : null;
}

const friendsOf = ({ names, friends: count, rank, rankBefore, next }: FriendMessage) => ({
  names,
  count,
  gained: rank === null || rankBefore === null ? 0 : Math.max(0, rankBefore - rank),
  next,
});
