import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './project.mjs';

let folder = '';

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'waitlist-tally-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The last lines of a run of these files, by name. @param {Record<string, string>} files */
function lastLines(files) {
  const config = { test: { globals: true, projects: [{ test: { name: 'shop', globals: true } }] } };
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)}`);
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/tally-reporter.ts')}`];
  const { VITEST: _, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, [vitest, 'run', '--root', folder, ...reporters], {
    encoding: 'utf8',
    env: { ...env, FORCE_COLOR: '1' },
  });
  const lines = stdout.trimEnd().split('\n');
  const first = lines.findIndex((line) => /^(failed: |\d+ passed)/.test(line));
  return lines.slice(first);
}

describe('the end of a run', () => {
  it('names each test that failed, with the first line of its message, before the tally', () => {
    const files = {
      'till.test.mjs': `
        it('opens', () => {});
        it.skip('is locked', () => {});
        describe('a coin', () => {
          it('adds up', () => expect(1 + 1).toBe(3));
          it('is told at length', () => { throw new Error('Lost.\\n' + 'The page then showed: …\\n'.repeat(50)); });
        });`,
    };
    expect(lastLines(files)).toEqual([
      'failed: shop till.test.mjs > a coin > adds up: expected 2 to be 3 // Object.is equality',
      'failed: shop till.test.mjs > a coin > is told at length: Lost.',
      '1 passed, 2 failed, 1 skipped',
    ]);
  });

  it('names files that could not be loaded, hooks, and errors outside of any test', () => {
    const files = {
      'broken.test.mjs': `throw new Error('Cannot load.');`,
      'empty.test.mjs': `export {};`,
      'hook.test.mjs': `
        describe('a drawer', () => {
          beforeAll(() => { throw new Error('Jammed.'); });
          it('opens', () => {});
        });`,
      'late.test.mjs': `it('ends', () => { void Promise.reject(new Error('Too late.')); });`,
    };
    const lines = lastLines(files);
    expect(lines.at(-1)).toBe('1 passed, 4 failed, 1 skipped');
    expect(lines.slice(0, -1).sort()).toEqual([
      'failed: outside of any test: Too late.',
      'failed: shop broken.test.mjs: Cannot load.',
      expect.stringMatching(/^failed: shop empty\.test\.mjs: No test suite found/),
      'failed: shop hook.test.mjs > a drawer: Jammed.',
    ]);
  });

  it('is the tally alone when nothing failed', () => {
    expect(lastLines({ 'till.test.mjs': `it('opens', () => {});` })).toEqual(['1 passed, 0 failed']);
  });
});
