import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureInstalled, isStamped, matchesLockFile, nestedNpmEnvironment } from './install.mjs';
import { root } from './project.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waitlist-install-'));
  mkdirSync(join(folder, 'node_modules'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('an install', () => {
  it('is not repeated while the lock file stays the same', async () => {
    writeLocks({ a: { version: '1.0.0' } });
    await ensureInstalled('everything', folder);
    expect(isStamped('everything', folder)).toBe(true);
    writeLocks({ a: { version: '2.0.0' } });
    expect(isStamped('everything', folder)).toBe(false);
  });

  it('is missing where there is nothing, or where it was cut short', () => {
    writeLocks({ a: { version: '1.0.0' } });
    rmSync(join(folder, 'node_modules/.package-lock.json'));
    expect(isStamped('everything', folder)).toBe(false);
    expect(matchesLockFile('everything', folder)).toBe(false);
  });

  it.each([
    ['the same packages', { a: { version: '1.0.0' } }, true],
    ['another version', { a: { version: '1.0.1' } }, false],
    ['another content', { a: { version: '1.0.0', integrity: 'sha512-x' } }, false],
    ['a package less', {}, false],
    ['a package more', { a: { version: '1.0.0' }, b: { version: '1.0.0' } }, true],
  ])('by hand that brought %s is judged by what npm noted', (_what, installed, good) => {
    writeLocks({ a: { version: '1.0.0' } }, installed);
    expect(matchesLockFile('everything', folder)).toBe(good);
  });

  it('of what running needs may lack the rest, which a test then installs', async () => {
    writeLocks({ a: { version: '1.0.0' }, b: { version: '1.0.0', dev: true } }, { a: { version: '1.0.0' } });
    await ensureInstalled('running', folder);
    expect(isStamped('running', folder)).toBe(true);
    expect(isStamped('everything', folder)).toBe(false);
    expect(matchesLockFile('everything', folder)).toBe(false);
  });

  it('of everything will do for running', async () => {
    writeLocks({ a: { version: '1.0.0' }, b: { version: '1.0.0', dev: true } });
    await ensureInstalled('running', folder);
    expect(isStamped('everything', folder)).toBe(true);
  });

  it('may lack optional packages of other platforms only', () => {
    const other = process.platform === 'linux' ? 'darwin' : 'linux';
    const optional = { version: '1.0.0', optional: true };
    const neededThere = { 'a/node_modules/c': optional };
    writeLocks(
      { a: { ...optional, os: [other] }, b: { ...optional, os: [`!${process.platform}`] }, ...neededThere },
      {},
    );
    expect(matchesLockFile('everything', folder)).toBe(true);
    writeLocks({ a: { ...optional, os: process.platform } }, {});
    expect(matchesLockFile('everything', folder)).toBe(false);
  });
});

describe('an npm that is started by npm', () => {
  it("keeps the user's settings and nothing that was meant for the outer one", () => {
    const user = {
      PATH: '/bin',
      npm_config_registry: 'https://mirror.example',
      npm_config_cache: '/cache',
      https_proxy: 'http://proxy',
    };
    const outer = {
      INIT_CWD: '/elsewhere',
      npm_lifecycle_event: 'start',
      npm_package_name: 'waitlist',
      npm_command: 'run',
      npm_config_local_prefix: '/elsewhere',
      npm_config_workspace: 'backend',
      npm_config_omit: 'dev',
      npm_config_dry_run: 'true',
    };
    expect(nestedNpmEnvironment({ ...user, ...outer })).toEqual(user);
  });
});

describe('the lock file', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

  // npm leaves out what the registry did not have at that moment, and `npm ci` then refuses the file.
  it('names the optional packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !findPackage(path, name)),
    );
    expect(missing).toEqual([]);
  });

  function findPackage(from, name) {
    for (
      let at = from;
      ;
      at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
    ) {
      if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`] !== undefined) return true;
      if (at === '') return false;
    }
  }
});

describe('the runner', () => {
  it('lists the tasks when it is given none it knows', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), 'brew'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/There is no task brew[^]*npm run start/);
  });
});

/** @param {Record<string, object>} wanted @param {Record<string, object>} [installed] */
function writeLocks(wanted, installed = wanted) {
  const entries = (packages) =>
    Object.fromEntries(Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...entries(wanted) } }),
  );
  writeFileSync(
    join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: entries(installed) }),
  );
}
