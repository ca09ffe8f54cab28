import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Lifecycle } from '../../../backend/src/platform/lifecycle.ts';
import { openBenchPool } from '../../bench-database.ts';
import { say } from '../../command.ts';
import { startMailSink } from '../../launch/mail-sink.ts';
import { openPeopleSource } from '../../people.ts';
import { type Product, startProduct } from '../../product.ts';
import { Findings } from '../../soak/findings.ts';
import { Readers } from '../../soak/readers.ts';
import { Receiver } from '../../soak/receiver.ts';
import { openDesk, subscribe } from '../../soak/stage.ts';
import { Visitors } from '../../soak/visitors.ts';
import { World } from '../../soak/world.ts';
import { startDatabaseServer } from '../faults/database-server.ts';
import { type Checkout, seedWith } from './checkout.ts';
import { Fleet } from './fleet.ts';
import { figure } from './upgrade-checks.ts';
import { UpgradeLoad } from './upgrade-load.ts';

/** Two instances of the older release on a PostgreSQL of their own, and what is led to them. */
export interface UpgradeStage {
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly findings: Findings;
  readonly world: World;
  readonly visitors: Visitors;
  readonly receiver: Receiver;
  readonly load: UpgradeLoad;
  readonly fleet: Fleet;
  readonly first: Product;
  readonly second: Product;
  startOld(): Promise<Product>;
  startNew(): Promise<Product>;
}

const mailLatencyMs = 20;

/** Starts it; everything ends with `lifecycle`. */
export async function setUp(release: Checkout, signups: number, lifecycle: Lifecycle): Promise<UpgradeStage> {
  const server = await startDatabaseServer(false, lifecycle);
  let onMail: Parameters<typeof startMailSink>[1] = () => undefined;
  const mail = await startMailSink(mailLatencyMs, (arrived) => onMail(arrived), lifecycle, {
    readsAll: true,
  });
  const settings = settingsFor(server.url, mail.port);
  const startOld = () => startProduct(lifecycle, { settings, checkout: release.folder });
  say('starting the old release');
  const first = await startOld();
  say(`${signups.toLocaleString('en')} users`);
  await seedWith(release, settings, signups, lifecycle);
  const second = await startOld();
  const fleet = new Fleet(lifecycle);
  await fleet.lead([first, second]);

  const findings = new Findings();
  const receiver = new Receiver(findings);
  await receiver.start(lifecycle);
  const desk = await openDesk([first], fleet.clients, findings);
  lifecycle.onStop('the desk', () => desk.close());
  await subscribe(desk, receiver);
  const pool = openBenchPool(server.url, 2);
  lifecycle.onStop('the pool', () => pool.end());
  const world = new World(await figure(pool, 'SELECT waiting_total::int AS figure FROM waitlist_head'));
  const { clients } = fleet;
  const visitors = new Visitors({ clients, people: await openPeopleSource(pool, signups), world, findings });
  onMail = (arrived) => void visitors.onMail(arrived);
  const readers = new Readers({ clients, world, findings });
  return {
    databaseUrl: server.url,
    pool,
    findings,
    world,
    visitors,
    receiver,
    fleet,
    first,
    second,
    load: new UpgradeLoad({ world, visitors, readers, desk, findings, lifecycle }),
    startOld,
    startNew: () => startProduct(lifecycle, { settings }),
  };
}

const settingsFor = (databaseUrl: string, mailPort: number): Readonly<Record<string, string>> => ({
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'warn',
  DATABASE_URL: databaseUrl,
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  MAIL_FROM: 'waitlist@example.com',
  MAIL_PER_HOUR: '1000000',
  PUBLIC_URL: 'https://waitlist.example.com',
  WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8',
  APP_SECRET: randomBytes(48).toString('base64'),
  TWILIO_ACCOUNT_SID: '',
  TWILIO_AUTH_TOKEN: '',
  TWILIO_FROM: '',
});
