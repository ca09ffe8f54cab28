import { setTimeout as sleep } from 'node:timers/promises';
import { verifyDatabase } from '../../../backend/src/admin/verify.ts';
import type { Lifecycle } from '../../../backend/src/platform/lifecycle.ts';
import { say } from '../../command.ts';
import { call } from '../../http-client.ts';
import type { Fault } from './fault.ts';
import { type FaultResult, type Rehearsal, resultOf } from './fault-result.ts';
import { buildWorld, seeded, type World } from './world.ts';
import { startYardstick } from './yardstick.ts';

/** A process that has just started is slow: its first calls are not timed. */
const warmUpMs = 6_000;
const beforeMs = 3_000;
const afterMs = 8_000;
const readyWithinMs = 120_000;
const codesWithinMs = 90_000;
const webhooksWithinMs = 40_000;

/** Builds a world, applies the fault under load, lifts it, and examines the result. */
export async function rehearse(fault: Fault, lifecycle: Lifecycle): Promise<FaultResult> {
  say(`${fault.name}: starting`);
  const world = await buildWorld(fault, lifecycle);
  world.load.begin();
  await sleep(warmUpMs, undefined, { signal: lifecycle.signal });
  const yardstick = await startYardstick(lifecycle);
  world.load.forgetTimes();
  await sleep(beforeMs, undefined, { signal: lifecycle.signal });
  say(`${fault.name}: ${fault.does}`);
  const beganAt = performance.now();
  await fault.begin(world);
  const [findings] = await Promise.all([
    fault.look?.(world) ?? [],
    sleep(fault.seconds * 1000, undefined, { signal: lifecycle.signal }),
  ]);
  await fault.end(world);
  const endedAt = performance.now();
  say(`${fault.name}: lifted`);
  const readyAt = await untilReady(world);
  await sleep(afterMs, undefined, { signal: lifecycle.signal });
  await world.load.stop();
  const yardstickMs = await yardstick.stop();
  await untilArrived(world, fault);
  const rehearsal: Rehearsal = {
    world,
    beganAt,
    endedAt,
    readyAt,
    findings,
    yardstickMs,
    ...(await lookAtWebhooks(world)),
    joined: await emailsOf(world),
    agrees: await verifyDatabase({ pool: world.pool, ranks: undefined, write: () => undefined }),
  };
  const printed = await Promise.all(world.products.map((product) => product.printed()));
  await Promise.all(world.products.map((product) => product.stop()));
  return resultOf(fault, rehearsal, printed.join(''));
}

async function untilReady({ ports }: World): Promise<number> {
  const isReady = async (port: number) =>
    (await call({ port, path: '/readyz', agent: undefined, timeoutMs: 5_000 })).status === 200;
  for (const deadline = performance.now() + readyWithinMs; performance.now() < deadline; await sleep(100)) {
    const all = await Promise.all(ports.map((port) => isReady(port).catch(() => false)));
    if (all.every(Boolean)) return performance.now();
  }
  return Number.POSITIVE_INFINITY;
}

/** Waits until every code that was promised has arrived, and every webhook; those that failed twice wait for minutes. */
async function untilArrived(world: World, fault: Fault): Promise<void> {
  const { messages } = fault.codesBy === 'SMS' ? world.texts : world.mail;
  const promised = world.load.outcomes.filter(({ kind, status }) => kind === 'code' && status === 200);
  const isComplete = () => {
    const arrived = new Set(messages.map(({ to }) => to));
    return promised.every(({ who }) => arrived.has(who));
  };
  const began = performance.now();
  while (performance.now() < began + codesWithinMs && !isComplete()) await sleep(250);
  while (performance.now() < began + webhooksWithinMs && (await lookAtWebhooks(world)).untold > 0)
    await sleep(250);
}

async function lookAtWebhooks({
  pool,
  told,
}: World): Promise<Pick<Rehearsal, 'untold' | 'queued' | 'toldAt'>> {
  const { rows: queued } = await pool.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM webhook_delivery WHERE state = 'pending')::int
       + (SELECT sum(last_seq - joined_seq) FROM webhook_endpoint, waitlist_head)::int AS count`,
  );
  const { rows } = await pool.query<{ id: string }>(
    `SELECT webhook_id('signup.joined', id) AS id FROM signup WHERE seq > $1`,
    [seeded],
  );
  return {
    untold: rows.filter(({ id }) => !told.has(id)).length,
    queued: queued[0]?.count ?? 0,
    toldAt: Math.max(0, ...told.values()),
  };
}

async function emailsOf({ pool }: World): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ email: string }>(
    'SELECT lower(email) AS email FROM signup WHERE seq > $1',
    [seeded],
  );
  return new Set(rows.map(({ email }) => email));
}
