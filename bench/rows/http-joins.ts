import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BareRow } from '../bare-insert.ts';
import { call, failureIn } from '../client.ts';
import { openBenchPool } from '../database.ts';
import { interleave, ratios, type Round, runClients } from '../measure.ts';
import { insertVerifications, type Person } from '../people.ts';
import { ratioRow, type Row } from '../report.ts';
import { type ServerUnderTest, startServer } from '../server-process.ts';
import type { Context } from './context.ts';
import { clients, rateOf } from './joins.ts';

const contenders = ['graphql', 'rest', 'bare'] as const;
type Contender = (typeof contenders)[number];
const goals = { rest: 0.8, graphql: 0.6 } as const;
const warmUpRequests = 2000;
const settleMs = 300;

/** Joins over HTTP, against a minimal server that inserts the same row. This process is the clients. */
export async function measureHttpJoins(context: Context): Promise<readonly Row[]> {
  const { url, bareUrl, people, rounds, roundSeconds, checkpoint, lifecycle } = context;
  const [app, bare] = await Promise.all([
    startServer('app-server', url, lifecycle),
    startServer('bare-server', bareUrl, lifecycle),
  ]);
  const pool = openBenchPool(url, 2);
  const cpuMs = { graphql: 0, rest: 0, bare: 0 };
  const measure = (name: Contender, group: readonly Person[]): Promise<Round> =>
    runAlone(name === 'bare' ? bare : app, async (server) => {
      const before = await server.cpuMs();
      const result = await runRound(name, server.port, group);
      cpuMs[name] += (await server.cpuMs()) - before;
      return result;
    });
  /** Verified, unless it is for the bare server. */
  const groupFor = async (name: Contender, count: number) => {
    const group = people.make(count);
    if (name !== 'bare') await insertVerifications(pool, group);
    return group;
  };
  try {
    for (const server of [app, bare]) server.pause();
    let slowest = Infinity;
    for (const name of contenders)
      slowest = Math.min(slowest, (await measure(name, await groupFor(name, warmUpRequests))).perSecond);
    for (const name of contenders) cpuMs[name] = 0;
    const perRound = Math.round(slowest * roundSeconds);
    const groups: Record<Contender, (readonly Person[])[]> = { graphql: [], rest: [], bare: [] };
    for (const name of contenders)
      for (let round = 0; round < rounds; round += 1) groups[name].push(await groupFor(name, perRound));
    await pool.query('ANALYZE otp_challenge');
    await checkpoint();
    const results = await interleave(contenders, context, (name, round) =>
      measure(name, groups[name][round] ?? []),
    );
    const cpu = (name: Contender) => (cpuMs[name] / (rounds * perRound)).toFixed(2);
    return (['rest', 'graphql'] as const).map((name) =>
      ratioRow(
        `whole join through ${name === 'rest' ? 'REST' : 'GraphQL'} / bare node:http server, per second`,
        ratios(results[name], results.bare, 'perSecond'),
        `${rateOf(results[name])} / ${rateOf(results.bare)}; ${cpu(name)} / ${cpu('bare')} ms of the server's processor per request`,
        { atLeast: goals[name] },
      ),
    );
  } finally {
    await pool.end();
    await Promise.all([app.stop(), bare.stop()]);
  }
}

/** The other server is stopped meanwhile: the app would work off welcome messages and take the machine from it. */
async function runAlone(
  server: ServerUnderTest,
  run: (server: ServerUnderTest) => Promise<Round>,
): Promise<Round> {
  server.resume();
  await sleep(settleMs);
  try {
    return await run(server);
  } finally {
    server.pause();
  }
}

async function runRound(name: Contender, port: number, people: readonly Person[]): Promise<Round> {
  const requests = people.map((person) => requestOf(name, person));
  const agents = Array.from({ length: clients }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  try {
    return await runClients(clients, requests.length, async (piece, client) => {
      const answer = await call({ port, agent: agents[client], path: '/', ...requests[piece] });
      if (failureIn(answer) !== '')
        throw new Error(`Answered ${answer.status}: ${answer.body.slice(0, 300)}`);
    });
  } finally {
    for (const agent of agents) agent.destroy();
  }
}

const mutation = `mutation Join($input: JoinWaitlistInput!) {
  joinWaitlist(input: $input) { message alreadyJoined referralCredited signup { id referralId } }
}`;

function requestOf(name: Contender, { input, referrer, verifiedBy }: Person) {
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
