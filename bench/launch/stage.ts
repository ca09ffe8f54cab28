import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { parseEnv, readVariableNames } from '../../backend/src/platform/env/env.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { openBenchPool, startBenchServer, takeDatabase } from '../bench-database.ts';
import { log, say } from '../command.ts';
import { openPeopleSource, type PeopleSource } from '../people.ts';
import { startProduct } from '../product.ts';
import { findPostgres, type Participants } from './cpu-times.ts';
import { Journeys } from './journeys.ts';
import type { LaunchArguments, Load } from './launch-arguments.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import { SiteClient } from './site-client.ts';

/** Everything that a launch needs, running. */
export interface Stage {
  readonly pool: Pool;
  readonly postgres: string;
  /** How many signups the waitlist had before the first visitor. */
  readonly seeded: number;
  readonly people: PeopleSource;
  readonly client: SiteClient;
  readonly mail: MailSink;
  readonly participants: Participants;
  /** The product's environment, without addresses and secrets. */
  readonly settings: Readonly<Record<string, string>>;
  readonly codesPerAddressPerHour: number;
  /** The journeys that arriving messages belong to. */
  journeys: Journeys;
  /** When each message arrived, to visitors and others. */
  readonly mailMoments: number[];
}

const fewestSignups = 10_000;

/** Typical domains of visitors. No message leaves the machine. */
const emailDomains = [
  ...[
    'gmail.com',
    'gmail.com',
    'gmail.com',
    'gmail.com',
    'yahoo.com',
    'outlook.com',
    'hotmail.com',
    'icloud.com',
  ],
  ...['proton.me', 'gmx.de', 'web.de', 'orange.fr', 'rediffmail.com', 'qq.com', 'example.com', 'example.org'],
];

/** Starts PostgreSQL with a seeded waitlist, the mail server and the product; all end with `lifecycle`. */
export async function setUp(
  { load, databaseUrl, profileFolder }: LaunchArguments,
  lifecycle: Lifecycle,
): Promise<Stage> {
  say('starting PostgreSQL');
  const database =
    databaseUrl === null
      ? await startBenchServer(lifecycle, log)
      : await takeDatabase(databaseUrl, lifecycle, log);
  const seeded = Math.max(fewestSignups, load.welcomes, load.bulk);
  await database.grow(seeded);
  const pool = openBenchPool(database.url, 2);
  lifecycle.onStop('the connections', () => pool.end());

  say('starting the mail server and the product');
  const mailMoments: number[] = [];
  const mail = await startMailSink(
    load.mailLatencyMs,
    (arrived) => {
      mailMoments.push(arrived.at);
      stage.journeys.onMail(arrived);
    },
    lifecycle,
  );
  const env = environment(load, { databaseUrl: database.url, mailPort: mail.port });
  const { origin, pid } = await startProduct(lifecycle, {
    settings: env,
    nodeArguments: profileFolder === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`],
  });
  const client = new SiteClient(Number(new URL(origin).port));
  lifecycle.onStop('the visitors', () => client.close());
  const { rows } = await pool.query<{ server_version: string }>('SHOW server_version');
  const stage: Stage = {
    pool,
    seeded,
    client,
    mail,
    mailMoments,
    postgres: rows[0]?.server_version ?? 'unknown',
    people: await openPeopleSource(pool, seeded, emailDomains),
    participants: {
      app: pid,
      postgres: await findPostgres(pool),
      mailServer: mail.pid,
      generator: process.pid,
    },
    settings: shownSettings(env),
    codesPerAddressPerHour: parseEnv({ ...process.env, ...env }).otpSendsPerAddressPerHour,
    journeys: new Journeys(client),
  };
  return stage;
}

/** The product's settings, on top of this process's environment: production, behind one proxy, with mail alone. */
function environment(
  { connections }: Load,
  { databaseUrl, mailPort }: { readonly databaseUrl: string; readonly mailPort: number },
): Readonly<Record<string, string>> {
  return {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    APP_SECRET: randomBytes(48).toString('base64'),
    PUBLIC_URL: 'https://waitlist.example.com',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'waitlist@example.com',
    TRUST_PROXY: '1',
    TWILIO_ACCOUNT_SID: '',
    TWILIO_AUTH_TOKEN: '',
    TWILIO_FROM: '',
    ...(connections === null ? {} : { MAIL_CONNECTIONS: String(connections) }),
  };
}

const hidden = new Set(['DATABASE_URL', 'APP_SECRET', 'SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL']);

function shownSettings(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const inherited = readVariableNames().map((name) => [name, process.env[name] ?? ''] as const);
  const told = Object.entries({ ...Object.fromEntries(inherited), ...env });
  return Object.fromEntries(told.filter(([name, value]) => value !== '' && !hidden.has(name)));
}
