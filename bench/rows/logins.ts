import { call } from '../client.ts';
import { openBenchPool } from '../database.ts';
import { spread } from '../measure.ts';
import { ratioRow, type Row, time } from '../report.ts';
import type { Context } from './context.ts';

const tries = 200;
const warmUpTries = 20;
/** How far apart the two medians may be, as a fraction of the smaller. */
const largestDifference = 0.1;

/** Fails to log in with a known and an unknown email, in turn, each from another address: the time must not tell them apart. */
export async function measureLogins({ readsUrl, office }: Context): Promise<readonly Row[]> {
  const { product } = await office();
  const pool = openBenchPool(readsUrl, 1);
  let clients = 0;
  const failedLogin = async (email: string): Promise<number> => {
    clients += 1;
    const headers = { 'x-forwarded-for': `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}` };
    const body = JSON.stringify({ email, password: 'velvet-anchor-73-plume' });
    const beganAt = performance.now();
    const answer = await call({ port: product.port, path: '/api/admin/login', body, headers });
    const ms = performance.now() - beganAt;
    if (!answer.body.includes('INVALID_CREDENTIALS'))
      throw new Error(`The login was not refused as it should be: ${answer.body}`);
    await pool.query('DELETE FROM admin_attempt'); // or the account would soon have to wait
    return ms;
  };
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let count = -warmUpTries; count < tries; count += 1)
    for (const name of count % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const ms = await failedLogin(name === 'known' ? 'ada@example.com' : `p${count}@example.com`);
      if (count >= 0) times[name].push(ms);
    }
  await pool.end();
  const [known, unknown] = [spread(times.known).median, spread(times.unknown).median];
  const difference = Math.abs(known - unknown) / Math.min(known, unknown);
  return [
    {
      ...ratioRow(
        'failed login with an unknown email / with a known one',
        spread([unknown / known]),
        `${time(unknown)} / ${time(known)}`,
      ),
      goal: `within ${100 * largestDifference} %`,
      isKept: difference <= largestDifference,
    },
  ];
}
