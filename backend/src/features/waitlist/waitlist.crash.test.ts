import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundledProgram, bundleProgram } from '../../testing/bundled-program.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import { type KillableServer, startKillableServer } from '../../testing/killable-server.ts';
import { createJoinQueue, createWaitlistOn, joinVerified } from '../../testing/scenarios.ts';

let server: KillableServer;

let worker: BundledProgram;
beforeAll(async () => {
  worker = await bundleProgram(new URL('../../testing/join-worker.ts', import.meta.url));
  server = await startKillableServer();
});
afterAll(async () => {
  await server.stop();
  await worker.remove();
});

interface Instance {
  readonly process: ChildProcessByStdio<Writable, Readable, null>;
  /** Ids of the signups it acknowledged. */
  readonly acknowledged: () => readonly string[];
  readonly ended: Promise<void>;
}

function startInstance(referralCode: string): Instance {
  const child = spawn(process.execPath, [worker.script, server.url, referralCode], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return { process: child, acknowledged: () => output.split('\n').slice(0, -1), ended };
}

async function waitForAcknowledged(instance: Instance, count: number): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (instance.acknowledged().length < count) {
    if (Date.now() > deadline)
      throw new Error(`Only ${instance.acknowledged().length} joins were acknowledged`);
    await sleep(20);
  }
}

describe('kill -9 under load', () => {
  it('keeps every acknowledged join, and every rank exact', { timeout: 180_000 }, async () => {
    const joinPool = new Pool({ connectionString: server.url, max: 2 });
    const referrer = await joinVerified(server.pool, createWaitlistOn(createJoinQueue(joinPool)));
    await joinPool.end();
    const instances = [startInstance(referrer.referralId), startInstance(referrer.referralId)] as const;
    await Promise.all(instances.map((instance) => waitForAcknowledged(instance, 200)));

    instances[0].process.kill('SIGKILL');
    await instances[0].ended;
    await waitForAcknowledged(instances[1], instances[1].acknowledged().length + 200);

    await server.kill();
    await waitForAcknowledged(instances[1], instances[1].acknowledged().length + 200);

    instances[1].process.stdin.end();
    await instances[1].ended;
    const acknowledged = instances.flatMap((instance) => instance.acknowledged());
    const { rows } = await server.pool.query(
      'SELECT id FROM unnest($1::uuid[]) AS id EXCEPT SELECT id FROM signup',
      [acknowledged],
    );
    expect(rows, 'acknowledged joins that are gone').toEqual([]);
    await expectConsistent(server.pool);
  });
});
