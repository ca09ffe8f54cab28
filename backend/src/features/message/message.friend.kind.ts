import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind } from '../../platform/dispatch/notice.ts';
import { queueNotices } from '../../platform/dispatch/notice.repository.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { StatusLinkOf } from '../status/status.link.ts';
import { suppressUndeliverable } from './message.bounce.ts';
import {
  findFriendMessages,
  followFriends,
  friendKind,
  type FriendMessage,
  gatherFriendNews,
  isFriendNewsDue,
} from './message.friend.repository.ts';
import { type CompiledMessage, renderMessage } from './message.render.ts';
import { hashPads, suppressionLabel } from './message.suppression.repository.ts';
import type { TemplateService } from './message.template.service.ts';
import { unsubscribeHeaders, unsubscribeLink } from './message.unsubscribe.token.ts';

export interface FriendNoticeOptions {
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly sender: Sender;
  readonly publicUrl: () => string;
  readonly statusLink: (of: StatusLinkOf) => string;
  readonly pointsPerReferral: number;
  readonly messageTemplates: Pick<TemplateService, 'findCurrent' | 'findCompiled'>;
}

/** Tells users that friends joined with their code: a trigger, gathered and limited. */
export function friendNotices({ pool, secrets, sender, ...options }: FriendNoticeOptions): NoticeKind {
  const keys = secrets.keys(suppressionLabel);
  const { publicUrl, pointsPerReferral, messageTemplates } = options;
  const findTemplate = async (): Promise<CompiledMessage | null> => {
    const versionId = await messageTemplates.findCurrent(friendKind, null);
    return versionId === null ? null : messageTemplates.findCompiled(versionId, publicUrl());
  };
  const write = friendWriter(secrets, options);
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
      const [compiled, found] = await Promise.all([
        findTemplate(),
        findFriendMessages(pool, noticeKeys, { pads: hashPads(keys), pointsPerReferral }),
      ]);
      return new Map(
        found.map((each) => {
          const skip = compiled === null ? 'NO_TEMPLATE' : skipOf(each);
          return [
            each.key,
            skip !== null || compiled === null ? { skip: skip ?? '' } : write(compiled, each),
          ];
        }),
      );
    },
    async settled(client, settled) {
      const dead = settled.filter(({ suppress }) => suppress).map(({ key }) => key.split('-')[0] ?? '');
      await suppressUndeliverable(client, keys, dead, null);
    },
  };
}

/** Writes what the owner's template says of friends, with a link and headers to unsubscribe. */
function friendWriter(
  secrets: Secrets,
  { publicUrl, statusLink }: Pick<FriendNoticeOptions, 'publicUrl' | 'statusLink'>,
) {
  return (compiled: CompiledMessage, found: FriendMessage): NoticeAnswer => {
    const { key, signupId, referralId, generation, rank, rankBefore, names, friends, next } = found;
    const leave = unsubscribeLink(secrets, publicUrl(), { signupId, stream: 'updates', mailingSeq: null });
    const content = renderMessage(compiled, {
      firstName: found.firstName,
      rank,
      referralId,
      shareLink: `${publicUrl()}/?ref=${encodeURIComponent(referralId)}`,
      statusLink: statusLink({ signupId, generation, sentAt: Math.floor(Date.now() / 1000) }),
      invite: null,
      friends: { names, count: friends, gained: gainOf(rank, rankBefore), next },
      unsubscribeLink: leave,
    });
    return {
      message: {
        id: `friend-${key}`,
        address: found.email,
        channel: 'email',
        content: { ...content, headers: unsubscribeHeaders(leave) },
      },
    };
  };
}

/** Why nothing is sent; null: nothing speaks against it. */
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

const gainOf = (rank: number | null, before: number | null): number =>
  rank === null || before === null ? 0 : Math.max(0, before - rank);
