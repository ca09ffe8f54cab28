import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { basePolicy, policyHeader } from '../http/security-headers.ts';
import { type ApiDocument, readApiDocument } from './openapi.document.ts';
import { type Call, callsOf, withFailures } from './openapi.failures.ts';
import { renderApiPage } from './openapi.page.ts';
import { apiPageStyle } from './openapi.style.ts';

/** What the document says of itself. */
export interface ApiInfo {
  readonly title: string;
  readonly description: string;
}

/**
 * Describes every route that is added to `api` after this, from the schemas that validate it and its failures: `GET openapi.json` is the
 * document (OpenAPI 3.1), `GET docs` a page to read it. Routes whose schema says `hide` are left out.
 */
export async function describeApi(api: FastifyInstance, info: ApiInfo): Promise<void> {
  await api.register(swagger, {
    openapi: { openapi: '3.1.0', info: { ...info, version: '1' }, servers: [{ url: '/' }] },
    convertConstToEnum: false,
  });
  const routes: RouteOptions[] = [];
  api.addHook('onRoute', (route) => void routes.push(route));
  const calls = (): readonly Call[] => routes.flatMap(callsOf); // once all are there: whoever mounts them finds faults first
  let document: ApiDocument | undefined;
  let page: string | undefined;
  const described = (): ApiDocument => (document ??= withFailures(readApiDocument(api.swagger()), calls()));
  api.get('/openapi.json', { config: { requires: 'NOTHING' }, schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(described()),
  );
  api.get('/docs', { config: { requires: 'NOTHING' }, schema: { hide: true } }, (_request, reply) => {
    page ??= renderApiPage(described(), calls());
    return reply
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

const pagePolicy = policyHeader({
  ...basePolicy,
  'script-src': ["'none'"],
  'style-src': [`'sha256-${createHash('sha256').update(apiPageStyle).digest('base64')}'`],
});
