import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Complaint } from './progress.mjs';

/** The top folder of the clone. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NEEDED_MAJOR = 24;

/**
 * The Node that runs the project: the one npm installed for this platform, else this one if it is new enough.
 *
 * @param {string} [folder] @param {string} [ownVersion]
 * @returns {string} path of the executable
 */
export function projectNode(folder = root, ownVersion = process.versions.node) {
  for (const name of nodePackages(folder)) {
    const path = join(
      folder,
      'node_modules',
      name,
      'bin',
      process.platform === 'win32' ? 'node.exe' : 'node',
    );
    if (existsSync(path)) return path;
  }
  if (Number(ownVersion.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  throw new Complaint(
    `This needs Node ${NEEDED_MAJOR}. npm has none for ${process.platform} on ${process.arch}, and the Node of this machine is ${ownVersion}. ` +
      `Install Node ${NEEDED_MAJOR} and run the command again.`,
  );
}

/**
 * The environment for the project's own processes: `node` and every tool found by name are the project's.
 *
 * @param {string} node @param {NodeJS.ProcessEnv} [env]
 */
export function projectEnvironment(node, env = process.env) {
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [dirname(node), join(root, 'node_modules', '.bin')];
  return { ...env, [pathName]: [...folders, env[pathName]].filter(Boolean).join(delimiter) };
}

/** Those that package.json names for this platform. @param {string} folder @returns {string[]} */
function nodePackages(folder) {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  return Object.keys(optionalDependencies).filter(
    (name) => /^node(-bin)?-/.test(name) && name.endsWith(platform),
  );
}
