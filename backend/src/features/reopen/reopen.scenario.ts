import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { testBrand, testSecret } from '../../testing/brand.ts';
import { compileMessage } from '../message/message.render.ts';
import { startingTemplates } from '../message/message.starting-texts.ts';
import { reopenNotices } from './reopen.kind.ts';

/** For tests. */
export const reopenSecrets = createSecrets(testSecret);
const publicUrl = 'https://site.example';

/** What an instance sends to those who wished to hear that sign-ups are open, with the starting template. */
export const reopenKindOn = (pool: Pool, sender: Sender, pausedByServer = false) =>
  reopenNotices({
    ...{ pool, sender, pausedByServer, secrets: reopenSecrets },
    publicUrl: () => publicUrl,
    messageTemplates: {
      findForKind(kind) {
        const compiled = compileMessage(
          { kind, ...startingTemplates[kind] },
          { brand: testBrand, publicUrl },
        );
        if (!compiled.ok) throw new Error(JSON.stringify(compiled));
        return Promise.resolve(compiled.message);
      },
    },
  });
