// Builds the site: `node frontend/scripts/build.mjs`, from anywhere. See ../README.md for what comes out.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { officePath } from '../src/office/office-html.ts';
import { islandModules } from '../src/site/pages/islands/islands.ts';
import { publicPages } from '../src/site/pages/pages.ts';
import { cardParts, drawPictures } from './pictures.ts';
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
/**
 * The libraries in several chunks: a phone runs each without a long pause. What most islands share is one: the page names
 * every chunk.
 */
const sharedChunks = {
  groups: [
    {
      name: 'platform',
      test: /frontend\/src\/platform\/(log|report-error|session-store|site)\.ts|verification\.sms-country\.ts/,
    },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'rxjs', test: /node_modules\/rxjs\// },
    { name: 'graphql', test: /node_modules\/graphql\// },
    {
      name: 'apollo-cache',
      test: /node_modules\/(@apollo\/client\/(cache|masking|utilities)|optimism|@wry)\//,
    },
  ],
};

/**
 * What every list of the back office needs is one chunk, with what that needs in turn: as thirty small ones, it would be
 * 8 KB larger.
 */
const officeChunks = {
  groups: [
    {
      name: 'parts',
      test: /frontend\/src\/office\/(ui\/table|ui\/filter\/(filter-bar|use-user-filter)|platform|user\/(user-list|views\.))/,
    },
  ],
};

/**
 * Each document of the back office is a module of its own, which goes where it is used: together they are 15 KB, of which
 * the first screen needs a few.
 */
const splitDocuments = {
  name: 'split-documents',
  async load(id) {
    const [file, wanted] = id.split('?document=');
    if (!file.endsWith('/src/generated/office.ts')) return null;
    const source = await readFile(file, 'utf8');
    const documents = source.matchAll(/^export const (\w+) = (\{.*\}) as unknown as DocumentNode<.*>;$/gm);
    const lines = [...documents].map(([, name, document]) =>
      wanted === undefined
        ? `export { ${name} } from './office.ts?document=${name}';`
        : wanted === name && `export const ${name} = ${document};`,
    );
    return { code: lines.filter(Boolean).join('\n'), moduleSideEffects: false };
  },
};

const site = await buildSite();
const heads = { [officePath]: await buildOffice() };
for (const page of publicPages) heads[page.path] = await headOf(page);
await buildRenderer(heads);
await buildCardWorker();
await writePictures();
await tidyAssets(join(dist, 'client/assets'));

/** A page's styles and script. In the head: visitors see and use the page while the rest of it is still arriving. */
async function headOf({ styles: name, islands }) {
  const css = site.css[name];
  const scripts = Object.fromEntries(islands.map((island) => [island, site.islandScripts[island]]));
  const script =
    islands.length === 0
      ? await buildInline('src/site/inline/remember-referral-link.ts')
      : await buildInline('src/site/inline/page-script.ts', { __ISLAND_SCRIPTS__: JSON.stringify(scripts) });
  return `${preloadFont(css)}<style>${css}</style><script>${script}</script>`;
}

/**
 * Builds the islands and styles to hashed files under `dist/client/`. Files of earlier builds stay for a while, so that
 * a page opened before still finds its code.
 */
async function buildSite() {
  const islands = Object.entries(islandModules).map(([name, file]) => [name, `${islandsDir}/${file}`]);
  const manifest = await buildAssets([...islands.map(([, source]) => source), ...Object.values(styles)], {
    output: { codeSplitting: sharedChunks },
    preserveEntrySignatures: 'allow-extension', // the page's script calls what islands export
  });
  const css = {};
  for (const [name, source] of Object.entries(styles))
    css[name] = (await readFile(join(dist, 'client', manifest[source].file), 'utf8')).trim();
  const islandScripts = islands.map(([name, source]) => [name, chunkUrls(manifest, source)]);
  return { islandScripts: Object.fromEntries(islandScripts), css };
}

/** Builds entries to hashed files. @returns Vite's manifest, by source. */
async function buildAssets(inputs, options, plugins = []) {
  await build({
    plugins,
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

function preloadFont(css) {
  const fontUrl = css.match(/\/assets\/geist-basic-[\w-]+\.woff2/)?.[0];
  if (fontUrl === undefined) throw new Error('The styles do not name the font that pages preload');
  return `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`;
}

/** The addresses of a module's chunk and of everything it imports, each once, imports first. */
function chunkUrls(manifest, source) {
  const { file, imports = [] } = manifest[source];
  return [...new Set([...imports.flatMap((imported) => chunkUrls(manifest, imported)), `/${file}`])];
}

/** The module that renders the pages in the server, with all it needs: a server installs no package of the front end. */
async function buildRenderer(heads) {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    define: { __PAGE_HEADS__: JSON.stringify(heads), 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: join(root, 'src/render-page.tsx'), outDir: join(dist, 'server'), copyPublicDir: false },
  });
}

/** The worker that draws the pictures of users' links in the server, and what it draws them with. */
async function buildCardWorker() {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'scripts/card-worker.ts'),
      outDir: join(dist, 'server'),
      emptyOutDir: false,
      copyPublicDir: false,
    },
  });
  await writeFile(join(dist, 'server/card-parts.json'), JSON.stringify(await cardParts()));
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

/**
 * The back office, built separately from the site. They share no chunk, so visitors load nothing of it.
 *
 * @returns the head of its document.
 */
async function buildOffice() {
  const officeEntry = 'src/office/entry-office.tsx';
  const officeStyles = 'src/office/office.css';
  const manifest = await buildAssets(
    [officeEntry, officeStyles],
    {
      // Otherwise a chunk that both contain, such as React, could become one file.
      output: { chunkFileNames: 'assets/office-[name]-[hash].js', codeSplitting: officeChunks },
    },
    [splitDocuments],
  );
  const { file, imports = [] } = manifest[officeEntry];
  const styles = manifest[officeStyles].file;
  return [
    `<script>${await buildInline('src/office/shell/inline-theme.ts')}</script>`,
    preloadFont(await readFile(join(dist, 'client', styles), 'utf8')),
    `<link rel="stylesheet" href="/${styles}">`,
    ...imports.map((name) => `<link rel="modulepreload" href="/${manifest[name].file}">`),
    `<script type="module" src="/${file}"></script>`,
  ].join('');
}

/** The pictures are drawn for the brand at build time; pages show its texts as they are when they are served. */
async function writePictures() {
  const brand = JSON.parse(await readFile(join(root, '../brand.json'), 'utf8'));
  for (const [name, picture] of await drawPictures(brand))
    await writeFile(join(dist, 'client', name), picture);
}
