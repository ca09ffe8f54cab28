import { execFileSync } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { readPostmasterFile } from '../../backend/src/platform/database/embedded/postmaster-file.ts';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { boundPort } from '../../backend/src/platform/port.ts';
import { signalProcess } from '../child.ts';
import { type BenchServer, openBenchPool, startBenchServer } from '../database.ts';
import { Load } from '../load.ts';
import { now } from '../measure.ts';
import { type MailSink, startMailSink } from '../mail-sink.ts';
import { insertVerifications, openPeopleSource } from '../people.ts';
import { type Product, productionSettings, startProduct } from '../product.ts';
import { addEndpoint, type Receiver, startReceiver } from '../receiver.ts';
import { childrenOf } from './postgres-node.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** What a fault needs of it. */
export interface WorldNeeds {
  readonly instances?: number;
  /** `DRILL_DISTURBANCE` of disturb.mjs. */
  readonly disturbance?: string;
  readonly codesBy?: 'SMS';
  /** The database's files are on a small disk of their own. */
  readonly onSmallDisk?: boolean;
}

/** Everything that a fault may happen to, of its own. */
export interface World {
  readonly server: BenchServer;
  /** Before the database, the mail server, and Twilio. */
  readonly databaseProxy: TcpProxy;
  readonly mailProxy: TcpProxy;
  readonly textProxy: TcpProxy;
  readonly mail: MailSink;
  readonly texts: TextServer;
  readonly receiver: Receiver;
  readonly products: readonly Product[];
  readonly load: Load;
  /** Straight to the database, without the proxy. */
  readonly pool: Pool;
  /** Switches what disturb.mjs does in the first instance. */
  disturb(): void;
}

export const seeded = 2_000;
const people = 1_500;
const smallDisk = '600m';
const preload = fileURLToPath(new URL('disturb.mjs', import.meta.url));

/** Builds it; everything ends with `lifecycle`. */
export async function buildWorld(fault: WorldNeeds, lifecycle: Lifecycle): Promise<World> {
  const server = await startBenchServer(lifecycle, (folder) => {
    if (fault.onSmallDisk !== true) return;
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${smallDisk}`, 'tmpfs', folder]);
    lifecycle.onStop('the disk', () => void execFileSync('umount', [folder]));
  });
  await server.grow(seeded);
  const pool = openBenchPool(server.url, 2);
  lifecycle.onStop('the pool', () => pool.end());
  const source = await openPeopleSource(pool, seeded);
  const verified = source.make(people);
  await insertVerifications(pool, verified);
  const onMessage: Load['onMail'] = (message) => load.onMail(message);
  const mail = await startMailSink(0, onMessage, lifecycle);
  const [texts, receiver] = [await startTextServer(onMessage, lifecycle), await startReceiver(lifecycle)];
  const proxyTo = (port: number) => startTcpProxy(port, lifecycle);
  const url = new URL(server.url);
  const databaseProxy = await proxyTo(Number(url.port));
  const [mailProxy, textProxy] = [await proxyTo(mail.port), await proxyTo(texts.port)];
  const host = (name: string) => (fault.disturbance === 'names' ? `${name}.drill.test` : '127.0.0.1');
  await addEndpoint(pool, `http://${host('hooks')}:${receiver.port}/`);
  url.port = String(databaseProxy.port);
  const settings = {
    ...productionSettings(url.href, mail.port),
    ...usualSettings,
    SMTP_URL: `smtp://${host('mail')}:${mailProxy.port}?ignoreTLS=true`,
    TWILIO_BASE_URL: `http://127.0.0.1:${textProxy.port}`,
    DRILL_DISTURBANCE: fault.disturbance ?? '',
  };
  const products: Product[] = [];
  for (let count = 0; count < (fault.instances ?? 1); count += 1) {
    const isDisturbed = count === 0 && fault.disturbance !== undefined;
    products.push(
      await startProduct(lifecycle, { settings, nodeArguments: isDisturbed ? ['--import', preload] : [] }),
    );
  }
  const ports = products.map(({ port }) => port);
  const load = new Load({ ports, people: source, verified, codesBy: fault.codesBy ?? 'EMAIL' });
  const disturb = () => void (products[0] !== undefined && process.kill(products[0].pid, 'SIGUSR2'));
  return {
    server,
    databaseProxy,
    mailProxy,
    textProxy,
    mail,
    texts,
    receiver,
    products,
    load,
    pool,
    disturb,
  };
}

const usualSettings = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  TWILIO_ACCOUNT_SID: 'ACdrill',
  TWILIO_AUTH_TOKEN: 'drill',
  TWILIO_FROM: '+15005550006',
  MAIL_PER_HOUR: '1000000',
  SMS_PER_HOUR: '1000000',
} as const;

/** Twilio's API, as far as the product uses it. */
export interface TextServer {
  readonly port: number;
  /** How long it takes for a message. */
  latencyMs: number;
  /** Answers 503. */
  isRefusing: boolean;
}

async function startTextServer(onMessage: Load['onMail'], lifecycle: Lifecycle): Promise<TextServer> {
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const server = createServer((request, response) => {
    let form = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (form += chunk));
    request.on('end', () => {
      if (texts.isRefusing) return void answer(response, 503, { code: 20503, message: 'unavailable' });
      void sleep(texts.latencyMs).then(() => {
        const fields = new URLSearchParams(form);
        onMessage({ to: fields.get('To') ?? '', subject: fields.get('Body') ?? '', at: now() });
        answer(response, 201, { sid: 'SM1', status: 'queued' });
      });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  lifecycle.onStop('Twilio', () => {
    server.closeAllConnections();
    server.close();
  });
  const texts: TextServer = { port: boundPort(server), latencyMs: 0, isRefusing: false };
  return texts;
}

/**
 * Signals every process of PostgreSQL. Killed, it restarts by itself, as under a process manager; stopped, it accepts
 * connections and answers none.
 */
export async function signalPostgres(
  { dataFolder }: BenchServer,
  signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT',
): Promise<void> {
  const pid = (await readPostmasterFile(dataFolder))?.pid ?? 0;
  signalProcess(pid, 'SIGSTOP'); // so that it starts no process that is not in the list
  for (const each of [...(await childrenOf(pid)), pid]) signalProcess(each, signal);
}
