import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { sendLibraryPage } from '../http/library-page.ts';
import { readApiDocument } from './openapi.document.ts';
import { callsOf, completeDocument } from './openapi.operations.ts';
import { renderApiPage } from './openapi.page.ts';
import { type CompressedScript, readScalarScript } from './openapi.script.ts';
import type { ApiTag } from './openapi.tags.ts';

/** The document's description of the API. */
export interface ApiInfo {
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly contact?: { readonly name: string; readonly email: string };
  /** In the order in which they are shown. */
  readonly tags?: readonly ApiTag[];
  /** What the site sends to other systems, by event; OpenAPI's `webhooks`. */
  readonly webhooks?: Readonly<Record<string, object>>;
}

const route = { config: { requires: 'NOTHING' }, schema: { hide: true } } as const;

/**
 * Describes every route that is added to `api` after this call, from its validation schemas and its failures: `GET
 * openapi.json` is the document (OpenAPI 3.1), `GET docs` a page to read it and try it. Routes with `hide` in their
 * schema are left out.
 */
export async function describeApi(api: FastifyInstance, info: ApiInfo): Promise<void> {
  const { tags = [], webhooks = {}, ...about } = info;
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { ...about, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: '/', description: 'This server' }],
      tags: tags.map(({ name, title, description }) => ({ name, description, 'x-displayName': title })),
    },
    convertConstToEnum: false,
  });
  const routes: RouteOptions[] = [];
  api.addHook('onRoute', (each) => void routes.push(each));
  let document: object | undefined;
  api.get('/openapi.json', route, (_request, reply) => {
    // Once all routes are there, so that errors in mounting them surface first.
    document ??= { ...completeDocument(readApiDocument(api.swagger()), routes.flatMap(callsOf)), webhooks };
    return reply.header('cache-control', 'no-cache').send(document);
  });
  const addresses = { document: `${api.prefix}/openapi.json`, script: `${api.prefix}/docs/scalar.js` };
  api.get('/docs', route, (_request, reply) =>
    sendLibraryPage(reply, (nonce) => renderApiPage(info.title, addresses, nonce)),
  );
  serveScript(api);
}

/** The page's script: read on the first request, kept compressed. */
function serveScript(api: FastifyInstance): void {
  let script: Promise<CompressedScript> | undefined;
  const read = async (): Promise<CompressedScript> => {
    script ??= readScalarScript();
    return script.catch((error: unknown) => {
      script = undefined;
      throw error;
    });
  };
  api.get('/docs/scalar.js', route, async (request, reply) => {
    const { gzipped, etag } = await read();
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('text/javascript; charset=utf-8');
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(
      String(request.headers['accept-encoding']),
    );
    return takesGzip
      ? reply.header('content-encoding', 'gzip').send(gzipped)
      : reply.send(await promisify(gunzip)(gzipped));
  });
}
