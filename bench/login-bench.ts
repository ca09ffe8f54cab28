import type { Pool } from 'pg';
import { adminLegacies, entities } from '../backend/src/features.ts';
import { createAccountServices } from '../backend/src/features/account/account.services.ts';
import { Orm } from '../backend/src/platform/database/orm.ts';
import { createSecrets } from '../backend/src/platform/secrets/secrets.ts';
import { type Spread, spread } from './measure.ts';

const tries = 200;
const warmUpTries = 20;
/** How far apart the two medians may be, as a fraction of the smaller. */
export const largestDifference = 0.1;
const email = 'ada@example.com';

/** How long failed logins took, in milliseconds, and whether that reveals if their email is known. */
export interface LoginResult {
  readonly tries: number;
  readonly known: Spread;
  readonly unknown: Spread;
  /** By how much of the smaller median the two medians are apart. */
  readonly difference: number;
  readonly good: boolean;
}

/** Fails to log in 200 times each with a known and an unknown email, alternating; `pool` is of an empty database. */
export async function benchLogin(pool: Pool): Promise<LoginResult> {
  const { accounts, sessions } = createAccountServices({
    orm: new Orm(entities),
    pool,
    secrets: createSecrets('the secret of a benchmark, long enough'),
    options: { signup: 'approval' },
    legacies: adminLegacies,
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
    await pool.query('DELETE FROM admin_attempt'); // or the account would soon have to wait
    return ms;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let count = -warmUpTries; count < tries; count += 1) {
    // Alternating, so that a machine that gets slower favors neither.
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
  return { tries, known: ofKnown, unknown: ofUnknown, difference, good: difference <= largestDifference };
}

/** The result as a table. */
export function loginMarkdown({ known, unknown, difference, good }: LoginResult, date: string): string {
  const row = (name: string, { median, min, max }: Spread) =>
    `| ${name} | ${median.toFixed(2)} ms | ${min.toFixed(2)}–${max.toFixed(2)} ms |`;
  return `# Failed logins, ${date}

${tries} tries of each kind, in turn, each from another address.

| email | median | range |
| --- | --- | --- |
${row('known', known)}
${row('unknown', unknown)}

The medians are ${(100 * difference).toFixed(1)} % apart; at most ${100 * largestDifference} % are allowed: ${good ? 'met' : 'MISSED'}.
`;
}
