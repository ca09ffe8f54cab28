import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { superviseProgram } from './child.mjs';
import { supervise } from './supervise.mjs';

const worked = { code: 1, wasReady: true, wasStopped: false };
const failedStart = { ...worked, wasReady: false };

/** Ends of the runs, one after the other. @param {import('./supervise.mjs').Ended[]} ends */
async function superviseEnds(...ends) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = vi.fn();
  for (const end of ends) run.mockResolvedValueOnce(end);
  const pause = vi.fn(async () => undefined);
  const code = await supervise(run, pause);
  return { code, runs: run.mock.calls.length, pauses: pause.mock.calls.flat() };
}

describe('a program that is supervised', () => {
  it('is started again when it fails, with growing pauses', async () => {
    const ends = [...Array.from({ length: 7 }, () => worked), { ...worked, code: 0 }];
    expect(await superviseEnds(...ends)).toEqual({
      code: 0,
      runs: 8,
      pauses: [1000, 2000, 4000, 8000, 15_000, 15_000, 15_000],
    });
  });

  it('is not when it was stopped, whatever its exit code', async () => {
    expect(await superviseEnds({ ...worked, wasStopped: true })).toMatchObject({ code: 1, runs: 1 });
  });

  it('is not when its first start failed', async () => {
    expect(await superviseEnds({ ...failedStart, code: 3 })).toMatchObject({ code: 3, runs: 1 });
  });

  it('is given up after five failed starts in a row', async () => {
    const four = Array.from({ length: 4 }, () => failedStart);
    expect(await superviseEnds(worked, ...four, worked, ...four, { ...failedStart, code: 7 })).toMatchObject({
      code: 7,
      runs: 11,
    });
  });
});

describe('a run', () => {
  const run = (/** @type {string} */ script, /** @type {number} */ silentMs = 1000) =>
    superviseProgram(process.execPath, ['-e', script], {}, silentMs);

  it('was ready if it said so', async () => {
    expect(await run('process.send("alive", () => process.exit(3))')).toEqual({ ...worked, code: 3 });
    expect(await run('process.exit(3)')).toEqual({ ...failedStart, code: 3 });
  });

  it('is killed when it falls silent after that, frozen or in an endless loop', async () => {
    for (const script of ['process.kill(process.pid, "SIGSTOP")', 'for (;;);'])
      expect(await run(`process.send("alive", () => { ${script} })`)).toEqual({ ...worked, code: 128 + 9 });
  });

  it('goes on while it says that it is alive', async () => {
    const script = 'setInterval(() => process.send("alive"), 50); setTimeout(() => process.exit(4), 1000)';
    expect(await run(script, 400)).toEqual({ ...worked, code: 4 });
  });

  it('was stopped if this process got a signal', async () => {
    const script = `import { superviseProgram } from ${JSON.stringify(new URL('./child.mjs', import.meta.url).href)};
      const child = 'process.on("SIGTERM", () => process.exit(5)); process.send("alive"); setInterval(() => process.send("alive"), 50)';
      console.log(JSON.stringify(await superviseProgram(process.execPath, ['-e', child + '; console.log("ready")'])));`;
    const outer = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 2],
    });
    let output = '';
    outer.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output === 'ready\n') outer.kill('SIGTERM');
    });
    await once(outer, 'close');
    expect(JSON.parse(output.replace('ready\n', ''))).toEqual({ code: 5, wasReady: true, wasStopped: true });
  });
});
