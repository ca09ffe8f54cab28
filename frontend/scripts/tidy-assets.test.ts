import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tidyAssets } from './tidy-assets.ts';

test('files of earlier builds stay for two weeks, and are compressed like those of the newest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waitlist-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = async (name: string, ageDays: number) => {
    const file = join(folder, name);
    await writeFile(file, name);
    const at = Date.now() / 1000 - ageDays * 24 * 60 * 60;
    await utimes(file, at, at);
  };
  await write('entry-new.js', 0);
  await write('entry-former.js', 13);
  for (const name of ['entry-old.js', 'entry-old.js.br', 'entry-old.js.gz']) await write(name, 15);
  await write('entry-new.js.br.tmp', 0); // of a build that was stopped
  await tidyAssets(folder);
  const kept = ['entry-former.js', 'entry-new.js'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  expect((await readdir(folder)).sort()).toEqual(kept);
});
