import { join } from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { PageData } from './page-data.ts';
import { type PageRenderer, rendererIn } from './page-renderer.ts';

export interface PageSources {
  readonly pages: PageRenderer['pages'];
  readonly render: (path: string, data: PageData) => Promise<string>;
}

/** For development: renders pages from the front end's sources, through Vite with hot reload. */
export async function openSources(server: FastifyInstance, frontendDir: string): Promise<PageSources> {
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
  server.addHook('onRequest', (_request, reply, done) => {
    reply.removeHeader('content-security-policy');
    done();
  });
  server.use(vite.middlewares);
  const load = async () => rendererIn(await vite.ssrLoadModule('/src/render-page.tsx'));
  const { pages } = await load();
  return {
    pages,
    render: async (path, data) => vite.transformIndexHtml(path, (await load()).renderPage(path, data)),
  };
}
