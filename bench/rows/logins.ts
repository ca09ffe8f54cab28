import { adminLegacies, entities } from '../../backend/src/features.ts';
import { createAccountServices } from '../../backend/src/features/account/account.services.ts';
import { Orm } from '../../backend/src/platform/database/orm.ts';
import { openBenchPool } from '../database.ts';
import { spread } from '../measure.ts';
import { ratioRow, type Row, time } from '../report.ts';
import type { Context } from './context.ts';
import { secrets } from './joins.ts';

const tries = 200;
const warmUpTries = 20;
/** How far apart the two medians may be, as a fraction of the smaller. */
const largestDifference = 0.1;
const email = 'ada@example.com';

/** Fails to log in with a known and an unknown email, in turn, each from another address: the time must not tell them apart. */
export async function measureLogins({ bareUrl }: Context): Promise<readonly Row[]> {
  const pool = openBenchPool(bareUrl, 2);
  const { accounts, sessions } = createAccountServices({
    orm: new Orm(entities),
    pool,
    secrets,
    options: { signup: 'approval' },
    legacies: adminLegacies,
  });
  const created = await accounts.createAdmin({ name: 'Ada', email, password: 'orbit-lantern-49-quill' });
  if (!created.ok) throw new Error(created.message);
  let clients = 0;
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
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let count = -warmUpTries; count < tries; count += 1)
    for (const name of count % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const ms = await failedLogin(name === 'known' ? email : `p${count}@example.com`);
      if (count >= 0) times[name].push(ms);
    }
  await pool.end();
  const [known, unknown] = [spread(times.known).median, spread(times.unknown).median];
  const row = ratioRow(
    'failed login with an unknown email / with a known one',
    spread([unknown / known]),
    `${time(unknown)} / ${time(known)}`,
  );
  const difference = Math.abs(known - unknown) / Math.min(known, unknown);
  return [{ ...row, goal: `within ${100 * largestDifference} %`, isKept: difference <= largestDifference }];
}
