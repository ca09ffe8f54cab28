import { describe, expect, it } from 'vitest';
import type { EnvSource } from './env-reader.ts';
import { EnvError, parseEnv } from './env.ts';

/** The faults of an environment, by variable. */
function faultsOf(source: EnvSource): readonly string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
}

describe('APP_SECRET_PREVIOUS', () => {
  it('is one secret of 32 bytes or more', () => {
    expect(parseEnv({ APP_SECRET_PREVIOUS: 'x'.repeat(32) }).appSecretPrevious).toBe('x'.repeat(32));
    expect(parseEnv({ APP_SECRET_PREVIOUS: '' }).appSecretPrevious).toBeUndefined();
    expect(faultsOf({ APP_SECRET_PREVIOUS: 'x'.repeat(31) })).toEqual([
      'APP_SECRET_PREVIOUS must be at least 32 bytes long',
    ]);
    expect(faultsOf({ APP_SECRET_PREVIOUS: `${'x'.repeat(32)},${'y'.repeat(32)}` })).toEqual([
      'APP_SECRET_PREVIOUS must be one secret, without commas',
    ]);
  });
});
