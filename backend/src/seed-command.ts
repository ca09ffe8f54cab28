import type { Pool } from 'pg';
import { type Command, runCommand } from './command-line.ts';
import { fillSearch } from './features/user/user.search-table.repository.ts';
import { patientTimeouts } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { type Env, parseEnv } from './platform/env/env.ts';
import type { Lifecycle } from './platform/lifecycle.ts';
import { loadAppSecret } from './platform/secrets/app-secret.ts';
import { createSecrets } from './platform/secrets/secrets.ts';
import { seedAmbassadors } from './seed/seed-ambassadors.ts';
import { parseSeedArguments, usage } from './seed/seed-arguments.ts';
import { seedBroadcast } from './seed/seed-broadcast.ts';
import { seedDepartures } from './seed/seed-departures.ts';
import { demoLogin } from './seed/seed-demo.ts';
import { seedImport } from './seed/seed-import.ts';
import { seedRewards } from './seed/seed-rewards.ts';
import { seedTriggers } from './seed/seed-triggers.ts';
import { seedFairness } from './seed/seed-fairness.ts';
import { shortHistory, showProgress } from './seed/seed-progress.ts';
import { chooseCampaign, seedSignups } from './seed/seed-signups.ts';
import { seedTagsAndNotes } from './seed/seed-tags-and-notes.ts';
import { seedSources } from './seed/seed-sources.ts';
import { seedWaves } from './seed/seed-waves.ts';

/** `npm run seed`. If interrupted, complete chunks stay. */

await runCommand(usage, seed);

async function seed(args: readonly string[], command: Command): Promise<number> {
  const { signups, waves, demo, help } = parseSeedArguments(args);
  if (help) {
    process.stdout.write(usage);
    return 0;
  }
  const env = parseEnv(process.env);
  const url = await command.openServer(env);
  const database = command.openDatabase(url, patientTimeouts);
  await migrate(database, url);
  const { pool } = database;
  const secrets = createSecrets(await loadAppSecret(env), env.appSecretPrevious);
  const login = demo ? await demoLogin({ env, pool, secrets }) : '';
  if (!demo || (await isEmpty(pool))) {
    await addSignups(pool, signups, env, command.lifecycle);
    if (waves) await seedWaves(pool, secrets, { isRunning: demo });
    if (demo) {
      await seedBroadcast(pool, secrets);
      await seedAmbassadors(pool);
      await seedImport({ pool, secrets, pointsPerReferral: env.pointsPerReferral });
      await seedFairness({ pool, secrets, pointsPerReferral: env.pointsPerReferral });
      await seedRewards(pool);
      await seedTriggers(pool);
      await seedSources(pool);
      await seedTagsAndNotes(pool);
      await seedDepartures(pool, secrets);
    }
  }
  process.stdout.write(login);
  return 0;
}

async function isEmpty(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM signup LIMIT 1');
  return rowCount === 0;
}

async function addSignups(
  pool: Pool,
  signups: number,
  { pointsPerReferral }: Env,
  lifecycle: Lifecycle,
): Promise<void> {
  process.stdout.write(shortHistory(await chooseCampaign(pool)));
  const seeding = seedSignups(pool, {
    signups,
    pointsPerReferral,
    onProgress: showProgress(signups, process.stdout),
    signal: lifecycle.signal,
  });
  lifecycle.onStop('the chunk under way', () => seeding.catch(() => undefined), { timeoutMs: 25_000 });
  await seeding;
  await indexForSearch(pool);
}

/** Prints every few seconds that it is still running. */
async function indexForSearch(pool: Pool): Promise<void> {
  const startedAt = performance.now();
  const say = (what: string): void => {
    process.stdout.write(`       ${what}, ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  };
  const stillAtIt = setInterval(() => say('indexing for searches'), 5000);
  try {
    await fillSearch(pool);
  } finally {
    clearInterval(stillAtIt);
  }
  say('indexed for searches');
}
