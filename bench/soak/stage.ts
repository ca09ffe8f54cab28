import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { subscribableTypes } from '../../backend/src/platform/events/event-types.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { type BenchServer, openBenchPool, startBenchServer } from '../bench-database.ts';
import { log, say } from '../command.ts';
import { findPostgres } from '../launch/cpu-times.ts';
import { type ArrivedMail, type MailSink, startMailSink } from '../launch/mail-sink.ts';
import { SiteClient } from '../launch/site-client.ts';
import { openPeopleSource } from '../people.ts';
import { type Product, startProduct } from '../product.ts';
import { Office } from '../screens/office.ts';
import { Desk } from './desk.ts';
import { Exports } from './exports.ts';
import type { Findings } from './findings.ts';
import { Mailings } from './mailings.ts';
import { Readers } from './readers.ts';
import { Receiver } from './receiver.ts';
import type { SamplerOptions } from './sampler.ts';
import { Screens } from './screens.ts';
import { Visitors } from './visitors.ts';
import { World } from './world.ts';

/** Everything that a long run takes, running. */
export interface Stage {
  readonly server: BenchServer;
  readonly pool: Pool;
  readonly world: World;
  readonly visitors: Visitors;
  readonly readers: Readers;
  readonly screens: Screens;
  readonly exports: Exports;
  readonly mailings: Mailings;
  readonly receiver: Receiver;
  readonly desk: Desk;
  readonly products: readonly Product[];
  readonly sampler: SamplerOptions;
  readonly settings: Readonly<Record<string, string>>;
}

const instanceCount = 2;
const mailLatencyMs = 50;
const emailDomains = [
  'gmail.com',
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'icloud.com',
  'proton.me',
  'web.de',
];

/** Production's defaults, but for what would end a load from one machine within the hour; the result lists them. */
const settings = {
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'warn',
  WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8',
  /** 10 visitors a second are 36,000 codes an hour. */
  MAIL_PER_HOUR: '1000000',
  BULK_MAIL_PER_DOMAIN_PER_HOUR: '100000',
} as const;

/** Starts PostgreSQL with a seeded waitlist, a mail server, a receiver and two instances; all end with `lifecycle`. */
export async function setUp(signups: number, findings: Findings, lifecycle: Lifecycle): Promise<Stage> {
  say('starting PostgreSQL');
  const server = await startBenchServer(lifecycle, log);
  await server.grow(signups);
  const pool = openBenchPool(server.url, 2);
  lifecycle.onStop('the connections', () => pool.end());
  say('starting the mail server, the receiver and the product');
  let onMail: (mail: ArrivedMail) => void = () => undefined;
  const mail = await startMailSink(mailLatencyMs, (arrived) => onMail(arrived), lifecycle, {
    readsAll: true,
  });
  const receiver = new Receiver(findings);
  await receiver.start(lifecycle);
  const products = await startInstances(server.url, mail, lifecycle);
  const clients = portsOf(products).map((port) => new SiteClient(port));
  lifecycle.onStop('the clients', () => clients.forEach((client) => client.close()));
  const desk = await openDesk(products, clients, findings);
  lifecycle.onStop('the desk', () => desk.close());
  await subscribe(desk, receiver);

  const world = new World(signups);
  const people = await openPeopleSource(pool, signups, emailDomains);
  const visitors = new Visitors({ clients, people, world, findings });
  const mailings = new Mailings(desk, world, findings);
  onMail = (arrived) => {
    if (!visitors.onMail(arrived)) mailings.onMail(arrived);
  };
  return {
    server,
    pool,
    world,
    visitors,
    mailings,
    receiver,
    desk,
    products,
    settings,
    readers: new Readers({ clients, world, findings }),
    screens: new Screens(desk, world, findings),
    exports: new Exports(desk, world, findings),
    sampler: {
      pool,
      server,
      desk,
      mailServer: mail.pid,
      instances: products.map(({ pid, dataDir, origin }) => ({ pid, dataDir, port: portOf(origin) })),
      postgres: (await findPostgres(pool)) ?? 0,
    },
  };
}

async function startInstances(
  databaseUrl: string,
  mail: MailSink,
  lifecycle: Lifecycle,
): Promise<readonly Product[]> {
  const environment = {
    ...settings,
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'waitlist@example.com',
    PUBLIC_URL: 'https://waitlist.example.com',
    APP_SECRET: randomBytes(48).toString('base64'),
    TWILIO_ACCOUNT_SID: '',
    TWILIO_AUTH_TOKEN: '',
    TWILIO_FROM: '',
  };
  const products: Product[] = [];
  for (let count = 0; count < instanceCount; count += 1)
    products.push(await startProduct(lifecycle, { settings: environment }));
  return products;
}

/** Sets the product up by the link that the first instance wrote down. */
export async function openDesk(
  products: readonly Product[],
  clients: readonly SiteClient[],
  findings: Findings,
): Promise<Desk> {
  const [first] = products;
  if (first === undefined) throw new Error('There is no instance');
  const link = () => readFile(join(first.dataDir, 'setup-link.txt'), 'utf8');
  const { token } = await Office.open({ origin: first.origin, printed: link });
  return new Desk(clients, token, findings);
}

/** An endpoint that gets everything. */
export async function subscribe(desk: Desk, receiver: Receiver): Promise<void> {
  const made = await desk.ask<{ readonly secret: string }>(
    'create endpoint',
    `mutation CreateWebhookEndpoint($input: WebhookEndpointInput!) { createWebhookEndpoint(input: $input) { endpoint { id } secret } }`,
    { input: { url: receiver.url, description: 'Soak', types: subscribableTypes, perSecond: 100 } },
  );
  if (made === null) throw new Error('No endpoint could be made');
  receiver.useSecret(made.secret);
}

const portOf = (origin: string): number => Number(new URL(origin).port);
const portsOf = (products: readonly Product[]): readonly number[] =>
  products.map(({ origin }) => portOf(origin));
