import { describe, expect, inject, it } from 'vitest';
import { Client } from 'pg';
import { checkPostgresVersion, requireSupportedPostgres } from './postgres-version.ts';

describe('the version of PostgreSQL', () => {
  it.each([
    [150_000, 15],
    [180_004, 18],
  ])('%d is supported', (number, major) => {
    expect(checkPostgresVersion(number)).toBe(major);
  });

  it.each([
    [140_011, '14.11'],
    [90_624, '9.6.24'],
    [Number.NaN, 'unknown'],
  ])('%d is refused by name', (number, name) => {
    expect(() => checkPostgresVersion(number)).toThrow(name);
  });

  it('is what the server says', async () => {
    const client = new Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await expect(requireSupportedPostgres(client)).resolves.toBeGreaterThanOrEqual(15);
    await client.end();
  });
});
