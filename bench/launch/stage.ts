import type { Pool } from 'pg';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { say } from '../command.ts';
import { type BenchServer, openBenchPool, startBenchServer } from '../database.ts';
import { Load } from '../load.ts';
import type { Message } from '../mail-server.ts';
import { startMailSink } from '../mail-sink.ts';
import { openPeopleSource, type PeopleSource } from '../people.ts';
import { openOffice, type Product, productionSettings, startProduct } from '../product.ts';

/** How long messages are waited for after the last visitor. */
export const patienceSeconds = 60;

/** What is asked of a launch. */
export interface Asked {
  readonly rate: number;
  readonly seconds: number;
  readonly isLong: boolean;
  readonly mailLatencyMs: number;
  readonly welcomes: number;
  readonly bulk: number;
  /** Whether users are told at once of friends who join. */
  readonly friendNews: boolean;
  readonly noisyClient: number;
  readonly signups: number;
}

/** Everything that a launch needs, running. */
export interface Stage {
  readonly server: BenchServer;
  readonly pool: Pool;
  readonly products: readonly Product[];
  readonly people: PeopleSource;
  /** An admin's, in a long run. */
  readonly token: string;
  /** What the messages that arrive belong to. */
  load: Load;
  readonly newLoad: () => Load;
  /** When each message arrived. */
  readonly arrivals: number[];
}

/** Typical domains of visitors. No message leaves the machine. */
const emailDomains =
  `gmail.com gmail.com gmail.com yahoo.com outlook.com hotmail.com icloud.com proton.me gmx.de web.de
  orange.fr rediffmail.com qq.com example.com`.split(/\s+/);

/** More than the defaults, which would end a load from one machine within the hour. */
const longSettings = {
  MAIL_PER_HOUR: '1000000',
  BULK_MAIL_PER_DOMAIN_PER_HOUR: '100000',
  LOG_LEVEL: 'warn',
} as const;

/** Starts PostgreSQL with a seeded waitlist, the mail server and the product; all end with `lifecycle`. */
export async function setUp(asked: Asked, lifecycle: Lifecycle): Promise<Stage> {
  say('starting PostgreSQL');
  const server = await startBenchServer(lifecycle);
  await server.grow(asked.signups);
  const pool = openBenchPool(server.url, 2);
  lifecycle.onStop('the connections', () => pool.end());
  say('starting the mail server and the product');
  const arrivals: number[] = [];
  const onMail = (message: Message) => {
    arrivals.push(message.at);
    stage.load.onMail(message);
  };
  const mail = await startMailSink(asked.mailLatencyMs, onMail, lifecycle);
  const settings = { ...productionSettings(server.url, mail.port), ...(asked.isLong ? longSettings : {}) };
  const products: Product[] = [];
  for (let count = 0; count < (asked.isLong ? 2 : 1); count += 1)
    products.push(await startProduct(lifecycle, { settings }));
  const token = asked.isLong && products[0] !== undefined ? await openOffice(products[0]) : '';
  const people = await openPeopleSource(pool, asked.signups, emailDomains);
  const newLoad = () => new Load({ ports: products.map(({ port }) => port), people, token });
  const stage: Stage = { server, pool, products, people, token, newLoad, load: newLoad(), arrivals };
  lifecycle.onStop('the visitors', () => stage.load.stop());
  return stage;
}
