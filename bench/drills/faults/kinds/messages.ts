import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import type { GateMode } from '../mail-gate.ts';

const quiet = { failures: [], slowestMs: { other: 4_000 }, worksAfterMs: 5_000 } as const;

const mail = (mode: GateMode, does: string, codesAfterMs: number): Fault => ({
  name: `mail-${mode}`,
  does,
  seconds: 30,
  bounds: { ...quiet, codesAfterMs },
  begin: (world) => void (world.mail.mode = mode),
  end: (world) => void (world.mail.mode = 'take'),
});

const texts = (mode: GateMode, does: string, codesAfterMs: number): Fault => ({
  name: `sms-${mode}`,
  does,
  seconds: 30,
  codesBy: 'SMS',
  bounds: { ...quiet, codesAfterMs },
  begin: (world) => void (world.texts.mode = mode),
  end: (world) => void (world.texts.mode = 'take'),
});

export const mailRefusing = mail('refuse', 'the mail server refuses every recipient (451) for 30 s', 20_000);
export const mailSlow = mail('slow', 'the mail server takes 8 s per message for 30 s', 30_000);
export const mailAway = mail(
  'away',
  'the mail server cuts its connections and refuses new ones for 30 s',
  50_000,
);
export const smsRefusing = texts('refuse', 'Twilio answers 503 for 30 s', 20_000);
export const smsSlow = texts('slow', 'Twilio takes 8 s per message for 30 s', 30_000);
export const smsAway = texts('away', 'Twilio cuts its connections and refuses new ones for 30 s', 50_000);

export const namesGone: Fault = {
  name: 'names-gone',
  does: 'no name resolves (mail server, webhook receiver) for 30 s',
  seconds: 30,
  disturbance: 'names',
  bounds: { ...quiet, codesAfterMs: 20_000 },
  begin({ disturb, mail, cutWebhooks }) {
    disturb();
    // Connections that are kept need no name.
    mail.cut();
    cutWebhooks();
  },
  async look({ pool }) {
    await sleep(20_000);
    const { rows } = await pool.query<{ failed: number }>(
      'SELECT coalesce(sum(failed), 0)::int AS failed FROM webhook_hour',
    );
    const failed = rows[0]?.failed ?? 0;
    return [{ what: `${failed} requests of webhooks had failed after 20 s`, isKept: failed > 0 }];
  },
  end: ({ disturb }) => disturb(),
};
