import type { Pool } from 'pg';
import { pino } from 'pino';
import { createInviteKind } from '../features/message/message.invite.kind.ts';
import { Delivery } from '../platform/delivery/delivery.ts';
import { MessageSender } from '../platform/dispatch/message-sender.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { testBrand, testSecret } from './brand.ts';
import { planMailing } from '../features/mailing/mailing.plan.ts';
import { MailingService } from '../features/mailing/mailing.service.ts';
import { CompiledVersions } from '../features/message/message.versions.ts';
import {
  findFirstVersion,
  findTemplate,
  findVersion as findStoredVersion,
} from '../features/message/message.template.repository.ts';
import type { HourLimits } from '../features/mailing/mailing.domain.repository.ts';
import { noLimits, runOnce } from '../features/mailing/mailing.scenario.ts';
import type { SegmentInput } from '../features/segment/segment.rules.ts';
import { invitations } from '../features/invite/invite.kind.ts';
import { reminders } from '../features/invite/invite.reminder.kind.ts';
import { sendNotices } from '../platform/dispatch/notice.scenario.ts';
import { revokeWave } from '../features/invite/invite.wave.jobs.ts';
import { findRevoking } from '../features/invite/invite.wave.repository.ts';
import { type WaveInput, WaveService } from '../features/invite/invite.wave.service.ts';

export const waveSecrets = createSecrets(testSecret);
export const wavePublicUrl = 'https://waitlist.example.com';
const testTwilio = { accountSid: 'AC1', authToken: 'secret', from: '+15005550006' };
const change = { viewer: null, clientAddress: '192.0.2.1' };

/** One instance's operations on waves, over its own connections, with an SMTP server on this port. */
export type WaveInstance = ReturnType<typeof createWaveInstance>;

export interface WaveInstanceOptions {
  readonly forgottenAfterSeconds?: number;
  /** No limits by default. */
  readonly limits?: HourLimits;
  /** The address of the fake Twilio; without it, there are no text messages. */
  readonly smsUrl?: string;
}

export function createWaveInstance(
  pool: Pool,
  smtpPort: number,
  { forgottenAfterSeconds = 2, limits = noLimits, smsUrl }: WaveInstanceOptions = {},
) {
  const log = pino({ level: 'silent' });
  const stop = new AbortController();
  const delivery = new Delivery({
    pool,
    env: {
      production: false,
      smtp: { url: `smtp://127.0.0.1:${smtpPort}`, from: 'Waitlist <team@example.com>' },
      twilio: smsUrl === undefined ? undefined : { ...testTwilio, baseUrl: smsUrl },
    },
    mailConnections: 16,
  });
  const sender = new MessageSender(delivery);
  const versions = new CompiledVersions();
  const { kind, templates, hashPads } = createInviteKind({
    pool,
    secrets: waveSecrets,
    publicUrl: () => wavePublicUrl,
    smsAvailable: smsUrl !== undefined,
    brand: testBrand,
    messageTemplates: {
      async findCompiled(id) {
        const version = await findStoredVersion(pool, id);
        return version === null
          ? null
          : versions.compile(version, { brand: testBrand, publicUrl: wavePublicUrl });
      },
    },
  });
  const kinds = { invite: kind };
  const findVersion = async (of: 'invite' | 'reminder', id: string | null) => {
    const version = id === null ? await findFirstVersion(pool, of) : (await findTemplate(pool, id))?.version;
    return version?.kind === of ? version.id : null;
  };
  const waves = new WaveService({ pool, reader: pool, audience: kind.audience, findVersion });
  const mailings = new MailingService(pool, kinds);
  const draft = async (segment: SegmentInput, more: Partial<WaveInput> = {}) => {
    const created = await waves.create(
      { name: 'A wave', perHour: 1_000_000, expiresInMinutes: 20_160, reminderDays: [], segment, ...more },
      change,
    );
    if (!created.ok) throw new Error(JSON.stringify(created));
    return created.wave.mailing;
  };
  const confirm = async (segment: SegmentInput, people: number, more: Partial<WaveInput> = {}) => {
    const { id, seq } = await draft(segment, more);
    const started = await mailings.start(change, id, { confirmPeople: people, revision: 1, startsAt: null });
    if (!started.ok) throw new Error(JSON.stringify(started));
    return { id, seq };
  };
  return {
    pool,
    kind,
    waves,
    mailings,
    draft,
    /** Saves a wave for users and starts it. @returns its id and the place of its mailing. */
    async start(segment: SegmentInput, people: number, more: Partial<WaveInput> = {}) {
      const { id, seq } = await confirm(segment, people, more);
      await planMailing({ pool, kinds }, id, log);
      return { id, seq };
    },
    /** The same, but its recipients are not written down yet; `plan` does so. */
    confirm,
    plan: (id: string) => planMailing({ pool, kinds }, id, log),
    /** Sends everything that is due. */
    work: () =>
      runOnce(pool, { sender, limits, kinds, aheadSeconds: 0, forgottenAfterSeconds, signal: stop.signal }),
    /** Sends single invitations. */
    sendInvitations: () =>
      sendNotices(
        pool,
        [
          invitations({
            pool,
            sender,
            kind,
            templates,
            hashPads,
            findVersion: () => findVersion('invite', null),
          }),
        ],
        { forgottenAfterSeconds },
      ),
    /** Sends the reminders that are due. */
    remind: (options: Parameters<typeof sendNotices>[2] = {}) =>
      sendNotices(pool, [reminders({ pool, sender, kind, templates, hashPads, limits })], {
        aheadSeconds: 0,
        forgottenAfterSeconds,
        ...options,
      }),
    /** Revokes the waves that admins revoked. */
    async revoke() {
      for (const seq of await findRevoking(pool)) await revokeWave(pool, seq, () => false);
    },
    pause: (id: string) => mailings.pause(change, id),
    resume: (id: string) => mailings.resume(change, id),
    cancel: (id: string) => mailings.cancel(change, id),
    askToRevoke: (id: string) => waves.revoke(id, change),
    close: () => delivery.close(),
  };
}
