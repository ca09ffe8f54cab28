import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseOtherMethods } from '../../platform/http/rest-api.ts';
import { isRobot } from '../../platform/http/robot.ts';
import type { ClickService } from './message.click.service.ts';
import type { UnsubscribeSite } from './message.unsubscribe.page.ts';
import { sendUnknownLink } from './message.unsubscribe.routes.ts';

/**
 * `GET /l/TOKEN` leads on to where a link of a broadcast leads, and counts the click. What we have not signed leads nowhere.
 * Calls of one address are limited like those of the API.
 */
export function mountClicks(
  server: FastifyInstance,
  { clicks, site }: { readonly clicks: ClickService; readonly site: () => UnsubscribeSite },
): void {
  server.get<{ Params: { readonly token: string } }>(
    '/l/:token',
    { schema: { hide: true }, config: { requires: 'NOTHING' } },
    async (request, reply) => {
      const target = await clicks.follow(request.params.token, isReader(request));
      if (target === null) return sendUnknownLink(reply, site());
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
        .redirect(target, 302);
    },
  );
  refuseOtherMethods(server, '/l/:token', new Set(['GET', 'HEAD']));
}

/** Whether someone opens the link: no robot, no browser that loads it ahead, and none that asks for privacy. */
const isReader = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['sec-gpc'] !== '1' &&
  !['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? '')),
  ) &&
  !isRobot(headers['user-agent']);
