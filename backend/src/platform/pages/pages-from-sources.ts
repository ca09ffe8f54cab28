import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import middie from '@fastify/middie';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serveCrawlerFiles } from './crawler-files.ts';
import { adminPath, handleNotFound } from './not-found.ts';
import { addressesOf, notFoundPath, type PagesOptions } from './pages.ts';
import { fillIn, fillLists } from './site.ts';
import { serveWebManifest } from './web-manifest.ts';

/** What the front end's sources export about their pages. */
const PagesModule = Type.Object({
  pages: Type.Array(Type.Object({ path: Type.String(), listed: Type.Boolean() })),
});

/**
 * For development: the same pages from the front end's sources, rendered on request, through Vite with hot reload. The
 * Content-Security-Policy is relaxed for the scripts that Vite adds.
 */
export async function servePagesFromSources(
  server: FastifyInstance,
  { frontendDir, site, lists }: PagesOptions,
): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: frontendDir,
    configFile: join(frontendDir, 'vite.config.ts'),
    // Read directly: otherwise Vite writes a copy, and the watcher would take it for a change and restart the app.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: server.server } },
  });
  server.addHook('onClose', () => vite.close());
  await server.register(middie);
  const sendPage = async (path: string, reply: FastifyReply) => {
    const file = path === adminPath ? 'office.html' : 'index.html';
    const template = await readFile(join(frontendDir, file), 'utf8');
    return reply
      .removeHeader('content-security-policy')
      .type('text/html; charset=utf-8')
      .send(fillLists(fillIn(await vite.transformIndexHtml(path, template), site()), await lists()));
  };
  const { pages }: Static<typeof PagesModule> = Value.Decode(
    PagesModule,
    await vite.ssrLoadModule('/src/site/pages/pages.ts'),
  );
  for (const path of [...pages.map((page) => page.path), adminPath])
    for (const address of addressesOf(path))
      server.get(address, { schema: { hide: true } }, (_request, reply) => sendPage(path, reply));
  const paths = [...pages.map((page) => page.path), adminPath].filter((path) => path !== notFoundPath);
  handleNotFound(server, paths, (_request, reply) => sendPage(notFoundPath, reply.code(404)));
  serveCrawlerFiles(
    server,
    () => site().publicUrl,
    pages.filter(({ listed }) => listed).map(({ path }) => path),
  );
  serveWebManifest(server, () => site().brand);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.removeHeader('content-security-policy');
    done();
  });
  server.use(vite.middlewares);
}
