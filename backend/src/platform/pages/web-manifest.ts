import type { FastifyInstance } from 'fastify';
import { brandColors } from '../brand/brand-colors.ts';
import type { Brand } from '../brand/brand.ts';

const ground = brandColors.dark.ink;

/** `GET /site.webmanifest`: the name and icon that a device shows for the site on a home screen. */
export function serveWebManifest(server: FastifyInstance, brand: () => Brand): void {
  server.get('/site.webmanifest', { config: { quiet: true }, schema: { hide: true } }, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifestOf(brand()))),
  );
}

/** https://www.w3.org/TR/appmanifest/ */
const manifestOf = ({ name, description }: Brand) => ({
  id: '/',
  name,
  short_name: name,
  description,
  lang: 'en',
  start_url: '/',
  display: 'minimal-ui',
  background_color: ground,
  theme_color: ground,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
