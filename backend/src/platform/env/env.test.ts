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

describe('RESEND_WEBHOOK_SECRET', () => {
  it('is a signing secret as Resend shows it', () => {
    const secret = `whsec_${'A'.repeat(32)}`;
    expect(parseEnv({ RESEND_WEBHOOK_SECRET: secret }).resendWebhookSecret).toBe(secret);
    for (const given of ['AAAA', 'whsec_', `whsec_${'ä'.repeat(32)}`, 're_123456789012345678901234'])
      expect(faultsOf({ RESEND_WEBHOOK_SECRET: given })).toEqual([
        'RESEND_WEBHOOK_SECRET must be the signing secret of the webhook at Resend: whsec_…',
      ]);
  });
});

describe('a captcha', () => {
  const turnstile = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' };
  const hcaptcha = { HCAPTCHA_SITE_KEY: 'site', HCAPTCHA_SECRET_KEY: 'secret' };

  it('is of one service, with both of its keys', () => {
    const keys = { siteKey: 'site', secretKey: 'secret', verifyUrl: undefined };
    expect(parseEnv({}).captcha).toBeUndefined();
    expect(parseEnv(turnstile).captcha).toEqual({ kind: 'TURNSTILE', ...keys });
    expect(parseEnv(hcaptcha).captcha).toEqual({ kind: 'HCAPTCHA', ...keys });
    expect(faultsOf({ TURNSTILE_SITE_KEY: 'site' })).toEqual([
      'TURNSTILE_SECRET_KEY is missing, though TURNSTILE_SITE_KEY is set',
    ]);
    expect(faultsOf({ HCAPTCHA_SECRET_KEY: 'secret' })).toEqual([
      'HCAPTCHA_SITE_KEY is missing, though HCAPTCHA_SECRET_KEY is set',
    ]);
    expect(faultsOf({ ...turnstile, ...hcaptcha })).toEqual([
      'HCAPTCHA_SITE_KEY can’t be set together with TURNSTILE_SITE_KEY: choose one service',
    ]);
  });

  it('may be checked at another URL, and is not used when no proofs are asked for', () => {
    const CAPTCHA_VERIFY_URL = 'http://localhost:1/siteverify';
    expect(parseEnv({ ...turnstile, CAPTCHA_VERIFY_URL }).captcha?.verifyUrl).toBe(CAPTCHA_VERIFY_URL);
    expect(faultsOf({ CAPTCHA_VERIFY_URL: 'siteverify' })).toEqual([
      expect.stringMatching(/^CAPTCHA_VERIFY_URL must be a URL/),
    ]);
    expect(parseEnv({ ...turnstile, PROOF_OF_WORK: 'off' }).captcha).toBeUndefined();
  });
});

describe('an address with a password', () => {
  const variables = [
    'SMTP_URL',
    'BULK_SMTP_URL',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_REPLICA_URLS',
  ];
  const faultsWith = (name: string, login: string, rest = '') => {
    const scheme = name.includes('SMTP') ? 'smtps' : 'postgres';
    const path = scheme === 'postgres' ? '/db' : '';
    return faultsOf({
      DATABASE_URL: 'postgres://a/db',
      SMTP_URL: 'smtp://a',
      MAIL_FROM: 'a@example.com',
      [name]: `${scheme}://${login}@db.example.com${rest}${path}`,
    });
  };
  const secrets = ['/', '?', '#', '@/', '@?', '@#', '%/', '?a=b&'].flatMap((sign) => [
    ...[`sec${sign}ret`, `${sign}secret`, `12${sign}secret`, `12${sign}34secret`, `12${sign}sslmode=secret`],
  ]);

  it.each(variables)('%s says to percent-encode what must be, and never repeats it', (name) => {
    for (const secret of secrets)
      for (const rest of ['', ':2525']) {
        const faults = faultsWith(name, `user:${secret}`, rest);
        expect([secret, faults]).toEqual([secret, [expect.stringMatching(`^${name} .*%2F.*%23`)]]);
        expect(faults[0]).not.toMatch(/secret|ret\b/);
      }
  });

  it.each(variables)('%s takes any sign that is percent-encoded, and what needs no encoding', (name) => {
    for (const password of ['%2F%3F%23%40%25', 'p@ss', '50%off', "!$&'()*+,;=:~"])
      expect([password, faultsWith(name, `user%40example.com:${password}`)]).toEqual([password, []]);
  });

  it.each(['SMTP_URL', 'BULK_SMTP_URL'])('%s needs a host', (name) => {
    for (const url of [
      'smtp:',
      'smtp://',
      'smtps:///',
      'smtp:host',
      'smtp://user:pass',
      'http://host',
      'host:25',
    ])
      expect(faultsOf({ SMTP_URL: 'smtp://a', MAIL_FROM: 'a@example.com', [name]: url })).toEqual([
        expect.stringMatching(`^${name} must be a URL that starts with smtp:// or smtps://`),
      ]);
  });
});

describe.each(['MAIL_FROM', 'BULK_MAIL_FROM'])('%s', (name) => {
  const faultsWith = (from: string) =>
    faultsOf({ SMTP_URL: 'smtp://a', MAIL_FROM: 'a@example.com', PORT: 'x', [name]: from });

  it.each([
    'waitlist',
    'waitlist@',
    'a@example.com, b@example.com',
    'a@example.com; b@example.com',
    'Us <us>',
  ])('is refused among the other faults as %s', (from) => {
    expect(faultsWith(from)).toEqual([
      expect.stringMatching(/^PORT must/),
      `${name} must be one email address, such as waitlist@example.com or Waitlist <waitlist@example.com>`,
    ]);
  });

  it.each(['us@example.com', 'Us <us@example.com>', '"Us, all" <us@example.com>'])('may be %s', (from) => {
    expect(faultsWith(from)).toEqual([expect.stringMatching(/^PORT must/)]);
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
      expect.stringMatching(/^DATABASE_URL has a host that can’t be read/),
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
