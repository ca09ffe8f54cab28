import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runQuietly } from './child.mjs';
import { exclusively } from './exclusive.mjs';
import { Complaint, excerpt, withProgress } from './progress.mjs';
import { root } from './project.mjs';

/**
 * What is installed: what building and running need, or everything, which tests and checks need, too.
 *
 * @typedef {'running' | 'everything'} Extent
 */

/**
 * Installs the packages unless exactly those of the lock file are there. Processes that start together install once.
 *
 * @param {Extent} extent
 */
export async function ensureInstalled(extent, folder = root) {
  if (isStamped(extent, folder)) return;
  const onWait = () => console.error('Another start is installing the packages; waiting for it …');
  await exclusively(`install ${folder}`, onWait, async () => {
    if (isStamped(extent, folder)) return;
    const known = /** @type {const} */ (['everything', extent]).find((each) => matchesLockFile(each, folder));
    // Where everything was installed, for an earlier lock file, it stays so.
    const wanted = readText(stampFile(folder))?.endsWith(' everything\n') ? 'everything' : extent;
    if (known === undefined) await installIn(folder, 'Installing packages', wanted);
    writeFileSync(stampFile(folder), stamp(known ?? wanted, folder));
  });
}

/**
 * Whether an install for this lock file and platform ended well. `npm ci` removes the stamp with everything else when it
 * begins, so one that was cut short is done again.
 *
 * @param {Extent} extent @param {string} folder
 */
export function isStamped(extent, folder) {
  const text = readText(stampFile(folder));
  return text === stamp('everything', folder) || text === stamp(extent, folder);
}

/**
 * Whether npm was run by hand, to the same end: npm's own record of what it installed, which it writes last, holds
 * every package of the lock file in the same version, save optional ones of other platforms.
 *
 * @param {Extent} extent @param {string} folder
 */
export function matchesLockFile(extent, folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || installed === undefined) return false;
  const isWanted = (/** @type {string} */ path) => extent === 'everything' || wanted[path].dev !== true;
  const paths = Object.keys(wanted).filter((path) => path.includes('node_modules/') && isWanted(path));
  return paths.every((path) => {
    const there = installed[path];
    if (there === undefined) return wanted[path].optional === true && !isMeantForThisPlatform(wanted[path]);
    return there.version === wanted[path].version && there.integrity === wanted[path].integrity;
  });
}

/**
 * The environment for an npm started by npm: what the outer one set for its script is not meant for the inner one, the
 * user's own settings are.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function nestedNpmEnvironment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !OUTER_NPM.test(name)));
}

const OUTER_NPM =
  /^(INIT_CWD|npm_(package|lifecycle)_.*|npm_(command|execpath|node_execpath)|npm_config_(local_prefix|global|location|workspaces?|include_workspace_root|omit|include|only|production|dry_run|package_lock|package_lock_only|json|long|call|package))$/i;

/** @param {string} folder */
function stampFile(folder) {
  return join(folder, 'node_modules', '.installed');
}

/** @param {Extent} extent @param {string} folder */
function stamp(extent, folder) {
  const lockFile = readFileSync(join(folder, 'package-lock.json'));
  return `${createHash('sha256').update(lockFile).digest('hex')} ${process.platform}-${process.arch} ${extent}\n`;
}

/**
 * Installs exactly what a folder's lock file names.
 *
 * @param {string} folder @param {string} title @param {Extent} extent
 */
export async function installIn(folder, title, extent) {
  const { file, args } = findNpm();
  const dev = extent === 'everything' ? '--include=dev' : '--omit=dev'; // whatever NODE_ENV says
  // Node itself is an optional package.
  const flags = ['ci', dev, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  await withProgress(`${title} (npm ci)`, async () => {
    const { code, output } = await runQuietly(
      file,
      [...args, '--prefix', folder, ...flags],
      nestedNpmEnvironment(process.env),
    );
    if (code !== 0) throw new Complaint(`npm ci failed (exit code ${code}):\n${excerpt(output)}`);
  });
}

/** The npm that was called, else the one that came with this Node, else whatever the PATH has. */
function findNpm() {
  const { npm_execpath: called = '', npm_node_execpath: itsNode = process.execPath } = process.env;
  if (called.endsWith('npm-cli.js') && existsSync(called)) return { file: itsNode, args: [called] };
  const folder = dirname(process.execPath);
  const places = [join(folder, 'node_modules'), join(folder, '..', 'lib', 'node_modules')];
  const own = places.map((place) => join(place, 'npm', 'bin', 'npm-cli.js')).find((path) => existsSync(path));
  return own === undefined ? { file: 'npm', args: [] } : { file: process.execPath, args: [own] };
}

/** @param {string} file @returns {Record<string, LockedPackage> | undefined} */
function readPackages(file) {
  const text = readText(file);
  try {
    return text === undefined ? undefined : JSON.parse(text).packages;
  } catch {
    return undefined;
  }
}

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockedPackage */

/**
 * An optional package that names no platform is needed by one that does, or not needed here.
 *
 * @param {LockedPackage} entry
 */
function isMeantForThisPlatform({ os, cpu, libc }) {
  if (os === undefined && cpu === undefined && libc === undefined) return false;
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, 'glibc');
}

/**
 * npm writes one name or several; with `!` they name what is left out.
 *
 * @param {string | string[] | undefined} names @param {string} value
 */
function allows(names, value) {
  if (names === undefined) return true;
  const list = [names].flat();
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((name) => name.startsWith('!'));
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
