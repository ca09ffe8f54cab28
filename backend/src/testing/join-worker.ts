import { writeSync } from 'node:fs';
import { Pool } from 'pg';
import { createJoinQueue, createWaitlistOn, noBrowser, person, verifyEmail } from './scenarios.ts';

/**
 * An instance in its own process, to be killed: it has people verify and join until its standard input ends, half of
 * them with the given code, and writes the id of every acknowledged join on its own line.
 *
 * Arguments: database URL, referral code.
 */
const [url = '', referralCode = ''] = process.argv.slice(2);
const clients = 16;

const pool = new Pool({ connectionString: url, max: 4 });
const joinPool = new Pool({ connectionString: url, max: 2 });
for (const each of [pool, joinPool]) {
  each.on('error', () => undefined);
  each.on('connect', (client) => client.on('error', () => undefined));
}
const waitlist = createWaitlistOn(createJoinQueue(joinPool));
let ending = false;
process.stdin.on('end', () => {
  ending = true;
});
process.stdin.resume();

async function joinAgainAndAgain(client: number): Promise<void> {
  while (!ending) {
    const input = person({
      referralCode: client % 2 === 0 ? referralCode : undefined,
      email: `p${process.pid}.${client}.${Date.now()}@example.com`,
    });
    try {
      await verifyEmail(pool, input.email);
      const outcome = await waitlist.join(input, noBrowser);
      if (outcome.ok) writeSync(1, `${outcome.id}\n`);
    } catch {
      // The database was killed on purpose: nothing was acknowledged.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

await Promise.all(Array.from({ length: clients }, (_, client) => joinAgainAndAgain(client)));
await pool.end();
await joinPool.end();
