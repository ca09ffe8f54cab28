import { get } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { userExportRoutes } from '../backend/src/features/user/user.export.routes.ts';
import { UserExportService } from '../backend/src/features/user/user.export.service.ts';
import { mountRestApi } from '../backend/src/platform/http/rest-api.ts';
import { createServer } from '../backend/src/platform/http/server.ts';
import { createLog } from '../backend/src/platform/log/log.ts';
import { openBenchPool } from './bench-database.ts';

/** What an export of everybody as a file took. */
export interface ExportResult {
  readonly people: number;
  readonly seconds: number;
  /** By how much this process, server and client together, grew meanwhile. */
  readonly grownMib: number;
}

/** Has everybody exported over HTTP and reads the file away. */
export async function benchExport(url: string): Promise<ExportResult> {
  const pool = openBenchPool(url, 2);
  const server = await createServer({
    log: createLog('silent'),
    trustProxy: 0,
    secure: false,
    authenticate: () =>
      Promise.resolve({
        ok: true,
        viewer: {
          kind: 'session',
          adminId: crypto.randomUUID(),
          sessionId: crypto.randomUUID(),
          email: 'bench',
          role: 'VIEWER',
        },
      }),
  });
  try {
    await mountRestApi(server, [userExportRoutes(new UserExportService(pool))]);
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const before = process.memoryUsage.rss();
    const startedAt = performance.now();
    let largest = before;
    let lines = 0;
    await readAway(`${origin}/api/admin/getcsv`, (chunk) => {
      for (const byte of chunk) if (byte === 10) lines += 1;
      largest = Math.max(largest, process.memoryUsage.rss());
    });
    return {
      people: lines - 1,
      seconds: (performance.now() - startedAt) / 1000,
      grownMib: (largest - before) / 2 ** 20,
    };
  } finally {
    await server.close();
    await pool.end();
    await nextTurn();
  }
}

function readAway(url: string, onChunk: (chunk: Uint8Array) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { accept: 'text/csv', authorization: 'Bearer bench' } }, (answer) => {
      answer.on('data', onChunk).on('end', resolve).on('error', reject);
    });
    request.on('error', reject);
  });
}
