import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BareRow } from '../bare-insert.ts';
import { signalProcess, startChild } from '../child.ts';
import { call, failureIn } from '../client.ts';
import { openBenchPool } from '../database.ts';
import { startMailSink } from '../mail-sink.ts';
import { cpuMsOf, interleave, ratios, type Round, type Rounds, runClients } from '../measure.ts';
import { insertVerifications, type Person } from '../people.ts';
import { productionSettings, startProduct } from '../product.ts';
import { addEndpoint, startReceiver } from '../receiver.ts';
import { ratioRow, type Row } from '../report.ts';
import type { Context } from './context.ts';
import { clients, rateOf } from './joins.ts';

/** `webhooks` is REST while an endpoint gets joins and credits. */
const contenders = ['graphql', 'rest', 'webhooks', 'bare'] as const;
type Contender = (typeof contenders)[number];
const goals = { rest: 0.8, graphql: 0.6, webhooks: 0.97 } as const;
const warmUpRequests = 2000;
const settleMs = 300;
/** So that welcome messages take little of the time. */
const mailLatencyMs = 1000;

/** Joins over HTTP, against a minimal server that inserts the same row, and with webhooks, against none. This process is the clients. */
export async function measureHttpJoins(context: Context): Promise<readonly Row[]> {
  const { url, people, rounds, roundSeconds, checkpoint } = context;
  const pool = openBenchPool(url, 2);
  const { app, bare, receiver } = await startServers(context);
  await addEndpoint(pool, `http://127.0.0.1:${receiver.port}/`);
  await pool.query(
    `UPDATE webhook_endpoint SET types = '{signup.joined,signup.credited}', personal_data = true, per_second = 50`,
  );
  for (const { pid } of [app, bare]) signalProcess(pid, 'SIGSTOP');
  const cpuMs = { graphql: 0, rest: 0, webhooks: 0, bare: 0 };
  const measure = async (name: Contender, group: readonly Person[]): Promise<Round> => {
    const server = name === 'bare' ? bare : app;
    return runAlone(server.pid, async () => {
      if (name !== 'bare')
        await pool.query('UPDATE webhook_endpoint SET state = $1', [
          name === 'webhooks' ? 'active' : 'paused',
        ]);
      const before = await cpuMsOf(server.pid);
      const round = await runRound(name, server.port, group);
      cpuMs[name] += (await cpuMsOf(server.pid)) - before;
      return round;
    });
  };
  /** Verified, unless it is for the bare server. */
  const groupFor = async (name: Contender, count: number) => {
    const group = people.make(count);
    if (name !== 'bare') await insertVerifications(pool, group);
    return group;
  };
  try {
    let slowest = Infinity;
    for (const name of contenders)
      slowest = Math.min(slowest, (await measure(name, await groupFor(name, warmUpRequests))).perSecond);
    for (const name of contenders) cpuMs[name] = 0;
    const perRound = Math.round(slowest * roundSeconds);
    const groups: Record<Contender, (readonly Person[])[]> = {
      graphql: [],
      rest: [],
      webhooks: [],
      bare: [],
    };
    for (const name of contenders)
      for (let round = 0; round < rounds; round += 1) groups[name].push(await groupFor(name, perRound));
    await pool.query('ANALYZE otp_challenge');
    await checkpoint();
    const results = await interleave(contenders, context, (name, round) =>
      measure(name, groups[name][round] ?? []),
    );
    const cpuMsEach = (name: Contender) => cpuMs[name] / (rounds * perRound);
    return rowsOf(results, cpuMsEach, receiver.told.size > 0);
  } finally {
    await pool.end();
    signalProcess(app.pid, 'SIGCONT');
    await app.stop();
  }
}

function rowsOf(
  results: Rounds<Contender>,
  cpuMs: (name: Contender) => number,
  isTold: boolean,
): readonly Row[] {
  const row = (name: keyof typeof goals, what: string, other: Contender) =>
    ratioRow(
      what,
      ratios(results[name], results[other], 'perSecond'),
      `${rateOf(results[name])} / ${rateOf(results[other])}; ${cpuMs(name).toFixed(2)} / ${cpuMs(other).toFixed(2)} ms of the server's processor per request`,
      { atLeast: goals[name] },
    );
  const beside = row(
    'webhooks',
    'whole join through REST with a webhook endpoint / without, per second',
    'rest',
  );
  return [
    row('rest', 'whole join through REST / bare node:http server, per second', 'bare'),
    row('graphql', 'whole join through GraphQL / bare node:http server, per second', 'bare'),
    { ...beside, isKept: beside.isKept === true && isTold },
  ];
}

/** The app can be halted: it goes on before it is stopped. */
async function startServers({ url, bareUrl, lifecycle }: Context) {
  const mail = await startMailSink(mailLatencyMs, () => undefined, lifecycle);
  // The clients all have one address.
  const limits = {
    CALLS_PER_ADDRESS_PER_MINUTE: '1000000000',
    PUBLIC_WRITES_PER_ADDRESS_PER_MINUTE: '1000000000',
  };
  const app = await startProduct(lifecycle, {
    settings: { ...productionSettings(url, mail.port), ...limits },
  });
  const bare = await startChild('bare-server.ts', [bareUrl], lifecycle);
  const receiver = await startReceiver(lifecycle);
  lifecycle.onStop('the halt', () => signalProcess(app.pid, 'SIGCONT'));
  return { app, bare, receiver };
}

/** The other server is halted meanwhile: the app would work off its jobs and take the machine from it. */
async function runAlone(pid: number, run: () => Promise<Round>): Promise<Round> {
  signalProcess(pid, 'SIGCONT');
  await sleep(settleMs);
  try {
    return await run();
  } finally {
    signalProcess(pid, 'SIGSTOP');
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
    case 'webhooks':
      return { path: '/api/joinwaitlist', body: JSON.stringify(input) };
    case 'bare': {
      const row: Omit<BareRow, 'seq'> = { referrerSeq: referrer?.seq ?? null, verifiedBy, input };
      return { path: '/', body: JSON.stringify(row) };
    }
  }
}
