// Builds the site: `node frontend/scripts/build.mjs`, from anywhere. See ../README.md for what comes out.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { officeHead, officePath } from '../src/office/office-html.ts';
import { drawPictures } from './pictures.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
/**
 * Pages that come alive: their module, what their visitors need next, and whether they wait for it: it is then run before
 * the page comes alive.
 */
const entries = {
  'src/site/entry-landing.tsx': { likelyNext: 'src/site/pages/islands/waitlist-island.tsx', atOnce: false },
  'src/site/entry-status.tsx': { likelyNext: 'src/site/pages/islands/status-island.tsx', atOnce: true },
};
/** Pages that only have to be read bring the styles of little more than text. */
const styles = { alive: 'src/site/styles/site.css', still: 'src/site/styles/static.css' };
/** What talks to the server is more than a phone can run without a pause. */
const apolloInParts = {
  groups: [
    { name: 'rxjs', test: /node_modules\/rxjs\// },
    { name: 'graphql', test: /node_modules\/graphql\// },
    {
      name: 'apollo-cache',
      test: /node_modules\/(@apollo\/client\/(cache|masking|utilities)|optimism|@wry)\//,
    },
  ],
};
const keepForMs = 14 * 24 * 60 * 60 * 1000;

const client = await buildClient();
const { renderPage, headOf, pages } = await buildRenderer();
const boots = Object.fromEntries(
  await Promise.all(
    Object.keys(entries).map(async (entry) => [entry, await buildBoot(client.scripts[entry])]),
  ),
);
const stillBoot = await buildInline('src/site/inline/remember-invite.ts');
await writeOffice(await buildOffice());
const template = await readFile(join(root, 'index.html'), 'utf8');

for (const page of pages) {
  await writePage(
    page.file,
    fill(template, {
      '<!--head-->': headOf(page),
      '<!--styles-->': stylesOf(page),
      '<!--page-->': await renderPage(page.path),
      // In the head: the page is seen, and pressed, while its end is still on the way.
      '<!--boot-->': `<script>${page.entry === null ? stillBoot : boots[page.entry]}</script>`,
      '<!--scripts-->': '',
    }),
  );
}
await writePictures();
await writeManifest();
await tidyAssets();
await rm(join(dist, 'renderer'), { recursive: true, force: true });

function stylesOf({ entry }) {
  const css = client.css[entry === null ? 'still' : 'alive'];
  return `<link rel="preload" href="${fontIn(css)}" as="font" type="font/woff2" crossorigin>\n    <style>${css}</style>`;
}

/** Hashed files under `dist/client/`. Those of earlier builds stay for a while: a page opened before still finds its code. */
async function buildClient() {
  const manifest = await buildAssets([...Object.keys(entries), ...Object.values(styles)], {
    codeSplitting: apolloInParts,
  });
  const css = {};
  for (const [name, source] of Object.entries(styles))
    css[name] = (await readFile(join(dist, 'client', manifest[source].file), 'utf8')).trim();
  return {
    scripts: Object.fromEntries(
      Object.entries(entries).map(([entry, { likelyNext, atOnce }]) => {
        const own = chunkUrls(manifest, entry);
        const next = chunkUrls(manifest, likelyNext, entry);
        return [
          entry,
          atOnce
            ? {
                partUrls: [...new Set([...own.slice(0, -1), ...next, own.at(-1)])],
                likelyNextUrls: [],
                atOnce,
              }
            : { partUrls: own, likelyNextUrls: next, atOnce },
        ];
      }),
    ),
    css,
  };
}

/** Builds entries to hashed files. @returns Vite's manifest: what became of each source. */
async function buildAssets(inputs, output) {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir: join(dist, 'client'),
      emptyOutDir: false,
      manifest: 'manifest.json',
      rolldownOptions: { input: inputs.map((input) => join(root, input)), output },
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

/** A chunk and what it imports, each once and after what it stands on; without what the entry brings anyway. */
function chunkUrls(manifest, source, entry) {
  const { file, imports = [] } = manifest[source];
  const own = imports.filter((imported) => imported !== entry);
  return [...new Set([...own.flatMap((imported) => chunkUrls(manifest, imported, entry)), `/${file}`])];
}

/** The same pages, built to be rendered here and now. */
async function buildRenderer() {
  const outDir = join(dist, 'renderer');
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: join(root, 'src/site/entry-server.tsx'), outDir, copyPublicDir: false },
  });
  return import(pathToFileURL(join(outDir, 'entry-server.js')).href);
}

