import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashInputs } from './build.mjs';

let folder = '';
const hash = () => hashInputs(folder, ['src', 'lock.json', 'missing']);
const write = (path, text) => writeFileSync(join(folder, path), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waitlist-build-'));
  mkdirSync(join(folder, 'src/dist'), { recursive: true });
  mkdirSync(join(folder, 'src/node_modules'));
  write('src/main.ts', 'one');
  write('src/distribution.ts', 'two');
  write('lock.json', '{}');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a build', () => {
  it.each([
    ['a source changes', () => write('src/main.ts', 'two')],
    ['a source is new', () => write('src/new.ts', '')],
    ['a source is gone', () => rmSync(join(folder, 'src/distribution.ts'))],
    ['the lock file changes', () => write('lock.json', '{"a":1}')],
    [
      'text moves from one file to the next',
      () => (write('src/distribution.ts', 'two' + 'one'), write('src/main.ts', '')),
    ],
  ])('is needed when %s', (_what, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  it.each([
    ['results', 'src/dist/main.js'],
    ['packages', 'src/node_modules/x.js'],
    ['tests', 'src/main.test.ts'],
    ['notes', 'src/README.md'],
  ])('is not needed for %s', (_what, path) => {
    const before = hash();
    write(path, 'changed');
    expect(hash()).toBe(before);
  });
});
