import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import {
  basePolicy,
  inlineScriptHashes,
  inlineStyleHashes,
  policyHeader,
  type PolicySources,
  withSources,
} from '../http/security-headers.ts';
import { serveCards } from './cards.ts';
import { serveCrawlerFiles } from './crawler-files.ts';
import { freshPage } from './fresh-page.ts';
import { type Invitations, invitationsTo } from './invitations.ts';
import { adminPath, handleNotFound } from './not-found.ts';
import type { Invitation, LiveData, PageData, Site } from './page-data.ts';
import { checkPages, loadRenderer, messageOf, noLiveData, type PageRenderer } from './page-renderer.ts';
import { openSources } from './pages-from-sources.ts';
import { serveWebManifest } from './web-manifest.ts';

export interface PagesOptions {
  /** The front end's folder; `dist/server/` holds the code that renders pages, `dist/client/` the files they load. */
  readonly frontendDir: string;
  /** Render pages from the sources, with hot reload. */
  readonly fromSources: boolean;
  /** Its address may change until the first page is served. */
  readonly site: () => Site;
  readonly partner: PageData['partner'];
  /** Called when a page that shows live data is served; may fail, and pages then show the last data. */
  readonly live: () => Promise<LiveData>;
  readonly invitations: Invitations;
  /** What pages that send codes may load in addition. */
  readonly captchaSources: PolicySources;
  readonly log: Logger;
}

type PageEntry = PageRenderer['pages'][number];

interface ServedPage extends PageEntry {
  /** Sends the page; the status is already set. */
  readonly send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

interface Page {
  readonly policy: string;
  readonly etag: string;
  readonly encodings: Readonly<Record<Encoding, Buffer>>;
}
type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Serves the pages, and the files that they load. The page at {@link notFoundPath} answers visitors at unknown addresses.
 *
 * @throws StartError if the built front end is missing, or one of its pages cannot be rendered.
 */
export async function servePages(server: FastifyInstance, options: PagesOptions): Promise<void> {
  const { frontendDir, fromSources, site } = options;
  const pages = await (fromSources ? pagesFromSources : builtPages)(server, options);
  for (const { path, send } of pages)
    for (const address of addressesOf(path)) server.get(address, { schema: { hide: true } }, send);
  const notFound = pages.find(({ path }) => path === notFoundPath);
  handleNotFound(
    server,
    pages.filter((page) => page !== notFound).map(({ path }) => path),
    notFound && ((request, reply) => notFound.send(request, reply.code(404))),
  );
  const listed = pages.filter((page) => page.listed).map(({ path }) => path);
  serveCrawlerFiles(server, () => site().publicUrl, listed);
  serveWebManifest(server, () => site().brand);
  serveCards(server, { frontendDir, brand: () => site().brand, invitations: options.invitations });
  if (!fromSources) await server.register(builtFiles, { folder: join(frontendDir, 'dist/client') });
}

/**
 * The built pages, each rendered and compressed when what it shows has changed, under a Content-Security-Policy with the
 * hashes of its own inline scripts and styles.
 */
async function builtPages(
  _server: FastifyInstance,
  { frontendDir, site, partner, live, invitations, captchaSources, log }: PagesOptions,
): Promise<readonly ServedPage[]> {
  const renderer = await loadRenderer(frontendDir);
  const dataWith = (data: LiveData): PageData => ({ ...data, site: site(), partner });
  checkPages(renderer, dataWith(noLiveData));
  return renderer.pages.map((page) => {
    const moreSources = page.sendsCodes ? captchaSources : {};
    const fresh = freshPage({
      render: async (data) => {
        const own = dataWith(data);
        return {
          page: await preparePage(renderer.renderPage(page.path, own), { moreSources, effort: 11 }),
          with: (invitation: Invitation) =>
            preparePage(renderer.renderPage(page.path, { ...own, invitation }), { moreSources, effort: 6 }),
        };
      },
      live: page.live ? live : null,
      onFailure: (error) =>
        log.error(`The page ${page.path} can’t be rendered and stays as it was: ${messageOf(error)}`),
    });
    const invited = invitationsTo(page.path, invitations, async (invitation) =>
      (await fresh()).with(invitation),
    );
    return {
      ...page,
      send: async (request, reply) =>
        sendPrepared(request, reply, (await invited(request)) ?? (await fresh()).page),
    };
  });
}

/** The pages of the sources, rendered on request. The scripts that Vite adds need no policy. */
async function pagesFromSources(
  server: FastifyInstance,
  { frontendDir, site, partner, live, invitations }: PagesOptions,
): Promise<readonly ServedPage[]> {
  const { pages, render } = await openSources(server, frontendDir);
  return pages.map((page) => {
    const rendered = async (more: Pick<PageData, 'invitation'>): Promise<string> =>
      render(page.path, { ...(await live()), site: site(), partner, ...more });
    const invited = invitationsTo(page.path, invitations, (invitation) => rendered({ invitation }));
    return {
      ...page,
      send: async (request, reply) =>
        reply
          .removeHeader('content-security-policy')
          .type('text/html; charset=utf-8')
          .send((await invited(request)) ?? (await rendered({}))),
    };
  });
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

/** The page for unknown addresses. */
export const notFoundPath = '/404';

/** The addresses that a page answers. */
export function addressesOf(path: string): readonly string[] {
  if (path === notFoundPath) return [];
  return path === adminPath ? [path, `${path}/*`] : [path];
}

interface PreparePageOptions {
  readonly moreSources: PolicySources;
  /** Of brotli: 11 takes 0.1 s and suits a page that is sent often, 6 takes 3 ms and sends a tenth more. */
  readonly effort: 6 | 11;
}

async function preparePage(html: string, { moreSources, effort }: PreparePageOptions): Promise<Page> {
  const body = Buffer.from(html);
  const policy = {
    ...basePolicy,
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    'style-src': ["'self'", ...inlineStyleHashes(html)],
  };
  return {
    policy: policyHeader(withSources(policy, moreSources)),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    encodings: {
      br: await promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
      gzip: await promisify(gzip)(body, { level: 9 }),
      identity: body,
    },
  };
}

function sendPrepared(
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
