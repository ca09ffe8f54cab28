import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openBenchPool } from '../database.ts';
import { startMailSink } from '../mail-sink.ts';
import { interleave, ratios, spread } from '../measure.ts';
import { number, ratioRow, type Row } from '../report.ts';
import { nextMessage } from '../server-process.ts';
import type { Context } from './context.ts';
import { rateOf } from './joins.ts';
import type { ContenderAnswer } from './mailing-contender.ts';

const rateGoal = 0.6;
const growthGoalMib = 100;
const answerTimeoutMs = 3_600_000;

/**
 * Invitations of a wave, from the start of writing them down until the last is settled, against a bare pool of nodemailer that
 * sends one of them as often. Each is a process of its own, and so is the mail server, which answers at once.
 */
export async function measureMailing(
  { readsUrl: url, rounds, signups, lifecycle }: Context,
  most: number,
): Promise<readonly Row[]> {
  // Every round invites others, and not all verified an email address.
  const messages = Math.min(most, Math.floor(signups / 3 / rounds));
  const sink = await startMailSink(0, () => undefined, lifecycle);
  const pool = openBenchPool(url, 1);
  // The pace that people may set would be the only thing measured.
  await pool.query('ALTER TABLE mailing DROP CONSTRAINT mailing_per_hour_check');
  await pool.end();
  const start = async (name: 'wave' | 'bare'): Promise<ChildProcess> => {
    const script = fileURLToPath(new URL('mailing-contender.ts', import.meta.url));
    const args = [name, url, `smtp://127.0.0.1:${sink.port}`, String(rounds * messages)];
    const child = fork(script, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    lifecycle.onStop('a contender', () => child.kill('SIGKILL'));
    await nextMessage<'ready'>(child);
    return child;
  };
  const contenders = { wave: await start('wave'), bare: await start('bare') };
  const waves: ContenderAnswer[] = [];
  try {
    const { wave, bare } = await interleave(['wave', 'bare'], { rounds }, async (name) => {
      contenders[name].send(messages);
      const answer = await nextMessage<ContenderAnswer>(contenders[name], answerTimeoutMs);
      if (name === 'wave') waves.push(answer);
      return answer.round;
    });
    const planSeconds = spread(waves.map(({ planMs }) => planMs / 1000)).median;
    const grownMib = Math.max(...waves.map((each) => each.grownMib));
    return [
      ratioRow(
        `a wave of ${number(messages)} written down, issued, sent, settled / a bare pool of nodemailer, messages per second`,
        ratios(wave, bare, 'perSecond'),
        `${rateOf(wave)} / ${rateOf(bare)}; written down in ${planSeconds.toFixed(1)} s`,
        { atLeast: rateGoal },
      ),
      {
        what: `growth of the sender's memory after the first tenth of ${number(rounds * messages)}`,
        measured: `${grownMib.toFixed(0)} MiB`,
        goal: `≤ ${growthGoalMib} MiB`,
        isKept: grownMib <= growthGoalMib,
      },
    ];
  } finally {
    for (const each of Object.values(contenders)) each.disconnect();
  }
}
