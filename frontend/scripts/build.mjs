// Builds the site: `node frontend/scripts/build.mjs`, from anywhere. See ../README.md for what comes out.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { officeHead, officePath } from '../src/office/office-html.ts';
import { islandModules } from '../src/site/pages/islands/islands.ts';
import { drawPictures } from './pictures.ts';
import { tidyAssets } from './tidy-assets.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const islandsDir = 'src/site/pages/islands';
/** Each page contains only its own styles. */
const styles = {
  site: 'src/site/styles/site.css',
  status: 'src/site/styles/status.css',
  legal: 'src/site/styles/legal.css',
  plain: 'src/site/styles/plain.css',
};
/** The libraries in several chunks: a phone runs each without a long pause. */
const libraryChunks = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'rxjs', test: /node_modules\/rxjs\// },
    { name: 'graphql', test: /node_modules\/graphql\// },
    {
      name: 'apollo-cache',
      test: /node_modules\/(@apollo\/client\/(cache|masking|utilities)|optimism|@wry)\//,
    },
  ],
};

const site = await buildSite();
const { renderPage, headOf, siteElementOf, iconLink, pages } = await buildPrerender();
await writeOffice(await buildOffice());
const template = await readFile(join(root, 'index.html'), 'utf8');

for (const page of pages) {
  const content = renderPage(page.path);
  await writePage(
    page.file,
    fill(template, {
      '<!--head-->': headOf(page),
      '<!--icon-->': iconLink,
      '<!--styles-->': stylesOf(page),
      '<!--page-->': content,
      '<!--site-->': siteElementOf(page),
      // In the head: visitors see and use the page while the rest of it is still arriving.
      '<!--inline-script-->': `<script>${await inlineScript(page, content)}</script>`,
      '<!--scripts-->': '',
    }),
  );
}
await writePictures();
await tidyAssets(join(dist, 'client/assets'));
await rm(join(dist, 'prerender'), { recursive: true, force: true });

function stylesOf({ styles: name }) {
  const css = site.css[name];
  return `<link rel="preload" href="${fontIn(css)}" as="font" type="font/woff2" crossorigin>\n    <style>${css}</style>`;
}

/** Only knows the scripts of islands that are on the page or that one of its buttons opens. */
function inlineScript({ hasIslands }, content) {
  if (!hasIslands) return buildInline('src/site/inline/remember-referral-link.ts');
  const names = new Set([...content.matchAll(/ data-(?:island|opens)="([^"]+)"/g)].map(([, name]) => name));
  const scripts = Object.entries(site.islandScripts).filter(([name]) => names.has(name));
  return buildInline('src/site/inline/page-script.ts', {
    __ISLAND_SCRIPTS__: JSON.stringify(Object.fromEntries(scripts)),
  });
}

/**
 * Builds the islands and styles to hashed files under `dist/client/`. Files of earlier builds stay for a while, so that
 * a page opened before still finds its code.
 */
async function buildSite() {
  const islands = Object.entries(islandModules).map(([name, file]) => [name, `${islandsDir}/${file}`]);
  const manifest = await buildAssets([...islands.map(([, source]) => source), ...Object.values(styles)], {
    output: { codeSplitting: libraryChunks },
    preserveEntrySignatures: 'allow-extension', // the page's script calls what islands export
  });
  const css = {};
  for (const [name, source] of Object.entries(styles))
    css[name] = (await readFile(join(dist, 'client', manifest[source].file), 'utf8')).trim();
  const islandScripts = islands.map(([name, source]) => [name, chunkUrls(manifest, source)]);
  return { islandScripts: Object.fromEntries(islandScripts), css };
}

/** Builds entries to hashed files. @returns Vite's manifest, by source. */
async function buildAssets(inputs, options) {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir: join(dist, 'client'),
      emptyOutDir: false,
      manifest: 'manifest.json',
      rolldownOptions: { input: inputs.map((input) => join(root, input)), ...options },
    },
  });
  const manifest = JSON.parse(await readFile(join(dist, 'client/manifest.json'), 'utf8'));
  await rm(join(dist, 'client/manifest.json'));
  return manifest;
}

function fontIn(css) {
  const fontUrl = css.match(/\/assets\/geist-basic-[\w-]+\.woff2/)?.[0];
  if (fontUrl === undefined) throw new Error('The styles do not name the font that pages preload');
  return fontUrl;
}

/** The addresses of a module's chunk and of everything it imports, each once, imports first. */
function chunkUrls(manifest, source) {
  const { file, imports = [] } = manifest[source];
  return [...new Set([...imports.flatMap((imported) => chunkUrls(manifest, imported)), `/${file}`])];
}

/** The pages as a module that renders them in this process. */
async function buildPrerender() {
  const outDir = join(dist, 'prerender');
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: join(root, 'src/site/prerender.tsx'), outDir, copyPublicDir: false },
  });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
}

/** The source of a small inline script. */
async function buildInline(source, define = {}) {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2023',
      copyPublicDir: false,
      rolldownOptions: { input: join(root, source), output: { format: 'iife' } },
    },
  });
  return built.output[0].code.trim();
}

/** The back office, built separately from the site. They share no chunk, so visitors load nothing of it. */
async function buildOffice() {
  const officeEntry = 'src/office/entry-office.tsx';
  const officeStyles = 'src/office/office.css';
  const manifest = await buildAssets([officeEntry, officeStyles], {
    // Otherwise a chunk that both contain, such as React, could become one file.
    output: { chunkFileNames: 'assets/office-[name]-[hash].js' },
  });
  const { file, imports = [] } = manifest[officeEntry];
  const css = await readFile(join(dist, 'client', manifest[officeStyles].file), 'utf8');
  return {
    entryUrl: `/${file}`,
    preloadUrls: imports.map((name) => `/${manifest[name].file}`),
    stylesUrl: `/${manifest[officeStyles].file}`,
    fontUrl: fontIn(css),
    inlineTheme: await buildInline('src/office/shell/inline-theme.ts'),
  };
}

async function writeOffice({ entryUrl, preloadUrls, stylesUrl, fontUrl, inlineTheme }) {
  const preloads = preloadUrls.map((url) => `<link rel="modulepreload" href="${url}">`).join('');
  await writePage(
    `${officePath.slice(1)}.html`,
    fill(await readFile(join(root, 'office.html'), 'utf8'), {
      '<!--head-->': `${officeHead}<script>${inlineTheme}</script>`,
      '<!--styles-->': `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin><link rel="stylesheet" href="${stylesUrl}">${preloads}`,
      '<!--scripts-->': `<script type="module" src="${entryUrl}"></script>`,
    }),
  );
}

async function writePage(file, html) {
  if (/\sstyle="/.test(html))
    throw new Error(`${file} has a style attribute, which the content security policy forbids`);
  const path = join(dist, 'pages', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, html);
}

/** The pictures are drawn for the brand at build time; its texts are filled in when pages are served. */
async function writePictures() {
  const brand = JSON.parse(await readFile(join(root, '../brand.json'), 'utf8'));
  for (const [name, picture] of await drawPictures(brand))
    await writeFile(join(dist, 'client', name), picture);
}

function fill(text, parts) {
  return Object.entries(parts).reduce((filled, [mark, part]) => filled.replace(mark, () => part), text);
}
