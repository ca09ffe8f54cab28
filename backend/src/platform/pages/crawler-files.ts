import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../mail/html.ts';

/** Addresses that should not be indexed. */
const notForCrawlers = ['/admin', '/api/', '/graphql', '/outbox'];

/** `GET /robots.txt` and `GET /sitemap.xml`, with the site's address at the time of the request. */
export function serveCrawlerFiles(
  server: FastifyInstance,
  publicUrl: () => string,
  listedPaths: readonly string[],
): void {
  server.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', maxAge).send(robotsTxt(publicUrl())),
  );
  server.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', maxAge)
      .send(sitemapXml(publicUrl(), listedPaths)),
  );
}

const maxAge = 'public, max-age=3600';

const robotsTxt = (publicUrl: string): string =>
  `User-agent: *
${notForCrawlers.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${publicUrl}/sitemap.xml
`;

/** https://www.sitemaps.org/protocol.html */
const sitemapXml = (publicUrl: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...paths]
  .sort()
  .map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`)
  .join('\n')}
</urlset>
`;
