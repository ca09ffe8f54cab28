import type { Pool } from 'pg';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { createExclusion, pointsPerReferral } from '../../testing/scenarios.ts';
import { erasedHashes } from '../waitlist/waitlist.erased-identity.ts';
import type { ImportRow } from './import.repository.ts';
import { ImportService } from './import.service.ts';
import { carryOutNext } from './import.step.ts';

export const caller = { viewer: null, clientAddress: '127.0.0.1' };

export const createImports = (pool: Pool): ImportService =>
  new ImportService({
    pool,
    erasedHashes: erasedHashes(createSecrets('a secret of the tests, long enough for them')),
    pointsPerReferral,
  });

/** A file in chunks, as it arrives. */
export async function* arriving(file: string | Uint8Array, size = 65_536): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(file);
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

/** Checks a file. @returns its import. */
export async function check(
  imports: ImportService,
  file: string | Uint8Array,
  columns: string | null = null,
): Promise<ImportRow> {
  const { importId } = resultOf(
    await imports.check({ name: 'users.csv', columns }, arriving(file), caller),
  ).file;
  if (importId === null) throw new Error('No column holds the email addresses');
  return resultOf(await imports.find(importId)).detail.row;
}

/** Carries out whatever is under way. */
export async function carryOutAll(pool: Pool): Promise<void> {
  const exclusion = createExclusion(pool);
  while (await carryOutNext(pool, exclusion));
}

/** Checks a file and imports it. */
export async function importFile(pool: Pool, file: string): Promise<ImportRow> {
  const imports = createImports(pool);
  const { id, valid } = await check(imports, file);
  resultOf(await imports.start(id, valid, caller));
  await carryOutAll(pool);
  return resultOf(await imports.find(id)).detail.row;
}
