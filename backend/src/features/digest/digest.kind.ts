import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind } from '../../platform/dispatch/notice.ts';
import { digestKind, figuresOf, findDigests, isDigestDue, queueDigests } from './digest.repository.ts';
import type { DigestWriter } from './digest.templates.ts';

export interface DigestOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly write: DigestWriter;
  /** Of the day, UTC, at which they are sent. */
  readonly hour?: number;
}

const usualHour = 7;

/** The daily digest: one for each account that wants it, at most, and none without anything to tell. */
export const digests = ({ pool, sender, write, hour = usualHour }: DigestOptions): NoticeKind => ({
  name: digestKind,
  whenUncertain: 'hold',
  sender,
  claims: {
    isDue: () => isDigestDue(pool, hour),
    claim: (client, atMost) => queueDigests(client, hour, atMost),
  },
  async messages(keys) {
    const found = await findDigests(pool, keys);
    const [first] = found;
    if (first === undefined) return new Map();
    const { day } = first; // the same for all
    const figures = await figuresOf(pool, day);
    return new Map(
      found.map(({ key, address, isAdmin }): [string, NoticeAnswer] => {
        const content = write({ day, figures, isAdmin });
        const id = `${digestKind}-${key.replace('/', '-')}`;
        return [
          key,
          content === null
            ? { skip: 'NOTHING_NEW' }
            : { message: { id, address, channel: 'email', content } },
        ];
      }),
    );
  },
});
