import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendFailure, sendNotFound } from '../http/reply.ts';
import { soleClient, TooBusyError } from '../threads/turns.ts';
import { WorkerThread } from '../threads/worker-thread.ts';
import type { Invitations } from './invitations.ts';
import type { CardRequest, Site } from './page-data.ts';

interface CardsOptions {
  readonly frontendDir: string;
  readonly brand: () => Pick<Site['brand'], 'name' | 'tagline'>;
  readonly invitations: Invitations;
}

/** Shown in place of a card that cannot be drawn in time. */
const usualPicture = '/share.png';
/** Some 8 MB: a picture has 160 KB, and is the same for all users with a first name. */
const kept = { max: 50, ttl: 600_000 } as const;

/**
 * `GET /card/CODE.png`: the picture of a referral link for chats and posts. Pictures are drawn in one worker thread, in
 * 0.2 s; few wait for it.
 */
export function serveCards(server: FastifyInstance, { frontendDir, brand, invitations }: CardsOptions): void {
  const { codeIn, find, limits } = invitations;
  const draw = cardDrawer(pathToFileURL(join(frontendDir, 'dist/server/card-worker.js')));
  server.get<{ Params: { file: string } }>(
    '/card/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const code = codeIn(/^(\w+)\.png$/.exec(request.params.file)?.[1] ?? '');
      if (code === null) return sendNotFound(reply);
      const refusal = limits.take('call', request.clientAddress);
      if (refusal !== null) return sendFailure(reply, refusal);
      const invitation = await find(code);
      if (invitation === null) return sendNotFound(reply);
      const { name, tagline } = brand();
      const card = { name, tagline, firstName: invitation.firstName };
      const picture = await draw(card, request.clientAddress).catch(unlessBusy);
      return picture === null
        ? reply.header('cache-control', 'no-store').redirect(usualPicture)
        : reply.header('cache-control', 'public, max-age=300').type('image/png').send(picture);
    },
  );
}

/** Draws a card, or returns the one that it drew for this name before. @throws {TooBusyError} */
function cardDrawer(script: URL): (card: CardRequest, client: string) => Promise<Buffer> {
  const thread = new WorkerThread({
    script,
    ...{ startMs: 15_000, answerMs: 5000, idleMs: 60_000 },
    waiting: { maxWaiting: 20, maxPerClient: 4 },
  });
  const drawn = new LRUCache<string, Promise<Buffer>>(kept);
  const draw = async (card: CardRequest, client: string): Promise<Buffer> => {
    const picture = await thread.ask(card, soleClient(client));
    if (!(picture instanceof Uint8Array)) throw new Error('The worker drew no picture');
    return Buffer.from(picture);
  };
  return (card, client) => {
    const key = JSON.stringify(card);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const drawing = draw(card, client);
    drawn.set(key, drawing);
    drawing.catch(() => drawn.delete(key));
    return drawing;
  };
}

function unlessBusy(error: unknown): null {
  if (error instanceof TooBusyError) return null;
  throw error;
}
