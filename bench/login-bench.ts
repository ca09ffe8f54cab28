import { pino } from 'pino';
import { createAdminServices } from '../backend/src/features/admin/admin.services.ts';
import { createLifecycle } from '../backend/src/platform/lifecycle.ts';
import { createSecrets } from '../backend/src/platform/secrets/secrets.ts';
import { openBenchPool, startBenchServer } from './bench-database.ts';
import { spread } from './measure.ts';

/**
 * Whether the time of a failed login tells if its e-mail is known: `node --import tsx bench/login-bench.ts`.
 * Exit code 1 when the medians over 200 tries of each kind are more than a tenth apart.
 */

const tries = 200;
const warmUpTries = 20;
const largestDifference = 0.1;
const email = 'ada@example.com';

const log = pino({ level: 'silent' });
const lifecycle = createLifecycle({ log, exit: (code) => process.exit(code) });
try {
  await lifecycle.stop((await measure()) <= largestDifference ? 0 : 1);
} catch (error) {
  console.error(error);
  await lifecycle.fail(error);
}

/** @returns by how much of the smaller median the two are apart. */
async function measure(): Promise<number> {
  const server = await startBenchServer(lifecycle, log);
  const pool = openBenchPool(server.url, 2);
  lifecycle.onStop('the connections', () => pool.end());
  const secrets = createSecrets('the secret of a benchmark, long enough');
  const { accounts, sessions } = createAdminServices({
    pool,
    secrets,
    options: { signup: 'approval', embeddedDatabase: true },
  });
  const created = await accounts.createAdmin({ name: 'Ada', email, password: 'orbit-lantern-49-quill' });
  if (!created.ok) throw new Error(created.message);

  let clients = 0;
  /** Milliseconds of one failed login from an address that never failed before. */
  const failedLogin = async (of: string): Promise<number> => {
    clients += 1;
    const clientAddress = `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
    const beganAt = performance.now();
    const outcome = await sessions.login({ email: of, password: 'velvet-anchor-73-plume', clientAddress });
    const ms = performance.now() - beganAt;
    if (outcome.ok || outcome.code !== 'INVALID_CREDENTIALS')
      throw new Error('The login was not refused as it should be');
    return ms;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let count = -warmUpTries; count < tries; count += 1) {
    // In turn, so that a machine that grows slower favours neither.
    const first = count % 2 === 0;
    const times = [
      await failedLogin(first ? email : `p${count}@example.com`),
      await failedLogin(first ? `p${count}@example.com` : email),
    ];
    if (count < 0) continue;
    known.push(times[first ? 0 : 1] ?? Number.NaN);
    unknown.push(times[first ? 1 : 0] ?? Number.NaN);
  }
  const [ofKnown, ofUnknown] = [spread(known), spread(unknown)];
  const difference = Math.abs(ofKnown.median - ofUnknown.median) / Math.min(ofKnown.median, ofUnknown.median);
  for (const [name, { median, min, max }] of Object.entries({ known: ofKnown, unknown: ofUnknown })) {
    console.log(`${name.padEnd(8)} median ${median.toFixed(2)} ms, ${min.toFixed(2)} to ${max.toFixed(2)}`);
  }
  console.log(`${(100 * difference).toFixed(1)} % apart; at most ${100 * largestDifference} % are allowed`);
  return difference;
}
