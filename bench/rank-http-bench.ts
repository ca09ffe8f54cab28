import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { openBenchPool } from './bench-database.ts';
import { HttpClients } from './http-client.ts';
import { interleave, type Round, runClients, type Spread, spread } from './measure.ts';
import { startServer } from './server-process.ts';

const contenders = ['graphql', 'rest', 'mercurius'] as const;
type Contender = (typeof contenders)[number];

export interface RankHttpOptions {
  readonly url: string;
  readonly rounds: number;
  readonly frontendDir: string;
  readonly lifecycle: Lifecycle;
}

/** The CPU time that one rank costs the server. */
export interface RankHttpResult {
  readonly rounds: ReadonlyMap<Contender, readonly Round[]>;
  /** Microseconds of the server's CPU per request, by round. */
  readonly cpuMicros: ReadonlyMap<Contender, readonly number[]>;
}

const clients = 16;
const requestsPerRound = 8000;
const warmUpRounds = 2;
const peopleAsked = 1000;
const query = 'query Rank($userId: ID) { rank(userId: $userId) { rank referralId } }';

/**
 * Ranks over HTTP, compared with a fast GraphQL library with the product's SQL. This process is the clients. All users
 * so far count as welcomed; otherwise the product would send messages meanwhile.
 */
export async function benchRankHttp({
  url,
  rounds,
  frontendDir,
  lifecycle,
}: RankHttpOptions): Promise<RankHttpResult> {
  const start = (name: 'app-server' | 'mercurius-server') =>
    startServer(name, { databaseUrl: url, connections: clients, frontendDir }, lifecycle);
  const ids = await prepare(url);
  const [app, mercurius] = await Promise.all([start('app-server'), start('mercurius-server')]);
  const cpuMicros = new Map<Contender, number[]>(contenders.map((name) => [name, []]));
  try {
    const measured = await interleave(contenders, warmUpRounds + rounds, async (name) => {
      const server = name === 'mercurius' ? mercurius : app;
      const before = await server.cpuMs();
      const round = await ask(server.port, name, ids);
      cpuMicros.get(name)?.push((1000 * ((await server.cpuMs()) - before)) / round.count);
      return round;
    });
    return { rounds: withoutWarmUp(measured), cpuMicros: withoutWarmUp(cpuMicros) };
  } finally {
    await Promise.all([app.stop(), mercurius.stop()]);
  }
}

/** CPU time of `name` relative to the library's, round by round. */
export function cpuRatio({ cpuMicros }: RankHttpResult, name: Contender): Spread {
  const base = cpuMicros.get('mercurius') ?? [];
  return spread((cpuMicros.get(name) ?? []).map((micros, round) => micros / (base[round] ?? Number.NaN)));
}

const withoutWarmUp = <Value>(
  all: ReadonlyMap<Contender, readonly Value[]>,
): ReadonlyMap<Contender, readonly Value[]> =>
  new Map([...all].map(([name, values]) => [name, values.slice(warmUpRounds)]));

async function prepare(url: string): Promise<readonly string[]> {
  const pool = openBenchPool(url, 1);
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM signup WHERE seq % greatest((SELECT last_seq FROM waitlist_head) / $1, 1) = 0 LIMIT $1`,
    [peopleAsked],
  );
  await pool.query('UPDATE welcome_head SET last_seq = (SELECT last_seq FROM waitlist_head)');
  await pool.end();
  return rows.map(({ id }) => id);
}

async function ask(port: number, name: Contender, ids: readonly string[]): Promise<Round> {
  const connections = new HttpClients(port, clients);
  try {
    return await runClients(clients, requestsPerRound, async (piece, client) => {
      const userId = ids[piece % ids.length] ?? '';
      const { status, body } = await (name === 'rest'
        ? connections.get(client, `/api/getRank?userId=${userId}`)
        : connections.post(client, '/graphql', JSON.stringify({ query, variables: { userId } })));
      if (status !== 200 || !body.includes('"rank":'))
        throw new Error(`Answered ${status}: ${body.slice(0, 300)}`);
    });
  } finally {
    connections.close();
  }
}
