import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { PagesOptions } from './pages.ts';
import { fillIn } from './site.ts';

/**
 * For development: the same pages from the front end's sources, through Vite with hot reload. Nothing is prerendered,
 * and the Content-Security-Policy gives way to the scripts that Vite adds.
 */
export async function servePagesFromSources(
  server: FastifyInstance,
  { frontendDir, site }: PagesOptions,
): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: frontendDir,
    configFile: join(frontendDir, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: server.server } },
  });
  server.addHook('onClose', () => vite.close());
  await server.register(middie);
  server.get('/', { schema: { hide: true } }, async (request, reply) => {
    const html = await vite.transformIndexHtml(
      request.url,
      await readFile(join(frontendDir, 'index.html'), 'utf8'),
    );
    return reply
      .removeHeader('content-security-policy')
      .type('text/html; charset=utf-8')
      .send(fillIn(html, site()));
  });
  server.addHook('onRequest', (_request, reply, done) => {
    reply.removeHeader('content-security-policy');
    done();
  });
  server.use(vite.middlewares);
}
