import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { issueInvites } from '../../backend/src/features/invite/invite.issue.ts';
import { runWebhooks } from '../../backend/src/features/webhook/webhook.run.ts';
import { WebhookSender } from '../../backend/src/features/webhook/webhook.sender.ts';
import { webhookWaker } from '../../backend/src/features/webhook/webhook.waker.ts';
import { inTransaction } from '../../backend/src/platform/database/database.ts';
import { jobConnections } from '../../backend/src/platform/jobs/start-jobs.ts';
import { createLog } from '../../backend/src/platform/log/log.ts';
import { openBenchPool } from '../database.ts';
import { interleave, ratios, type Round } from '../measure.ts';
import { addEndpoint } from '../receiver.ts';
import { number, ratioRow, type Row } from '../report.ts';
import type { Context } from './context.ts';
import { openJoins, rateOf, secrets } from './joins.ts';

const log = createLog('silent');
const withEndpointGoal = 0.97;
const whileIssuingGoal = 0.9;
const issuedPerSecond = 500;
const issuedAtOnce = 100;

/**
 * Joins per second alone, while their webhooks are sent, and while invitations are issued. As in the product, the runner of
 * webhooks works in the process that takes joins; the receiver is a process of its own.
 */
export async function measureJoinsBeside(context: Context): Promise<readonly Row[]> {
  const pool = openBenchPool(context.url, jobConnections);
  const joins = await openJoins(context, (own) => webhookWaker(own, log));
  const receiver = await startReceiver(context);
  const sender = new WebhookSender({ allowAddresses: ['127.0.0.1/32'] });
  try {
    const groups = [...(await joins.prepare(3 * context.rounds))];
    await addEndpoint(pool, receiver);
    await pool.query(
      `UPDATE webhook_endpoint SET types = '{signup.joined,signup.credited}', personal_data = true, per_second = 50`,
    );
    const invited = await invitable(pool);
    const beside = {
      alone: () => Promise.resolve(),
      webhooks: (signal: AbortSignal) =>
        runWebhooks({ pool, secrets, sender, idleMs: 60_000 }, { log, signal }),
      invitations: (signal: AbortSignal) => issue(pool, invited, signal),
    };
    const { alone, webhooks, invitations } = await interleave(
      ['alone', 'webhooks', 'invitations'],
      context,
      async (name): Promise<Round> => {
        await pool.query('UPDATE webhook_endpoint SET state = $1', [
          name === 'webhooks' ? 'active' : 'paused',
        ]);
        const over = new AbortController();
        const working = beside[name](over.signal);
        try {
          return await joins.joinAll(groups.pop() ?? []);
        } finally {
          over.abort();
          await working;
        }
      },
    );
    const { rows } = await pool.query<{ sent: number }>(
      'SELECT coalesce(sum(succeeded), 0)::int AS sent FROM webhook_hour',
    );
    const sent = rows[0]?.sent ?? 0;
    const rates = (of: readonly Round[]) => `${rateOf(of)} / ${rateOf(alone)}`;
    const sending = ratioRow(
      'joins per second with a webhook endpoint / without',
      ratios(webhooks, alone, 'perSecond'),
      `${rates(webhooks)}; ${number(sent)} webhooks delivered meanwhile`,
      { atLeast: withEndpointGoal },
    );
    return [
      { ...sending, isKept: sending.isKept === true && sent > 0 },
      ratioRow(
        `joins per second while ${issuedPerSecond} invitations a second are issued / without`,
        ratios(invitations, alone, 'perSecond'),
        rates(invitations),
        { atLeast: whileIssuingGoal },
      ),
    ];
  } finally {
    sender.close();
    await Promise.all([joins.close(), pool.end()]);
  }
}

/** Users to invite, in an order of no meaning. */
async function invitable(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ seq: string }>(
    `SELECT seq::text FROM signup LEFT JOIN score USING (seq)
     WHERE coalesce(score.standing, 'waiting') = 'waiting' ORDER BY hashint8(seq) LIMIT 200000`,
  );
  return rows.map(({ seq }) => seq);
}

/** Issues invitations at a steady rate until it is over. */
async function issue(pool: Pool, seqs: string[], over: AbortSignal): Promise<void> {
  const startedAt = performance.now();
  const terms = { mailingSeq: null, expiresInMinutes: 60 };
  for (let issued = 0; !over.aborted; issued += issuedAtOnce) {
    const dueInMs = startedAt + (1000 * issued) / issuedPerSecond - performance.now();
    if (dueInMs > 0) await sleep(dueInMs);
    const next = seqs.splice(0, issuedAtOnce);
    if (next.length === 0) return;
    await inTransaction(pool, (client) => issueInvites(client, secrets, next, terms));
  }
}

const receiverCode = `require('http').createServer((q, a) => q.resume().on('end', () => a.writeHead(204).end()))
  .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;

/** @returns its address. */
async function startReceiver({ lifecycle }: Context): Promise<string> {
  const child = spawn(process.execPath, ['-e', receiverCode], { stdio: ['ignore', 'pipe', 'inherit'] });
  lifecycle.onStop('the receiver', () => child.kill());
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return `http://127.0.0.1:${port.toString().trim()}/`;
}
