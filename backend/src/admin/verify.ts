import type { Pool } from 'pg';
import { sqlState } from '../platform/database/sql-errors.ts';
import { StartError } from '../platform/lifecycle.ts';
import { findDifference } from './consistency.ts';

export interface VerifyOptions {
  readonly pool: Pool;
  /** How many ranks to compare; undefined: all. */
  readonly ranks: number | undefined;
  readonly write: (text: string) => void;
}

/**
 * Recomputes counts and copies in one read-only snapshot, and reports progress. Stops at the first difference and shows
 * it.
 *
 * @returns whether everything agrees.
 */
export async function verifyDatabase({ pool, ranks, write }: VerifyOptions): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const difference = await findDifference(client, {
      ...(ranks === undefined ? {} : { ranks }),
      onBegin: (rule, number, of) => write(`${number}/${of}  ${rule} … `),
      onEnd: (ms) => write(`${(ms / 1000).toFixed(1)} s\n`),
    });
    if (difference === null) write('Everything agrees.\n');
    else {
      write(`This does not agree: ${difference.rule}. The first rows:\n`);
      for (const row of difference.rows) write(`  ${JSON.stringify(row)}\n`);
    }
    return difference === null;
  } catch (error) {
    if (!missingSchema.has(sqlState(error) ?? '')) throw error;
    throw new StartError(
      'The database lacks tables or functions of this version. Start the app once, which brings them up to date.',
      { cause: error },
    );
  } finally {
    client.release(true); // with its snapshot
  }
}

/** Undefined table, column, function. */
const missingSchema = new Set(['42P01', '42703', '42883']);
