import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '../../../scripts/build.mjs';

/** Inside the project, so that packages are found. */
const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));

/** A program of the server in one file. */
export interface BundledProgram {
  /** For `node`. */
  readonly script: string;
  remove(): Promise<void>;
}

/** Bundles a program the way the product is built. Starting it from its sources takes three times as much CPU. */
export async function bundleProgram(source: URL): Promise<BundledProgram> {
  await mkdir(cacheFolder, { recursive: true });
  const folder = await mkdtemp(join(cacheFolder, 'test-program-'));
  await bundleServer({ program: fileURLToPath(source) }, folder);
  return { script: join(folder, 'program.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}
