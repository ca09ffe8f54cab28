import { defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { headOf, pages } from './src/app/pages/pages.ts';

/**
 * One configuration for both: `scripts/build.mjs` builds with it, and in development the server runs Vite in
 * middleware mode with it (`createServer({ configFile, server: { middlewareMode: true } })`).
 */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), tailwindcss(), fillTemplate()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});

/** In development index.html is filled by Vite: nothing is prerendered, styles and code come as modules. */
function fillTemplate(): Plugin {
  return {
    name: 'fill-template',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => {
        const page = pages.find((candidate) => candidate.path === path) ?? pages[0];
        return html
          .replace('<!--head-->', page === undefined ? '' : headOf(page))
          .replace('<!--styles-->', '<link rel="stylesheet" href="/src/ui/styles.css">')
          .replace('<!--page-->', '')
          .replace('<!--scripts-->', '<script type="module" src="/src/app/entry-client.tsx"></script>');
      },
    },
  };
}
