import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import type { BareRow } from './bare-insert.ts';
import { openBenchPool } from './bench-database.ts';
import { type Answer, HttpClients } from './http-client.ts';
import { clients } from './join-bench.ts';
import { interleave, type Round, runClients } from './measure.ts';
import { insertVerifications, type PeopleSource, type Person } from './people.ts';
import { type ServerUnderTest, startServer } from './server-process.ts';

const contenders = ['graphql', 'rest', 'bare'] as const;
export type HttpContender = (typeof contenders)[number];

export interface HttpBenchOptions {
  readonly url: string;
  readonly bareUrl: string;
  readonly people: PeopleSource;
  readonly rounds: number;
  readonly roundSeconds: number;
  readonly frontendDir: string;
  readonly checkpoint: () => Promise<void>;
  readonly lifecycle: Lifecycle;
}

export interface HttpResults {
  readonly rounds: ReadonlyMap<HttpContender, readonly Round[]>;
  /** CPU time of the server's process per request, over all measured rounds. */
  readonly cpuMsPerRequest: ReadonlyMap<HttpContender, number>;
}

const warmUpRequests = 2000;
const settleMs = 300;

/** Joins over HTTP, compared with a minimal server that inserts the same row. This process is the clients. */
export async function benchHttp(options: HttpBenchOptions): Promise<HttpResults> {
  const { url, bareUrl, people, rounds, roundSeconds, frontendDir, lifecycle } = options;
  const start = (name: 'app-server' | 'bare-server', databaseUrl: string) =>
    startServer(name, { databaseUrl, connections: clients, frontendDir }, lifecycle);
  const [app, bare] = await Promise.all([start('app-server', url), start('bare-server', bareUrl)]);
  const pool = openBenchPool(url, 2);
  const cpuMs = new Map<HttpContender, number>();
  const measure = async (name: HttpContender, group: readonly Person[]): Promise<Round> => {
    const server = name === 'bare' ? bare : app;
    const round = await runAlone(server, async () => {
      const before = await server.cpuMs();
      const result = await runRound(name, server.port, group);
      cpuMs.set(name, (cpuMs.get(name) ?? 0) + (await server.cpuMs()) - before);
      return result;
    });
    return round;
  };
  try {
    app.pause();
    bare.pause();
    const slowest = await warmUp(pool, people, measure);
    cpuMs.clear();
    const perRound = Math.round(slowest * roundSeconds);
    const groups = contenders.map((name) => ({
      name,
      rounds: Array.from({ length: rounds }, () => people.make(perRound)),
    }));
    for (const { name, rounds: own } of groups)
      if (name !== 'bare') for (const group of own) await insertVerifications(pool, group);
    await pool.query('ANALYZE otp_challenge');
    await options.checkpoint();
    const results = await interleave(contenders, rounds, (name, round) =>
      measure(name, groups.find((group) => group.name === name)?.rounds[round] ?? []),
    );
    const requests = rounds * perRound;
    return {
      rounds: results,
      cpuMsPerRequest: new Map([...cpuMs].map(([name, ms]) => [name, ms / requests])),
    };
  } finally {
    await pool.end();
    await Promise.all([app.stop(), bare.stop()]);
  }
}

/** @returns the rate of the slower of the product's two APIs. */
async function warmUp(
  pool: Pool,
  people: PeopleSource,
  measure: (name: HttpContender, group: readonly Person[]) => Promise<Round>,
): Promise<number> {
  const rates: number[] = [];
  for (const name of contenders) {
    const group = people.make(warmUpRequests);
    if (name !== 'bare') await insertVerifications(pool, group);
    rates.push((await measure(name, group)).perSecond);
  }
  return Math.min(...rates);
}

/** The other server is stopped meanwhile: the app would work off welcome messages and take the machine from it. */
async function runAlone(server: ServerUnderTest, run: () => Promise<Round>): Promise<Round> {
  server.resume();
  await sleep(settleMs);
  try {
    return await run();
  } finally {
    server.pause();
  }
}

async function runRound(name: HttpContender, port: number, people: readonly Person[]): Promise<Round> {
  const requests = people.map((person) => requestOf(name, person));
  const connections = new HttpClients(port, clients);
  try {
    return await runClients(clients, requests.length, async (piece, client) => {
      const next = requests[piece];
      if (next === undefined) throw new Error('No request is left');
      check(await connections.post(client, next.path, next.body));
    });
  } finally {
    connections.close();
  }
}

const mutation = `mutation Join($input: JoinWaitlistInput!) {
  joinWaitlist(input: $input) { message alreadyJoined referralCredited signup { id referralId } }
}`;

function requestOf(
  name: HttpContender,
  { input, referrer, verifiedBy }: Person,
): { readonly path: string; readonly body: string } {
  switch (name) {
    case 'graphql':
      return { path: '/graphql', body: JSON.stringify({ query: mutation, variables: { input } }) };
    case 'rest':
      return { path: '/api/joinwaitlist', body: JSON.stringify(input) };
    case 'bare': {
      const row: Omit<BareRow, 'seq'> = { referrerSeq: referrer?.seq ?? null, verifiedBy, input };
      return { path: '/', body: JSON.stringify(row) };
    }
  }
}

function check({ status, body }: Answer): void {
  if ((status === 200 || status === 201) && !body.includes('"errors"')) return;
  throw new Error(`A request was answered ${status}: ${body.slice(0, 300)}`);
}
