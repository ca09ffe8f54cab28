import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind } from '../../platform/dispatch/notice.ts';
import type { StatusLinkOf } from '../status/status.link.ts';
import { findLeaving, type Leaving } from './own-data.leave.repository.ts';
import type { LeavingWriter } from './own-data.templates.ts';

/** The kind of notice; its key says who leaves, and when. */
export const leavingKind = 'leave';

export interface LeavingOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly write: LeavingWriter;
  readonly statusLink: (of: StatusLinkOf) => string;
}

/** Confirms to users that they are leaving, and how they can stay. */
export const leavingNotices = ({ pool, sender, write, statusLink }: LeavingOptions): NoticeKind => ({
  name: leavingKind,
  whenUncertain: 'resend',
  sender,
  async messages(keys) {
    const found = await findLeaving(pool, keys);
    const sentAt = Math.floor(Date.now() / 1000);
    return new Map(found.map((each) => [each.key, messageOf(each, write, statusLink({ ...each, sentAt }))]));
  },
});

function messageOf(
  { key, channel, address, firstName, leavesAt }: Leaving,
  write: LeavingWriter,
  link: string,
): NoticeAnswer {
  const message = { id: `${leavingKind}-${key}`, address };
  return channel === 'email'
    ? { message: { ...message, channel, content: write.email({ firstName, leavesAt, statusLink: link }) } }
    : { message: { ...message, channel, content: write.sms({ leavesAt }) } };
}
