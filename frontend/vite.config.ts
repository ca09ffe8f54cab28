import { readFile } from 'node:fs/promises';
import { defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import type { ShareWords } from './scripts/share-card.ts';
import { officePath } from './src/office/office-html.ts';
import { islandModules } from './src/site/pages/islands/islands.ts';
import { publicPages } from './src/site/pages/pages.ts';

/**
 * One configuration for both: `scripts/build.mjs` builds with it, and in development the server runs Vite in middleware
 * mode with it (`createServer({ configFile, server: { middlewareMode: true } })`).
 */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), tailwindcss(), drawPicturesOnRequest()],
  // In development every dependency is optimized before the first page needs it.
  optimizeDeps: { entries: ['src/site/pages/islands/*.{ts,tsx}', 'src/office/entry-office.tsx'] },
  // For development: styles and scripts are loaded as modules. The build has its own.
  define: {
    __ISLAND_SCRIPTS__: JSON.stringify(
      Object.fromEntries(
        Object.entries(islandModules).map(([name, file]) => [name, [`/src/site/pages/islands/${file}`]]),
      ),
    ),
    __PAGE_HEADS__: JSON.stringify({
      ...Object.fromEntries(publicPages.map(({ path, islands }) => [path, siteHead(islands.length > 0)])),
      [officePath]:
        styleSheet('office/office.css') +
        script('office/shell/inline-theme.ts') +
        script('office/entry-office.tsx'),
    }),
  },
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});

function siteHead(hasIslands: boolean): string {
  const name = hasIslands ? 'page-script' : 'remember-referral-link';
  return styleSheet('site/styles/site.css') + script(`site/inline/${name}.ts`);
}

function styleSheet(file: string): string {
  return `<link rel="stylesheet" href="/src/${file}">`;
}

function script(file: string): string {
  return `<script type="module" src="/src/${file}"></script>`;
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
