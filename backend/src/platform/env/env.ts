import { resolve, sep } from 'node:path';
import { EnvReader, type EnvSource } from './env-reader.ts';

/** The parsed configuration. Every name, default and unit is documented in `.env.example`. */
export type Env = ReturnType<typeof read>;

/** Thrown when the environment cannot be used; lists every fault at once, by variable name. */
export class EnvError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'EnvError';
    this.faults = faults;
  }
}

/**
 * Parses the environment once, at start. An empty variable counts as unset.
 *
 * @throws EnvError naming every faulty variable.
 */
export function parseEnv(source: EnvSource): Env {
  const reader = new EnvReader(source);
  const env = read(reader);
  if (reader.faults.length > 0) throw new EnvError(reader.faults);
  return env;
}

/** The name of every variable that is read. */
export function readVariableNames(): readonly string[] {
  const reader = new EnvReader({});
  read(reader);
  return [...reader.namesRead];
}

function read(reader: EnvReader) {
  const production =
    reader.oneOf('NODE_ENV', ['development', 'test', 'production'], 'development') === 'production';
  const port = reader.integer('PORT', { min: 0, max: 65_535, fallback: 4000 });
  const databaseUrl = readPrimary(reader, 'DATABASE_URL');
  const dataDir = resolve(reader.text('DATA_DIR', '.data'));
  const backups = readBackups(reader, { databaseUrl, dataDir });
  const smtp = readSmtp(reader);
  const env = {
    production,
    port,
    host: reader.text('HOST', '127.0.0.1'),
    databaseUrl,
    databaseDirectUrl: readDirectUrl(reader, databaseUrl),
    databaseReplicaUrls: reader.databases('DATABASE_REPLICA_URLS'),
    databasePoolSize: reader.integer('DATABASE_POOL_SIZE', { min: 2, max: 200, fallback: 10 }),
    dataDir,
    backups,
    appSecret: reader.secret('APP_SECRET', 32),
    appSecretPrevious: readPreviousSecret(reader),
    publicUrl: reader.origin('PUBLIC_URL'),
    smtp,
    bulk: readBulk(reader, smtp),
    mailDomainLookup: reader.oneOf('MAIL_DOMAIN_LOOKUP', ['on', 'off'], 'on'),
    mailConnections: reader.integer('MAIL_CONNECTIONS', { min: 1, max: 150, fallback: 20 }),
    resendWebhookSecret: readResendSecret(reader),
    twilio: readTwilio(reader),
    smsConnections: reader.integer('SMS_CONNECTIONS', { min: 1, max: 100, fallback: 20 }),
    trustProxy: reader.integer('TRUST_PROXY', { min: 0, max: 10, fallback: 0 }),
    webAppUrl: reader.url('WEB_APP_URL', ['https:', 'http:']) ?? null,
    ...readSignups(reader),
    ...readProofs(reader),
    adminSignup: reader.oneOf('ADMIN_SIGNUP', ['approval', 'closed'], 'approval'),
    otpLengthMobile: reader.integer('OTP_LENGTH_MOBILE', { min: 4, max: 8, fallback: 6 }),
    otpLengthEmail: reader.integer('OTP_LENGTH_EMAIL', { min: 4, max: 8, fallback: 4 }),
    otpSendsPerAddressPerHour: reader.integer('OTP_SENDS_PER_ADDRESS_PER_HOUR', {
      min: 1,
      max: 1_000_000,
      fallback: 30,
    }),
    callsPerAddressPerMinute: reader.integer('CALLS_PER_ADDRESS_PER_MINUTE', {
      min: 1,
      max: 1_000_000_000,
      fallback: 3000,
    }),
    publicWritesPerAddressPerMinute: reader.integer('PUBLIC_WRITES_PER_ADDRESS_PER_MINUTE', {
      min: 1,
      max: 1_000_000_000,
      fallback: 120,
    }),
    smsPerHour: reader.integer('SMS_PER_HOUR', { min: 0, max: 1_000_000, fallback: 200 }),
    mailPerHour: reader.integer('MAIL_PER_HOUR', { min: 0, max: 100_000_000, fallback: 20_000 }),
    webhookAllowAddresses: reader.addressBlocks('WEBHOOK_ALLOW_ADDRESSES'),
    pointsPerReferral: reader.integer('POINTS_PER_REFERRAL', { min: 1, max: 1000, fallback: 10 }),
    logLevel: readLogLevel(reader, 'info'),
  };
  if (production) requireForProduction(reader, env);
  return env;
}

