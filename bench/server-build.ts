import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { bundleServer } from '../scripts/build.mjs';

/** The servers in `servers/`. */
const servers = ['app-server', 'bare-server', 'mercurius-server'] as const;
export type ServerName = (typeof servers)[number];

const sources = fileURLToPath(new URL('servers/', import.meta.url));
/** Inside the project, so that packages are found. */
const output = fileURLToPath(new URL(`../node_modules/.cache/bench-${process.pid}/`, import.meta.url));

let built: Promise<void> | undefined;

/**
 * Builds all servers, once, the way the product is built: run from its sources, the product would also pay for the tool
 * that reads them. The build is removed when `lifecycle` has stopped.
 *
 * @returns the script of one of them.
 */
export async function builtServer(name: ServerName, lifecycle: Lifecycle): Promise<string> {
  built ??= buildAll(lifecycle);
  await built;
  return join(output, `${name}.js`);
}

async function buildAll(lifecycle: Lifecycle): Promise<void> {
  lifecycle.onStop('the servers', () => rm(output, { recursive: true, force: true }));
  await bundleServer(Object.fromEntries(servers.map((name) => [name, join(sources, `${name}.ts`)])), output);
}
