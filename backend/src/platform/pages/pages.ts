import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { basePolicy, inlineScriptHashes, inlineStyleHashes, policyHeader } from '../http/security-headers.ts';
import { serveCrawlerFiles } from './crawler-files.ts';
import { adminPath, handleNotFound } from './not-found.ts';
import { freshPage } from './fresh-page.ts';
import { fillIn, type PageLists, type Site } from './site.ts';
import { serveWebManifest } from './web-manifest.ts';

export interface PagesOptions {
  /** The front end's folder; `dist/pages/*.html` are prerendered, `dist/client/` holds the files they load. */
  readonly frontendDir: string;
  /** Called once, when the first page is served. */
  readonly site: () => Site;
  /** What pages list. Called when such a page is served; may fail, and pages then show the last lists. */
  readonly lists: () => Promise<PageLists>;
}

interface Page {
  readonly policy: string;
  readonly etag: string;
  readonly encodings: Readonly<Record<Encoding, Buffer>>;
}
type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Serves the prerendered pages, filled in and compressed once, each under a Content-Security-Policy with the hashes of
 * its own inline scripts and styles, and the built files: hashed ones cached forever, the rest revalidated. `404.html`
 * answers visitors at unknown addresses.
 */
export async function servePages(
  server: FastifyInstance,
  { frontendDir, site, lists }: PagesOptions,
): Promise<void> {
  const distDir = join(frontendDir, 'dist');
  const pages = await readPages(join(distDir, 'pages'), site, lists);
  for (const [path, { page }] of pages)
    for (const address of addressesOf(path))
      server.get(address, { schema: { hide: true } }, async (request, reply) =>
        sendPage(request, reply, await page()),
      );
  const notFound = pages.get(notFoundPath);
  handleNotFound(
    server,
    [...pages.keys()].filter((path) => path !== notFoundPath),
    notFound && (async (request, reply) => sendPage(request, reply.code(404), await notFound.page())),
  );
  const listed = [...pages].filter(([, { html }]) => !asksNotToBeListed(html)).map(([path]) => path);
  serveCrawlerFiles(server, () => site().publicUrl, listed);
  serveWebManifest(server, () => site().brand);
  await server.register(builtFiles, { folder: join(distDir, 'client') });
}

/** A page loads a dozen of these, so only failures are logged. */
const builtFiles: FastifyPluginAsync<{ readonly folder: string }> = async (server, { folder }) => {
  server.addHook('onRoute', (route) => {
    route.config = { ...route.config, quiet: true };
  });
  const compressed = { index: false, preCompressed: true, cacheControl: false } as const;
  // One route for all: with those of two weeks of builds, there are thousands.
  await server.register(staticFiles, {
    ...compressed,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  await server.register(staticFiles, {
    ...compressed,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
  });
};

/** Where the front end keeps the page for unknown addresses. */
export const notFoundPath = '/404';

/** The addresses that a page answers. */
export function addressesOf(path: string): readonly string[] {
  if (path === notFoundPath) return [];
  return path === adminPath ? [path, `${path}/*`] : [path];
}

/** Every page by its path, rendered on its first request. */
async function readPages(
  folder: string,
  site: () => Site,
  lists: () => Promise<PageLists>,
): Promise<ReadonlyMap<string, { readonly html: string; readonly page: () => Promise<Page> }>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.html'));
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const html = await readFile(join(folder, file), 'utf8');
        const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
        return [path, { html, page: freshPage(() => fillIn(html, site()), lists, preparePage) }] as const;
      }),
    ),
  );
}

const asksNotToBeListed = (html: string): boolean => html.includes('<meta name="robots" content="noindex">');

async function preparePage(html: string): Promise<Page> {
  const body = Buffer.from(html);
  return {
    policy: policyHeader({
      ...basePolicy,
      'script-src': ["'self'", ...inlineScriptHashes(html)],
      'style-src': ["'self'", ...inlineStyleHashes(html)],
    }),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    encodings: {
      br: await promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
      gzip: await promisify(gzip)(body, { level: 9 }),
      identity: body,
    },
  };
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { policy, etag, encodings }: Page,
): FastifyReply {
  reply.headers({
    'content-security-policy': policy,
    'cache-control': 'no-cache',
    vary: reply.statusCode === 404 ? 'accept, accept-encoding' : 'accept-encoding',
    etag,
  });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString() ?? '');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(encodings[encoding]);
}

function chooseEncoding(accepted: string): Encoding {
  const takes = (name: string): boolean =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
