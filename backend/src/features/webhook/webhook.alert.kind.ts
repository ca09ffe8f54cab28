import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeKind } from '../../platform/dispatch/notice.ts';
import { alertKind, findAlerts } from './webhook.alert.repository.ts';
import type { AlertWriter } from './webhook.templates.ts';

export interface AlertOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly write: AlertWriter;
}

/** Mails to admins about endpoints that need their attention. */
export const alerts = ({ pool, sender, write }: AlertOptions): NoticeKind => ({
  name: alertKind,
  whenUncertain: 'resend',
  sender,
  async messages(keys) {
    const found = await findAlerts(pool, keys);
    return new Map(
      found.map(({ key, address, url, what, reason }) => {
        const content = write({ host: new URL(url).host, what, reason });
        return [
          key,
          { message: { id: `${alertKind}-${key.replaceAll(':', '-')}`, address, channel: 'email', content } },
        ];
      }),
    );
  },
});
