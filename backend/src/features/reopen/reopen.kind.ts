import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind } from '../../platform/dispatch/notice.ts';
import { queueNotices } from '../../platform/dispatch/notice.repository.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { type CompiledMessage, noUser, renderMessage } from '../message/message.render.ts';
import { hashPads, suppressionLabel } from '../message/message.suppression.repository.ts';
import type { TemplateService } from '../message/message.template.service.ts';
import { areWishesDue, claimWishes, deleteWishes, findWishes, type Wish } from './reopen.repository.ts';

/** The kind of notice; its key is the wish. */
const kind = 'reopen';
/** How long a message that is queued already waits, if sign-ups are paused again. */
const waitSeconds = 30;

export interface ReopenNoticeOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly secrets: Secrets;
  readonly publicUrl: () => string;
  readonly messageTemplates: Pick<TemplateService, 'findForKind'>;
  /** Whether the configuration pauses sign-ups. */
  readonly pausedByServer: boolean;
}

/**
 * Tells each visitor who wished it, once, that sign-ups are open; then the wish is gone, whatever came of the message. If it is
 * uncertain whether it left, it is not sent again: we said that we write once.
 */
export function reopenNotices(options: ReopenNoticeOptions): NoticeKind {
  const { pool, sender, secrets, publicUrl, messageTemplates, pausedByServer } = options;
  return {
    name: kind,
    whenUncertain: 'hold',
    sender,
    claims: {
      isDue: async () => !pausedByServer && (await areWishesDue(pool)),
      async claim(client, atMost) {
        const keys = pausedByServer ? [] : await claimWishes(client, atMost);
        await queueNotices(client, kind, keys);
        return keys.length;
      },
    },
    async messages(keys) {
      const wishes = await findWishes(pool, keys, hashPads(secrets.keys(suppressionLabel)));
      const compiled = await messageTemplates.findForKind(kind, publicUrl());
      return new Map(
        wishes.map((wish) => [
          wish.key,
          pausedByServer ? { waitSeconds } : answerTo(wish, compiled, `${publicUrl()}/?join`),
        ]),
      );
    },
    settled: (client, settled) =>
      deleteWishes(
        client,
        settled.map(({ key }) => key),
      ),
  };
}

function answerTo(
  { key, email, isSuppressed, hasJoined, isPaused }: Wish,
  compiled: CompiledMessage,
  joinLink: string,
): NoticeAnswer {
  if (isPaused) return { waitSeconds };
  if (isSuppressed) return { skip: 'SUPPRESSED' };
  if (hasJoined) return { skip: 'JOINED' };
  const content = renderMessage(compiled, { ...noUser, texts: { joinLink } });
  return { message: { id: `${kind}-${key}`, address: email, channel: 'email', content } };
}
