import type { NoticeKind } from '../../platform/dispatch/notice.ts';
import {
  followFriends,
  friendColumns,
  type FriendMessage,
  friendTables,
  gatherFriendNews,
  isFriendNewsDue,
} from './message.friend.repository.ts';
import { namesText, nextFriendText, standingText } from './message.friend.texts.ts';
import { type TriggerOptions, triggerNotices } from './message.trigger.notices.ts';

/** Tells users that friends joined with their code: gathered and limited. */
export const friendNotices = (options: TriggerOptions): NoticeKind =>
  triggerNotices<FriendMessage>(options, {
    kind: 'friend',
    isDue: isFriendNewsDue,
    async claim(client, atMost) {
      const followed = await followFriends(client);
      const { keys, looked } = await gatherFriendNews(client, atMost);
      return { keys, looked: Math.max(followed, looked) };
    },
    columns: friendColumns,
    tables: friendTables,
    skipOf: ({ friends }) => (friends === 0 ? 'NO_FRIEND' : null),
    textsOf: ({ names, friends, rank, rankBefore, next }) => ({
      friends: namesText({ names, count: friends }),
      standing: standingText({
        gained: rank === null || rankBefore === null ? 0 : Math.max(0, rankBefore - rank),
        rank,
      }),
      nextFriend: nextFriendText({ next, rank }),
    }),
  });
