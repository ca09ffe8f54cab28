import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './child.mjs';
import { exclusively } from './exclusive.mjs';
import { Complaint, excerpt, withProgress } from './progress.mjs';
import { projectEnvironment, projectNode, root } from './project.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} inputs Files and folders whose content decides whether to build anew.
 * @property {string} output The folder that holds the result and the stamp.
 * @property {(output: string) => Promise<void>} build
 */

const shared = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/build.mjs'];

/** @type {Part[]} */
const parts = [
  { name: 'server', inputs: ['backend', ...shared], output: 'backend/dist', build: buildBackend },
  {
    name: 'site',
    // The site uses rules and texts from the server's sources, and pictures drawn for the brand.
    inputs: ['frontend', 'backend/src', 'brand.json', 'schema.graphql', ...shared],
    output: 'frontend/dist',
    build: buildFrontend,
  },
];

/**
 * Builds the parts whose sources changed. Processes that start at the same time build once; an interrupted build is
 * repeated.
 */
export async function buildIfNeeded(folder = root) {
  if (parts.every((part) => isBuilt(folder, part))) return;
  const onWait = () => console.error('Another start is building; waiting for it …');
  await exclusively(`build ${folder}`, onWait, async () => {
    for (const part of parts) {
      if (isBuilt(folder, part)) continue;
      const hash = hashInputs(folder, part.inputs);
      const output = join(folder, part.output);
      rmSync(join(output, STAMP), { force: true });
      await withProgress(`Building the ${part.name}`, () => part.build(output));
      writeFileSync(join(output, STAMP), hash);
    }
  });
}

const STAMP = '.built-from';

/** @param {string} folder @param {Part} part */
function isBuilt(folder, { inputs, output }) {
  const stamp = join(folder, output, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs(folder, inputs);
}

/**
 * A hash of the names and contents of all files in `inputs`, leaving out what no build reads: results and tests.
 *
 * @param {string} folder @param {string[]} inputs
 */
export function hashInputs(folder, inputs) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => listFiles(folder, input)).sort()) {
    const content = readFileSync(join(folder, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const IGNORED = /^(node_modules|dist|dist\.new|README\.md|\..*|.*\.test\.tsx?)$/;

/** @param {string} folder @param {string} path @returns {string[]} */
function listFiles(folder, path) {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  const names = readdirSync(full).filter((name) => !IGNORED.test(name));
  return names.flatMap((name) => listFiles(folder, `${path}/${name}`));
}

/** @param {string} output */
export async function buildBackend(output) {
  const fresh = `${output}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const sources = join(root, 'backend/src');
  const [main, admin, seed] = ['main.ts', 'admin-command.ts', 'seed-command.ts'].map((file) =>
    join(sources, file),
  );
  await bundleServer({ main, admin, seed }, fresh);
  rmSync(output, { recursive: true, force: true });
  renameSync(fresh, output);
}

/**
 * Bundles programs of the server, with the files that it reads when it runs. A class that shares its name with another
 * gets a number (names are not kept: that costs a call for each function that is made): one that GraphQL shows needs its
 * name in `@ObjectType`.
 *
 * @param {Readonly<Record<string, string>>} entryPoints Sources by the name of their script.
 * @param {string} output An empty folder within the project, so that packages are found.
 */
export async function bundleServer(entryPoints, output) {
  const { build, stop } = await import('esbuild');
  await build({
    entryPoints: {
      ...entryPoints,
      'password-worker': join(root, 'backend/src/platform/password/password-worker.ts'),
    },
    outdir: output,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
  });
  await stop(); // its helper process would stay as long as we do
  for (const program of Object.keys(entryPoints)) refuseRenamedTypes(join(output, `${program}.js`));
  for (const folder of ['migrations/baseline', 'migrations/functions', 'migrations/views'])
    cpSync(join(root, 'backend', folder), join(output, folder), { recursive: true });
}

/** GraphQL would show the number that a class got. @param {string} program Its bundle. */
function refuseRenamedTypes(program) {
  const decorated = /^(\w+?)\d+ = __decorateClass\(\[\s*(?:\(0, \w+\.)?(ObjectType|InputType)\d*\)?\((?!")/gm;
  for (const [, name, decorator] of readFileSync(program, 'utf8').matchAll(decorated))
    throw new Complaint(
      `Another export is called ${name}, too: write @${decorator}('${name}', …) above the class`,
    );
}

async function buildFrontend() {
  const script = join(root, 'frontend/scripts/build.mjs');
  const node = projectNode();
  const env = { ...projectEnvironment(node), NODE_ENV: 'production' };
  const { code, output } = await runQuietly(node, [script], env);
  if (code !== 0) throw new Complaint(`The site could not be built (exit code ${code}):\n${excerpt(output)}`);
}