/** What is done with visitors who sign up. */
const readSignups = (reader: EnvReader) => ({
  signups: reader.oneOf('SIGNUPS', ['open', 'paused'], 'open'),
  sources: reader.oneOf('SOURCES', ['on', 'off'], 'on'),
  fairness: reader.oneOf('FAIRNESS', ['hold', 'watch', 'off'], 'hold'),
});

function readDirectUrl(reader: EnvReader, databaseUrl: string | undefined): string | undefined {
  const url = readPrimary(reader, 'DATABASE_DIRECT_URL');
  if (url !== undefined && databaseUrl === undefined)
    reader.fault('DATABASE_URL', 'is missing, though DATABASE_DIRECT_URL is set');
  return url;
}

type LogLevel = (typeof logLevels)[number];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** The log begins before the configuration is checked; a level that is none is reported with the other faults. */
export const readLogLevel = (reader: EnvReader, fallback: LogLevel): LogLevel =>
  reader.oneOf('LOG_LEVEL', logLevels, fallback);

/** Where backups of the embedded database are kept; undefined when there are none. */
function readBackups(
  reader: EnvReader,
  { databaseUrl, dataDir }: { readonly databaseUrl: string | undefined; readonly dataDir: string },
) {
  const given = reader.optionalText('BACKUP_DIR');
  const keepDays = reader.integer('BACKUP_KEEP_DAYS', { min: 1, max: 3650, fallback: 14 });
  if (given === undefined) return undefined;
  const folder = resolve(given);
  if (databaseUrl !== undefined)
    reader.fault(
      'BACKUP_DIR',
      'is for the embedded database: with DATABASE_URL, use the tools of your server',
    );
  if (isWithin(folder, dataDir))
    reader.fault('BACKUP_DIR', 'must be outside of DATA_DIR, better on another disk');
  return { folder, keepDays };
}

const isWithin = (folder: string, other: string): boolean => `${folder}${sep}`.startsWith(`${other}${sep}`);

function requireForProduction(
  reader: EnvReader,
  {
    databaseUrl,
    appSecret,
    publicUrl,
    smtp,
  }: Readonly<Record<'databaseUrl' | 'appSecret' | 'publicUrl', string | undefined>> & {
    readonly smtp: unknown;
  },
): void {
  if (databaseUrl !== undefined && appSecret === undefined) {
    reader.fault('APP_SECRET', 'is required when NODE_ENV=production and DATABASE_URL is set');
  }
  if (publicUrl === undefined) {
    reader.fault('PUBLIC_URL', 'is required when NODE_ENV=production: links in messages lead there');
  }
  if (smtp === undefined) {
    reader.fault('SMTP_URL', 'is required when NODE_ENV=production: without it no one can receive a code');
  }
}

/** The address of a database for writing. */
function readPrimary(reader: EnvReader, name: string): string | undefined {
  const url = reader.database(name);
  if (url !== undefined && /[?&]target_session_attrs=(?:read-only|standby|prefer-standby)(?:&|$)/.test(url))
    reader.fault(
      name,
      'has a target_session_attrs for reading, but is written to; use read-write, and name standbys in DATABASE_REPLICA_URLS',
    );
  return url;
}

