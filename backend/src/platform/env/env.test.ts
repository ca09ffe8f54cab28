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

describe('production', () => {
  const complete: EnvSource = {
    ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://example.com' },
    ...{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com' },
  };

  it('needs to be told its address and a mail server', () => {
    expect(faultsOf(complete)).toEqual([]);
    expect(faultsOf({ ...complete, PUBLIC_URL: '' })).toEqual([
      'PUBLIC_URL is required when NODE_ENV=production: links in messages lead there',
    ]);
    expect(faultsOf({ NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/a' })).toEqual([
      expect.stringMatching(/^APP_SECRET is required/),
      expect.stringMatching(/^PUBLIC_URL is required/),
      expect.stringMatching(/^SMTP_URL is required/),
    ]);
  });

  it('alone needs them', () => {
    expect(faultsOf({})).toEqual([]);
  });
});

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
