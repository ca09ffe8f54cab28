import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { exclusively } from './exclusive.mjs';

const name = `test ${process.pid} ${Date.now()}`;

describe('exclusive work', () => {
  it('is done by one process at a time', async () => {
    const order = [];
    let waits = 0;
    const work = (label) =>
      exclusively(
        name,
        () => (waits += 1),
        async () => {
          order.push(`${label} begins`);
          await new Promise((resolve) => setTimeout(resolve, 50));
          order.push(`${label} ends`);
        },
      );
    await Promise.all([work('a'), work('b')]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    expect(waits).toBe(1);
  });

  it('can be taken up when the one who did it was killed', async () => {
    const source = `
      import { exclusively } from ${JSON.stringify(new URL('./exclusive.mjs', import.meta.url).href)};
      await exclusively(${JSON.stringify(name)}, () => {}, () => new Promise(() => { console.log('begun'); setInterval(() => {}, 1000); }));`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(other.stdout, 'data');
    let waited = false;
    const mine = exclusively(
      name,
      () => (waited = true),
      async () => 'done',
    );
    await expect.poll(() => waited).toBe(true);
    other.kill('SIGKILL');
    expect(await mine).toBe('done');
  });
});
