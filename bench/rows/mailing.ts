import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import { openBenchPool } from '../database.ts';
import { interleave, memoryOf, ratios, type Round, runClients } from '../measure.ts';
import { number, ratioRow, type Row } from '../report.ts';
import { startMailing } from '../wave.ts';
import type { Context } from './context.ts';
import { rateOf } from './joins.ts';

const rateGoal = 0.6;
const growthGoalMib = 100;
const connections = 16;
/** The pace that people may set would be the only thing measured. */
const noLimit = 1_000_000_000;
/** About as long as an invitation with its mark. */
const text = 'You are in. Open the link to accept your invitation. '.repeat(12);
const html = `<table>${'<tr><td style="padding: 8px 16px; font: 16px sans-serif">You are in.</td></tr>'.repeat(110)}</table>`;

/**
 * Invitations of a wave that the built product sends, from its start until the last is settled, against a bare pool of
 * nodemailer that sends a message of the same length as often. The mail server is a process of its own and answers at once.
 */
export async function measureMailing(context: Context, most: number): Promise<readonly Row[]> {
  const { readsUrl, rounds, signups } = context;
  // Every round invites others, and not all verified an email address.
  const messages = Math.min(most, Math.floor(signups / 3 / rounds));
  const pool = openBenchPool(readsUrl, 1);
  await pool.query('ALTER TABLE mailing DROP CONSTRAINT mailing_per_hour_check');
  const { product, mailPort, arrived } = await context.office();
  const url = `smtp://127.0.0.1:${mailPort}`;
  const bare = createTransport({ url, pool: true, maxConnections: connections, maxMessages: Infinity });
  const [from, subject] = ['benchmark@example.com', 'You are in'];
  const warmFrom = arrived() + (rounds * messages) / 10;
  let [warm, largest] = [0, 0];
  const watch = setInterval(() => {
    void memoryOf(product.pid, 'VmRSS').then((bytes) => {
      if (arrived() < warmFrom) warm = bytes;
      largest = Math.max(largest, bytes);
    });
  }, 100);
  try {
    const results = await interleave(['wave', 'bare'], { rounds }, (name) =>
      name === 'wave'
        ? sendWave(pool, messages)
        : runClients(connections, messages, async (piece) => {
            await bare.sendMail({ from, subject, text, html, to: `user${piece}@example.com` });
          }),
    );
    const grownMib = Math.max(0, largest - warm) / 2 ** 20;
    return [
      ratioRow(
        `a wave of ${number(messages)} written down, issued, sent, settled / a bare pool of nodemailer, messages per second`,
        ratios(results.wave, results.bare, 'perSecond'),
        `${rateOf(results.wave)} / ${rateOf(results.bare)}`,
        { atLeast: rateGoal },
      ),
      {
        what: "growth of the product's memory after the first tenth of the messages",
        measured: `${grownMib.toFixed(0)} MiB`,
        goal: `≤ ${growthGoalMib} MiB`,
        isKept: grownMib <= growthGoalMib,
      },
    ];
  } finally {
    clearInterval(watch);
    bare.close();
    await pool.end();
  }
}

async function sendWave(pool: Pool, messages: number): Promise<Round> {
  const send = async () => {
    const { seq } = await startMailing(pool, { people: messages, perHour: noLimit });
    for (;;) {
      const { rows } = await pool.query<{ state: string; sent: number }>(
        'SELECT state, sent::float8 AS sent FROM mailing WHERE seq = $1',
        [seq],
      );
      if (rows[0]?.state === 'done' && rows[0].sent === messages) return;
      if (rows[0]?.state === 'done') throw new Error(`The wave sent ${rows[0].sent} of ${messages}`);
      await sleep(20);
    }
  };
  const round = await runClients(1, 1, send);
  return { ...round, count: messages, perSecond: messages * round.perSecond };
}
