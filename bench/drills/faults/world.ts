import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Client, type Pool } from 'pg';
import type { Lifecycle } from '../../../backend/src/platform/lifecycle.ts';
import { openBenchPool, takeDatabase } from '../../bench-database.ts';
import { log } from '../../command.ts';
import { insertVerifications, openPeopleSource } from '../../people.ts';
import { type Product, startProduct } from '../../product.ts';
import { addWebhookEndpoint, startWebhookReceiver } from '../webhook-receiver.ts';
import { type DatabaseServer, startDatabaseServer } from './database-server.ts';
import { FaultLoad } from './fault-load.ts';
import { type Gate, startMailGate, startTextGate } from './mail-gate.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** What a fault needs of it. */
export interface WorldNeeds {
  readonly instances?: number;
  /** Settings of the product. */
  readonly settings?: Readonly<Record<string, string>>;
  /** `DRILL_DISTURBANCE` of disturb.mjs. */
  readonly disturbance?: string;
  readonly codesBy?: 'SMS';
  /** The database's files are on a small disk of their own. */
  readonly onSmallDisk?: boolean;
}

/** Everything that a fault may happen to, of its own. */
export interface World {
  readonly server: DatabaseServer;
  readonly proxy: TcpProxy;
  readonly mail: Gate;
  readonly texts: Gate;
  readonly products: readonly Product[];
  readonly ports: readonly number[];
  readonly load: FaultLoad;
  /** Straight to the database, without the proxy. */
  readonly pool: Pool;
  /** The ids of all webhooks that arrived, and when the newest did. */
  readonly told: ReadonlyMap<string, number>;
  readonly postgres: string;
  /** Breaks the connections that webhooks keep. */
  cutWebhooks(): void;
  /** Switches what disturb.mjs does in the first instance. */
  disturb(): void;
}

export const seeded = 2_000;
const people = 1_500;
const preload = fileURLToPath(new URL('disturb.mjs', import.meta.url));

export async function buildWorld(fault: WorldNeeds, lifecycle: Lifecycle): Promise<World> {
  const server = await startDatabaseServer(fault.onSmallDisk === true, lifecycle);
  const database = await takeDatabase(server.url, lifecycle, log);
  await database.grow(seeded);
  const pool = openBenchPool(server.url, 2);
  lifecycle.onStop('the pool', () => pool.end());
  const crowd = (await openPeopleSource(pool, seeded)).make(people);
  await insertVerifications(pool, crowd);
  const proxy = await startTcpProxy(Number(new URL(server.url).port), lifecycle);
  const [mail, texts, receiver] = await Promise.all([
    startMailGate(lifecycle),
    startTextGate(lifecycle),
    startWebhookReceiver(lifecycle),
  ]);
  const host = fault.disturbance === 'names' ? (name: string) => `${name}.drill.test` : () => '127.0.0.1';
  await addWebhookEndpoint(pool, `http://${host('hooks')}:${receiver.port}/`);
  const url = new URL(server.url);
  url.port = String(proxy.port);
  const settings = {
    ...usualSettings,
    DATABASE_URL: url.href,
    SMTP_URL: `smtp://${host('mail')}:${mail.port}?ignoreTLS=true`,
    TWILIO_BASE_URL: `http://127.0.0.1:${texts.port}`,
    DRILL_DISTURBANCE: fault.disturbance ?? '',
    ...fault.settings,
  };
  const nodeArguments = fault.disturbance === undefined ? [] : ['--import', preload];
  const products: Product[] = [];
  for (let count = 0; count < (fault.instances ?? 1); count += 1)
    products.push(
      await startProduct(lifecycle, { settings, nodeArguments: count === 0 ? nodeArguments : [] }),
    );
  const ports = products.map(({ origin }) => Number(new URL(origin).port));
  return {
    server,
    proxy,
    mail,
    texts,
    products,
    ports,
    pool,
    told: receiver.told,
    load: new FaultLoad(ports, crowd, fault.codesBy ?? 'EMAIL'),
    postgres: await versionOf(server.adminUrl),
    cutWebhooks: receiver.cut,
    disturb: () => {
      for (const { pid } of products.slice(0, 1)) process.kill(pid, 'SIGUSR2');
    },
  };
}

const usualSettings = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'http://localhost',
  APP_SECRET: randomBytes(48).toString('base64'),
  LOG_LEVEL: 'warn',
  MAIL_FROM: 'drill@example.org',
  TWILIO_ACCOUNT_SID: 'ACdrill',
  TWILIO_AUTH_TOKEN: 'drill',
  TWILIO_FROM: '+15005550006',
  WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8',
  CALLS_PER_ADDRESS_PER_MINUTE: '1000000000',
  PUBLIC_WRITES_PER_ADDRESS_PER_MINUTE: '1000000000',
  OTP_SENDS_PER_ADDRESS_PER_HOUR: '1000000',
  MAIL_PER_HOUR: '1000000',
  SMS_PER_HOUR: '1000000',
};

async function versionOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  await client.end();
  return rows[0]?.server_version ?? '';
}
