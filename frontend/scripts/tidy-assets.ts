import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const keepForMs = 14 * 24 * 60 * 60 * 1000;

/**
 * Writes compressed copies of scripts and styles, and deletes files that no open page can still need: those of earlier
 * builds stay for two weeks.
 */
export async function tidyAssets(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const partial of names.filter((each) => each.endsWith('.tmp'))) await rm(join(folder, partial));
  for (const name of names.filter((each) => !/\.(br|gz|tmp)$/.test(each))) {
    const file = join(folder, name);
    const copies = [`${name}.br`, `${name}.gz`];
    if (Date.now() - (await stat(file)).mtimeMs > keepForMs)
      for (const each of [name, ...copies]) await rm(join(folder, each), { force: true });
    // The name contains a hash of the content, so copies of earlier builds are still correct.
    else if (/\.(js|css)$/.test(name) && !copies.every((copy) => names.includes(copy))) await compress(file);
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeWhole(`${file}.br`, await promisify(brotliCompress)(content));
  await writeWhole(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** A build stopped midway leaves a .tmp file, which the next build deletes, and never half of a file. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.tmp`, content);
  await rename(`${file}.tmp`, file);
}
