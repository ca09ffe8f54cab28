import { readFile } from 'node:fs/promises';
import { defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import type { ShareWords } from './scripts/share-card.ts';
import type * as Prerender from './src/site/prerender.tsx';
import { officeHead, officePath } from './src/office/office-html.ts';
import { islandModules } from './src/site/pages/islands/islands.ts';
import { headOf, pages, siteElementOf } from './src/site/pages/pages.ts';

/**
 * One configuration for both: `scripts/build.mjs` builds with it, and in development the server runs Vite in middleware
 * mode with it (`createServer({ configFile, server: { middlewareMode: true } })`).
 */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), tailwindcss(), fillTemplate(), drawPicturesOnRequest()],
  // In development every dependency is optimized before the first page needs it.
  optimizeDeps: { entries: ['src/site/pages/islands/*.{ts,tsx}', 'src/office/entry-office.tsx'] },
  // In development an island's only script is its module.
  define: {
    __ISLAND_SCRIPTS__: Object.fromEntries(
      Object.entries(islandModules).map(([name, file]) => [name, [`/src/site/pages/islands/${file}`]]),
    ),
  },
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});

/**
 * In development, Vite fills in index.html: pages are rendered on request, styles and scripts are loaded as modules.
 */
function fillTemplate(): Plugin {
  return {
    name: 'fill-template',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { path, server }) => {
        if (path === officePath) return fillOffice(html);
        const page = pages.find((candidate) => candidate.path === path);
        if (page === undefined || server === undefined) throw new Error(`No page at ${path}`);
        const { iconLink, renderPage } = (await server.ssrLoadModule(
          '/src/site/prerender.tsx',
        )) as typeof Prerender;
        const script = page.hasIslands ? 'page-script' : 'remember-referral-link';
        return html
          .replace('<!--head-->', () => headOf(page))
          .replace('<!--icon-->', () => iconLink)
          .replace('<!--styles-->', '<link rel="stylesheet" href="/src/site/styles/site.css">')
          .replace('<!--page-->', () => renderPage(page.path))
          .replace('<!--site-->', siteElementOf(page))
          .replace('<!--scripts-->', `<script type="module" src="/src/site/inline/${script}.ts"></script>`);
      },
    },
  };
}

/** In development the brand's pictures are drawn on request. */
function drawPicturesOnRequest(): Plugin {
  return {
    name: 'draw-pictures-on-request',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      const drawn = async () => {
        const { drawPictures } = await import('./scripts/pictures.ts');
        const brand = await readFile(new URL('../brand.json', import.meta.url), 'utf8');
        return drawPictures(JSON.parse(brand) as ShareWords);
      };
      let pictures: ReturnType<typeof drawn> | undefined;
      middlewares.use((request, response, next) => {
        if (!/^\/[\w-]+\.(png|ico)$/.test(request.url ?? '')) return next();
        pictures ??= drawn();
        pictures.then((found) => {
          const picture = found.get(request.url?.slice(1) ?? '');
          if (picture === undefined) next();
          else response.setHeader('content-type', 'image/png').end(picture);
        }, next);
      });
    },
  };
}

function fillOffice(html: string): string {
  return html
    .replace(
      '<!--head-->',
      () => `${officeHead}<script type="module" src="/src/office/shell/inline-theme.ts"></script>`,
    )
    .replace('<!--styles-->', '<link rel="stylesheet" href="/src/office/office.css">')
    .replace('<!--scripts-->', '<script type="module" src="/src/office/entry-office.tsx"></script>');
}
