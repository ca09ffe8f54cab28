import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';

/** A script, compressed by gzip. */
export interface CompressedScript {
  readonly gzipped: Buffer;
  readonly etag: string;
}

const timeoutMs = 60_000;
const maxBytes = 16 * 1024 * 1024;

/** The package holds its script as text inside a module. */
const program = `
import { gzipSync } from 'node:zlib';
import fastify from 'fastify';
import scalar from '@scalar/fastify-api-reference';
const server = fastify();
await server.register(scalar, { routePrefix: '/', configuration: { url: '/' } });
const { rawPayload } = await server.inject('/js/scalar.js');
process.stdout.write(gzipSync(rawPayload, { level: 9 }));
`;

/**
 * Extracts Scalar's browser script from its package, in a separate process: loading the package blocks for a quarter of
 * a second and takes 40 MB that would never be freed. Takes about a second.
 */
export async function readScalarScript(): Promise<CompressedScript> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'buffer',
    maxBuffer: maxBytes,
    timeout: timeoutMs,
  });
  const hash = createHash('sha256').update(stdout).digest('base64url');
  return { gzipped: stdout, etag: `"${hash.slice(0, 22)}"` };
}