/** The script inside every page that comes alive, as text. */
function buildBoot({ partUrls, likelyNextUrls, atOnce }) {
  return buildInline('src/site/inline/page-loader.ts', {
    __PARTS__: JSON.stringify(partUrls),
    __LIKELY_NEXT__: JSON.stringify(likelyNextUrls),
    __AT_ONCE__: JSON.stringify(atOnce),
  });
}

/** A small script to stand inside a page, as text. */
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
 * The back office, built apart from the site: no chunk is shared, so nothing of it can come to visitors. One document
 * for all its addresses.
 */
async function buildOffice() {
  const officeEntry = 'src/office/entry-office.tsx';
  const officeStyles = 'src/office/office.css';
  const manifest = await buildAssets([officeEntry, officeStyles], {
    chunkFileNames: 'assets/office-[name]-[hash].js', // else what both are made of, React, could become one file
  });
  const { file, imports = [] } = manifest[officeEntry];
  const css = await readFile(join(dist, 'client', manifest[officeStyles].file), 'utf8');
  return {
    entryUrl: `/${file}`,
    preloadUrls: imports.map((name) => `/${manifest[name].file}`),
    stylesUrl: `/${manifest[officeStyles].file}`,
    fontUrl: fontIn(css),
    themeBoot: await buildInline('src/office/shell/inline-theme.ts'),
  };
}

async function writeOffice({ entryUrl, preloadUrls, stylesUrl, fontUrl, themeBoot }) {
  const preloads = preloadUrls.map((url) => `<link rel="modulepreload" href="${url}">`).join('');
  await writePage(
    `${officePath.slice(1)}.html`,
    fill(await readFile(join(root, 'office.html'), 'utf8'), {
      '<!--head-->': `${officeHead}<script>${themeBoot}</script>`,
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

/** They are drawn of the brand as it is now; all else of it is filled in when pages are served. */
async function writePictures() {
  const brand = JSON.parse(await readFile(join(root, '../brand.json'), 'utf8'));
  for (const [name, picture] of await drawPictures(brand))
    await writeFile(join(dist, 'client', name), picture);
}

/** The pages, and the hashes that a content security policy needs for what is inline in them. */
async function writeManifest() {
  await writeFile(
    join(dist, 'pages/manifest.json'),
    `${JSON.stringify(
      {
        pages: pages.map(({ path, file }) => ({ path, file })),
        scriptHashes: [...Object.values(boots), stillBoot].map(hash),
        styleHashes: Object.values(client.css).map(hash),
      },
      null,
      2,
    )}\n`,
  );
}

/** Lays compressed copies beside each file that gains from them, and takes away what no open page can still want. */
async function tidyAssets() {
  const folder = join(dist, 'client/assets');
  const names = await readdir(folder);
  for (const half of names.filter((each) => each.endsWith('.tmp'))) await rm(join(folder, half));
  for (const name of names.filter((each) => !/\.(br|gz|tmp)$/.test(each))) {
    const file = join(folder, name);
    const copies = [`${name}.br`, `${name}.gz`];
    if (Date.now() - (await stat(file)).mtimeMs > keepForMs)
      for (const each of [name, ...copies]) await rm(join(folder, each), { force: true });
    // The name holds a hash of the content, so copies of earlier builds are right.
    else if (/\.(js|css)$/.test(name) && !copies.every((copy) => names.includes(copy))) await compress(file);
  }
}

async function compress(file) {
  const content = await readFile(file);
  await writeWhole(`${file}.br`, await promisify(brotliCompress)(content));
  await writeWhole(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Whoever stops the build midway leaves no half of a file behind, but one that the next build takes away. */
async function writeWhole(file, content) {
  await writeFile(`${file}.tmp`, content);
  await rename(`${file}.tmp`, file);
}

function hash(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function fill(text, parts) {
  return Object.entries(parts).reduce((filled, [mark, part]) => filled.replace(mark, () => part), text);
}
