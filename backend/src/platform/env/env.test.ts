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
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://example.com',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'a@example.com',
  };

  it('needs its address and a mail server', () => {
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

describe('WEBHOOK_ALLOW_ADDRESSES', () => {
  it('lists addresses and blocks of either version', () => {
    expect(parseEnv({ WEBHOOK_ALLOW_ADDRESSES: '10.0.0.0/8, ::1,127.0.0.1' }).webhookAllowAddresses).toEqual([
      ...['10.0.0.0/8', '::1/128', '127.0.0.1/32'],
    ]);
    expect(parseEnv({}).webhookAllowAddresses).toEqual([]);
  });

  it.each(['localhost', '10.0.0.0/33', '::1/129', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.1/a', '10.0.0.1,,'])(
    'refuses %s',
    (value) => {
      expect(faultsOf({ WEBHOOK_ALLOW_ADDRESSES: value })[0]).toMatch(/^WEBHOOK_ALLOW_ADDRESSES must list/);
    },
  );
});

describe('the addresses of databases', () => {
  it('may list several hosts each', () => {
    const env = parseEnv({
      DATABASE_URL: 'postgres://u:p@a:1,b:2/db?target_session_attrs=read-write',
      DATABASE_DIRECT_URL: 'postgres://u:p@c/db',
      DATABASE_REPLICA_URLS: 'postgres://u@a,b/db?target_session_attrs=standby, postgresql://u@c/db',
    });
    expect(env.databaseReplicaUrls).toEqual([
      'postgres://u@a,b/db?target_session_attrs=standby',
      'postgresql://u@c/db',
    ]);
  });

  it('are refused when they cannot be used', () => {
    expect(faultsOf({ DATABASE_URL: 'postgres://a:port/db' })).toEqual([
      expect.stringMatching(/^DATABASE_URL has a host that cannot be read/),
    ]);
    expect(faultsOf({ DATABASE_URL: 'postgres://a/db?target_session_attrs=standby' })).toEqual([
      expect.stringMatching(/^DATABASE_URL has a target_session_attrs for reading/),
    ]);
    expect(faultsOf({ DATABASE_DIRECT_URL: 'postgres://a/db' })).toEqual([
      'DATABASE_URL is missing, though DATABASE_DIRECT_URL is set',
    ]);
    expect(faultsOf({ DATABASE_REPLICA_URLS: 'postgres://a/db,mysql://b/db' })).toEqual([
      expect.stringMatching(/^DATABASE_REPLICA_URLS must look like/),
    ]);
  });
});
