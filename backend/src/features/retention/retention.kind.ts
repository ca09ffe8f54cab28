import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind } from '../../platform/dispatch/notice.ts';
import type { StatusLinkOf } from '../status/status.link.ts';
import { type InactiveUser, findInactive, retentionKind } from './retention.repository.ts';
import type { RetentionWriter } from './retention.templates.ts';

export interface RetentionNoticeOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly write: RetentionWriter;
  readonly statusLink: (of: StatusLinkOf) => string;
}

/** Tells inactive users that they will be erased, and how they can stay. */
export const retentionNotices = ({
  pool,
  sender,
  write,
  statusLink,
}: RetentionNoticeOptions): NoticeKind => ({
  name: retentionKind,
  whenUncertain: 'resend',
  sender,
  async messages(keys) {
    const found = await findInactive(pool, keys);
    const sentAt = Math.floor(Date.now() / 1000);
    return new Map(
      found.map((each) => [each.key, messageOf(each, { sender, write }, statusLink({ ...each, sentAt }))]),
    );
  },
});

const laterSeconds = 86_400;

function messageOf(
  { key, channel, address, firstName, erasedAfter, mayBeErased }: InactiveUser,
  { sender, write }: Pick<RetentionNoticeOptions, 'sender' | 'write'>,
  link: string,
): NoticeAnswer {
  if (channel === null) return { skip: 'NOT_VERIFIED' };
  if (!mayBeErased || !sender.isAvailable(channel)) return { waitSeconds: laterSeconds };
  const message = { id: `${retentionKind}-${key}`, address };
  return channel === 'email'
    ? { message: { ...message, channel, content: write.email({ firstName, erasedAfter, statusLink: link }) } }
    : { message: { ...message, channel, content: write.sms({ erasedAfter }) } };
}
