import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { planMailing } from '../../backend/src/features/mailing/mailing.plan.ts';
import { runMailings } from '../../backend/src/features/mailing/mailing.run.ts';
import { MailingSender } from '../../backend/src/features/mailing/mailing.sender.ts';
import { renderInvite } from '../../backend/src/features/message/message.invite.ts';
import { sampleValues } from '../../backend/src/features/message/message.sample.ts';
import { findFirstVersion } from '../../backend/src/features/message/message.template.repository.ts';
import { TemplateService } from '../../backend/src/features/message/message.template.service.ts';
import { createInviteKind } from '../../backend/src/features/message/message.invite.kind.ts';
import { Delivery } from '../../backend/src/platform/delivery/delivery.ts';
import type { MailContent } from '../../backend/src/platform/delivery/template.ts';
import { createSecrets } from '../../backend/src/platform/secrets/secrets.ts';
import { openBenchPool } from '../database.ts';
import { startWave } from '../wave.ts';
import { type Round, roundOf, runClients } from '../measure.ts';

/**
 * One contender of sending, in a process of its own, forked by `mailing.ts`: sends as many messages as it is told, and
 * says how long that took and how much it grew.
 */

/** What it answers. */
export interface ContenderAnswer {
  readonly round: Round;
  /** How long writing down the recipients took, which is part of the round. */
  readonly planMs: number;
  /** How much the process grew so far, at most, in MiB, since a tenth of all its messages was sent. */
  readonly grownMib: number;
}

const secrets = createSecrets('a secret of the benchmark, long enough for it');
const silent = pino({ level: 'silent' });
const mailConnections = 16;
const noLimit = 1_000_000_000;
const site = 'https://example.com';
const brand = {
  name: 'Benchmark',
  legalName: 'Benchmark',
  tagline: '',
  description: '',
  address: 'Street 1, Town',
  supportEmail: 'support@example.com',
  copyright: 'Benchmark',
};
const [contender = '', databaseUrl = '', smtpUrl = '', messagesInAll = ''] = process.argv.slice(2);
const smtp = { url: smtpUrl, from: 'benchmark@example.com' };
const pool = openBenchPool(databaseUrl, 6);
const delivery = new Delivery({ env: { production: true, smtp, twilio: undefined }, pool, mailConnections });
const messageTemplates = new TemplateService({
  textMessage: () => null,
  pool,
  brand,
  delivery,
  claimTest: () => Promise.reject(new Error('No test message is sent here')),
});
const bare = createTransport({
  url: smtpUrl,
  pool: true,
  maxConnections: mailConnections,
  maxMessages: Infinity,
});

const rssMib = () => process.memoryUsage().rss / 2 ** 20;
let sent = 0;
let warmMib: number | null = null;
let mostMib = 0;

process.on('SIGINT', () => undefined); // Ctrl-C is left to the parent
process.on('disconnect', () => process.exit());
process.on('message', (messages: number) => void answer(messages));
process.send?.('ready');

async function answer(messages: number): Promise<void> {
  const watch = setInterval(() => {
    const now = rssMib();
    mostMib = Math.max(mostMib, now);
    if (sent >= Number(messagesInAll) / 10) warmMib ??= now;
  }, 100);
  const { round, planMs } = contender === 'wave' ? await sendWave(messages) : await sendBare(messages);
  clearInterval(watch);
  mostMib = Math.max(mostMib, rssMib());
  const grownMib = Math.max(0, mostMib - (warmMib ?? mostMib));
  const answered: ContenderAnswer = { round, planMs, grownMib };
  process.send?.(answered);
}

async function sendBare(messages: number) {
  const mail = await exampleMail(pool);
  const round = await runClients(mailConnections, messages, async (piece) => {
    await bare.sendMail({ ...mail, from: smtp.from, to: `user${piece}@example.com` });
    sent += 1;
  });
  return { round, planMs: 0 };
}

async function sendWave(messages: number) {
  const mailing = await startWave(pool, { people: messages, perHour: noLimit });
  const { kind: invite } = createInviteKind({
    pool,
    secrets,
    brand,
    smsAvailable: false,
    publicUrl: () => site,
    messageTemplates,
  });
  const sender = new CountingSender(delivery);
  const options = { pool, kinds: { invite }, sender, limits: { mailPerDomainPerHour: noLimit, smsPerHour: 1 } };
  const startedAt = performance.now();
  await planMailing(options, mailing.id, silent);
  const planMs = performance.now() - startedAt;
  const { signal } = new AbortController();
  await runMailings({ ...options, runMs: 3_600_000 }, { log: silent, signal });
  const took = performance.now() - startedAt;
  const { rows } = await pool.query<{ state: string; sent: number }>(
    `SELECT state, (SELECT count(*)::int FROM mailing_recipient WHERE mailing_seq = seq AND state = 'sent') AS sent
     FROM mailing WHERE seq = $1`,
    [mailing.seq],
  );
  if (rows[0]?.state !== 'done' || rows[0].sent !== messages)
    throw new Error(`The wave is ${rows[0]?.state ?? 'gone'}, ${rows[0]?.sent ?? 0} were sent`);
  const round = { ...roundOf([took], took), count: messages, perSecond: (1000 * messages) / took };
  return { round, planMs };
}

class CountingSender extends MailingSender {
  override send(...args: Parameters<MailingSender['send']>): ReturnType<MailingSender['send']> {
    sent += 1;
    return super.send(...args);
  }
}

/** An invitation as the wave sends them. */
async function exampleMail(of: Pool): Promise<MailContent> {
  const version = await findFirstVersion(of, 'invite');
  const compiled = version === null ? null : await messageTemplates.findCompiled(version.id, site);
  if (compiled === null) throw new Error('There is no template of invitations');
  return renderInvite(secrets, compiled, {
    ...sampleValues(site, 'invite'),
    signupId: '00000000-0000-4000-8000-000000000000',
    mailingSeq: 1,
  });
}
