import type { Pool } from 'pg';
import { expect } from 'vitest';
import { findDifference } from '../admin/consistency.ts';

/** Expects {@link findDifference} to find nothing, in one snapshot; compares at most `sample` ranks, if given. */
export async function expectConsistent(pool: Pool, sample?: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const difference = await findDifference(client, sample === undefined ? {} : { ranks: sample });
    expect(difference).toBeNull();
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
