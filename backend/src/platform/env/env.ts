import { resolve } from 'node:path';
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
  const databaseUrl = reader.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const env = {
    production,
    port,
    host: reader.text('HOST', '127.0.0.1'),
    databaseUrl,
    databaseReplicaUrls: reader.urls('DATABASE_REPLICA_URLS', ['postgres:', 'postgresql:']),
    databasePoolSize: reader.integer('DATABASE_POOL_SIZE', { min: 2, max: 200, fallback: 10 }),
    dataDir: resolve(reader.text('DATA_DIR', '.data')),
    appSecret: reader.secret('APP_SECRET', 32),
    appSecretPrevious: readPreviousSecret(reader),
    publicUrl: reader.origin('PUBLIC_URL'),
    smtp: readSmtp(reader),
    mailConnections: reader.integer('MAIL_CONNECTIONS', { min: 1, max: 150, fallback: 20 }),
    twilio: readTwilio(reader),
    smsConnections: reader.integer('SMS_CONNECTIONS', { min: 1, max: 100, fallback: 20 }),
    trustProxy: reader.integer('TRUST_PROXY', { min: 0, max: 10, fallback: 0 }),
    webAppUrl: reader.url('WEB_APP_URL', ['https:', 'http:']) ?? 'https://app.example.com',
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
    pointsPerReferral: reader.integer('POINTS_PER_REFERRAL', { min: 1, max: 1000, fallback: 10 }),
    logLevel: reader.oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
  };
  if (production && databaseUrl !== undefined && env.appSecret === undefined) {
    reader.fault('APP_SECRET', 'is required when NODE_ENV=production and DATABASE_URL is set');
  }
  if (production && env.publicUrl === undefined) {
    reader.fault('PUBLIC_URL', 'is required when NODE_ENV=production: links in messages lead there');
  }
  if (production && env.smtp === undefined) {
    reader.fault('SMTP_URL', 'is required when NODE_ENV=production: without it nobody can receive a code');
  }
  return env;
}

/** One secret; a comma is kept free, should there ever be several. */
function readPreviousSecret(reader: EnvReader): string | undefined {
  const secret = reader.secret('APP_SECRET_PREVIOUS', 32);
  if (secret?.includes(',') === true)
    reader.fault('APP_SECRET_PREVIOUS', 'must be one secret, without commas');
  return secret;
}

function readSmtp(reader: EnvReader) {
  const url = reader.url('SMTP_URL', ['smtp:', 'smtps:']);
  const from = reader.optionalText('MAIL_FROM');
  reader.allOrNone({ SMTP_URL: url, MAIL_FROM: from });
  return url !== undefined && from !== undefined ? { url, from } : undefined;
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
