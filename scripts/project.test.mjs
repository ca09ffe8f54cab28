import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { excerpt } from './progress.mjs';
import { projectEnvironment, projectNode, root } from './project.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waitlist-project-'));
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const optionalDependencies = {
    'other-package': '1',
    'node-bin-elsewhere-x9': '1',
    [`node-${platform}`]: '1',
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ optionalDependencies }));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("the project's Node", () => {
  it('is the one npm installed for this platform', () => {
    const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
    const bin = join(folder, 'node_modules', `node-${platform}`, 'bin');
    mkdirSync(bin, { recursive: true });
    const path = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
    writeFileSync(path, '');
    expect(projectNode(folder, '20.0.0')).toBe(path);
  });

  it("is the machine's own where npm has none, if that is new enough", () => {
    expect(projectNode(folder, '24.0.0')).toBe(process.execPath);
    expect(() => projectNode(folder, '22.9.0')).toThrow(/needs Node 24.*is 22\.9\.0/);
  });

  it('comes first for every child', () => {
    const { PATH, OTHER } = projectEnvironment('/somewhere/bin/node', { PATH: '/usr/bin', OTHER: 'x' });
    expect(PATH).toBe(
      [dirname('/somewhere/bin/node'), join(root, 'node_modules/.bin'), '/usr/bin'].join(':'),
    );
    expect(OTHER).toBe('x');
  });
});

describe("a failed program's output", () => {
  it('is shown from both ends, without colours', () => {
    expect(excerpt('\u001b[31mred\u001b[39m\n')).toBe('red');
    const lines = excerpt(Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n')).split('\n');
    expect(lines).toHaveLength(41);
    expect([lines[0], lines[20], lines.at(-1)]).toEqual(['line 0', '…', 'line 99']);
  });
});
