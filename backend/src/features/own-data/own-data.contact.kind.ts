import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind } from '../../platform/dispatch/notice.ts';
import { type ContactChange, findContactChanges, forgetAddresses } from './own-data.contact.repository.ts';
import type { ContactChangeWriter } from './own-data.templates.ts';

/** The kind of notice; its key is the change. */
export const contactChangeKind = 'contact';

export interface ContactChangeOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly write: ContactChangeWriter;
}

/** Tells the contact that a user had verified before that it was changed, in case it was not them; then its address is gone. */
export const contactChanges = ({ pool, sender, write }: ContactChangeOptions): NoticeKind => ({
  name: contactChangeKind,
  whenUncertain: 'resend',
  sender,
  async messages(keys) {
    const found = await findContactChanges(pool, keys);
    return new Map(found.map((change) => [change.key, messageOf(change, write)]));
  },
  settled: (client, settled) =>
    forgetAddresses(
      client,
      settled.map(({ key }) => key),
    ),
});

function messageOf(
  { key, channel, address, ...change }: ContactChange,
  write: ContactChangeWriter,
): NoticeAnswer {
  const message = { id: `${contactChangeKind}-${key}`, address };
  return channel === 'email'
    ? { message: { ...message, channel, content: write.email(change) } }
    : { message: { ...message, channel, content: write.sms() } };
}
