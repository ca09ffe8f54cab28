import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { makeFastFolder } from './fast-folder.ts';
import { copyData } from './prepared-data.ts';

/** A PostgreSQL of a test's own, with the product's schema. Its folder goes when it stops. */
export interface OwnPostgres extends EmbeddedPostgres {
  readonly dataDir: string;
}

/** @param prefix of the name of its folder. */
export async function startOwnPostgres(
  prefix: string,
  { durable = false }: { readonly durable?: boolean } = {},
): Promise<OwnPostgres> {
  const dataDir = await makeFastFolder(prefix);
  await copyPreparedData(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }), durable });
  return {
    ...server,
    dataDir,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Fills a data folder with the product's schema. */
export const copyPreparedData = (dataDir: string): Promise<void> =>
  copyData(inject('preparedDataDir'), dataDir);
