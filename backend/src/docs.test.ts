import { access, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drills } from '../../bench/drills/drills.ts';
import { faultNames } from '../../bench/drills/faults.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const decisions = (await readdir(join(root, 'docs/decisions'))).map((name) => `docs/decisions/${name}`);
const pages = ['README.md', 'CONTRIBUTING.md', 'bench/README.md', 'docs/connect-your-app.md', ...decisions];
const textOf = (path: string) => readFile(join(root, path), 'utf8');
const matches = async (path: string, pattern: RegExp): Promise<readonly string[]> =>
  [...(await textOf(path)).matchAll(pattern)].map((match) => match[1] ?? '');

const folders = ['backend/src', 'bench', 'e2e', 'frontend', 'scripts'];
const tests = new Set(
  (
    await Promise.all(
      folders.map(async (folder) =>
        (await readdir(join(root, folder), { recursive: true })).filter(
          (path) => !path.includes('node_modules'),
        ),
      ),
    )
  )
    .flat()
    .map((path) => basename(path))
    .filter((name) => /\.test\.(?:tsx?|mjs)$/.test(name)),
);

describe('promises in the docs', () => {
  it.each(['README.md', ...decisions])('in %s names what holds it', async (path) => {
    expect(await textOf(path)).toContain('_Held by_');
  });

  it.each(pages)('in %s is held by tests that exist', async (path) => {
    const named = await matches(path, /`([\w./-]+\.test\.(?:tsx?|mjs))`/g);
    expect(named.map((name) => basename(name)).filter((name) => !tests.has(name))).toEqual([]);
  });

  it.each(pages)('in %s is held by drills and commands that exist', async (path) => {
    const { scripts } = JSON.parse(await textOf('package.json')) as { scripts: Record<string, string> };
    const commands = await matches(path, /npm run ([\w:]+)/g);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const named = await matches(path, /npm run drill -- (\w+)/g);
    expect(named.filter((name) => name !== 'NAME' && !Object.hasOwn(drills, name))).toEqual([]);
    const only = (await matches(path, /drill -- faults --only ([\w,-]+)/g)).flatMap((names) =>
      names.split(','),
    );
    expect(only.filter((name) => name !== 'NAME' && !faultNames.includes(name))).toEqual([]);
  });

  it.each(pages)('in %s links to files that exist', async (path) => {
    const links = await matches(path, /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g);
    const missing: string[] = [];
    for (const link of links) await access(join(root, dirname(path), link)).catch(() => missing.push(link));
    expect(missing).toEqual([]);
  });
});

it('the table of faults has every fault of the drill', async () => {
  const table = await textOf('docs/decisions/faults.md');
  expect(faultNames.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

it.each([
  ['README.md', /^ {4}(?:joining|letting people in|the team) +(.*)/gm, ['backend/src/features']],
  ['frontend/README.md', /^ {2}(.*) features$/gm, ['frontend/src/site', 'frontend/src/office']],
])('the features that %s lists are those that have folders', async (path, lines, parents) => {
  const listed = (await matches(path, lines)).flatMap((line) => line.match(/[\w-]+/g) ?? []);
  const entries = await Promise.all(
    parents.map((parent) => readdir(join(root, parent), { withFileTypes: true })),
  );
  const found = entries.flat().filter((entry) => entry.isDirectory() && !composers.includes(entry.name));
  expect(listed.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
});

/** Folders of a front end that are no features. */
const composers = ['inline', 'pages', 'platform', 'shell', 'styles', 'testing', 'ui'];