/** One secret; commas are reserved, in case there are ever several. */
function readPreviousSecret(reader: EnvReader): string | undefined {
  const secret = reader.secret('APP_SECRET_PREVIOUS', 32);
  if (secret?.includes(',') === true)
    reader.fault('APP_SECRET_PREVIOUS', 'must be one secret, without commas');
  return secret;
}

/** The secret of Resend's webhook. Its value is not in the fault, which is logged. */
function readResendSecret(reader: EnvReader): string | undefined {
  const secret = reader.optionalText('RESEND_WEBHOOK_SECRET');
  if (secret !== undefined && !/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/.test(secret))
    reader.fault('RESEND_WEBHOOK_SECRET', 'must be the signing secret of the webhook at Resend: whsec_…');
  return secret;
}

function readSmtp(reader: EnvReader) {
  const url = reader.smtp('SMTP_URL');
  const from = reader.sender('MAIL_FROM');
  reader.allOrNone({ SMTP_URL: url, MAIL_FROM: from });
  return url !== undefined && from !== undefined ? { url, from } : undefined;
}

/** How messages to many users are sent, and how fast. */
function readBulk(reader: EnvReader, smtp: ReturnType<typeof readSmtp>) {
  const url = reader.smtp('BULK_SMTP_URL') ?? smtp?.url;
  const from = reader.sender('BULK_MAIL_FROM') ?? smtp?.from;
  if (url !== undefined && from === undefined)
    reader.fault('BULK_MAIL_FROM', 'is required when BULK_SMTP_URL is set and MAIL_FROM is not');
  return {
    smtp: url !== undefined && from !== undefined ? { url, from } : undefined,
    mailConnections: reader.integer('BULK_MAIL_CONNECTIONS', { min: 1, max: 100, fallback: 16 }),
    mailPerDomainPerHour: reader.integer('BULK_MAIL_PER_DOMAIN_PER_HOUR', {
      min: 1,
      max: 100_000_000,
      fallback: 10_000,
    }),
    smsPerHour: reader.integer('BULK_SMS_PER_HOUR', { min: 1, max: 1_000_000, fallback: 200 }),
  };
}

function readTwilio(reader: EnvReader) {
  const accountSid = reader.optionalText('TWILIO_ACCOUNT_SID');
  const authToken = reader.optionalText('TWILIO_AUTH_TOKEN');
  const from = reader.optionalText('TWILIO_FROM');
  const baseUrl = reader.url('TWILIO_BASE_URL', ['https:', 'http:']) ?? 'https://api.twilio.com';
  reader.allOrNone({ TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from });
  return accountSid !== undefined && authToken !== undefined && from !== undefined
    ? { accountSid, authToken, from, baseUrl }
    : undefined;
}

/** What clients prove before a code is sent. */
function readProofs(reader: EnvReader) {
  const proofOfWork = reader.oneOf('PROOF_OF_WORK', ['auto', 'always', 'off'], 'auto');
  const captcha = readCaptcha(reader);
  return { proofOfWork, captcha: proofOfWork === 'off' ? undefined : captcha };
}

/** The keys of the one captcha service that the owner has chosen: TURNSTILE_… or HCAPTCHA_…. */
function readCaptcha(reader: EnvReader) {
  const verifyUrl = reader.url('CAPTCHA_VERIFY_URL', ['https:', 'http:']);
  const accounts = (['TURNSTILE', 'HCAPTCHA'] as const).flatMap((kind) => {
    const siteKey = reader.optionalText(`${kind}_SITE_KEY`);
    const secretKey = reader.optionalText(`${kind}_SECRET_KEY`);
    reader.allOrNone({ [`${kind}_SITE_KEY`]: siteKey, [`${kind}_SECRET_KEY`]: secretKey });
    return siteKey !== undefined && secretKey !== undefined ? [{ kind, siteKey, secretKey, verifyUrl }] : [];
  });
  if (accounts.length > 1)
    reader.fault('HCAPTCHA_SITE_KEY', 'can’t be set together with TURNSTILE_SITE_KEY: choose one service');
  return accounts[0];
}
