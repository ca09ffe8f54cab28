import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Lifecycle } from '../../../backend/src/platform/lifecycle.ts';
import { call } from '../../http-client.ts';

const everyMs = 50;
const script = fileURLToPath(new URL('yardstick-server.mjs', import.meta.url));

/** A bare server in a process of its own, asked all the time: what it takes longer is the machine's doing. */
export interface Yardstick {
  /** Its slowest answer since the beginning, in milliseconds. */
  stop(): Promise<number>;
}

export async function startYardstick(lifecycle: Lifecycle): Promise<Yardstick> {
  const child = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  lifecycle.onStop('the yardstick', () => child.kill('SIGKILL'));
  const [port] = (await once(child, 'message')) as [number];
  let slowestMs = 0;
  const asked = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    const beganAt = performance.now();
    const one = call({ port, path: '/', agent: undefined })
      .then(() => (slowestMs = Math.max(slowestMs, performance.now() - beganAt)))
      .finally(() => asked.delete(one));
    asked.add(one);
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(asked);
      return Math.round(slowestMs);
    },
  };
}
