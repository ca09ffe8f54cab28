import type { ClientBase, Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { parseEmail } from '../../platform/contact/email.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import { lockReportedMailings, noteFeedback } from '../mailing/mailing.feedback.repository.ts';
import { type Bounced, suppressBounced } from './message.bounce.ts';
import { mailingOfMessageId } from './message.broadcast.id.ts';
import type { MailEvent, ProviderReport } from './message.events.ts';
import { keepConfirmation, listConfirmations, type SnsConfirmationRow } from './message.events.repository.ts';
import type { NewSuppression } from './message.suppression.repository.ts';

/** The result of a report. */
export interface Reported {
  readonly message: string;
  /** Number of addresses that are newly suppressed. */
  readonly suppressed: number;
}

export const eventsAtMost = 1000;

/** Processes mail providers' reports of bounces and complaints. */
export class MailEventService {
  readonly #pool: Pool;
  readonly #keys: Keys;

  /** @param keys with which contacts are hashed. */
  constructor(pool: Pool, keys: Keys) {
    this.#pool = pool;
    this.#keys = keys;
  }

  /**
   * Suppresses every address that bounced permanently or complained, for all bulk messages, and counts it against the
   * mailing that sent the message, which may pause itself. All or nothing; repeating it changes nothing. Fails with
   * VALIDATION_FAILED (`events`, `events.N.email`).
   */
  async report(events: readonly MailEvent[], reporter: Caller): Promise<Outcome<Reported>> {
    if (events.length === 0 || events.length > eventsAtMost)
      return firstFault({ events: `Send 1 to ${eventsAtMost} events` });
    const read = events.map((event) => ({ event, email: parseEmail(event.email) }));
    const unreadable = read.findIndex(({ email }) => email === null);
    if (unreadable !== -1)
      return firstFault({ [`events.${unreadable}.email`]: 'This is not an email address' });
    const reports = read.flatMap(
      ({ event: { type, permanent, messageId = '' }, email }): readonly Report[] =>
        email === null || !(permanent || type === 'complaint')
          ? []
          : [{ emailKey: email.key, reason: type, mailingId: mailingOfMessageId(messageId) }],
    );
    const suppressed = await this.#suppress(reports, reporter);
    return { ok: true, message: 'The events have been recorded', suppressed };
  }

  /**
   * The same for a provider's own format. Unreadable addresses are skipped as long as others can be read.
   *
   * Fails with VALIDATION_FAILED, naming the provider's field.
   */
  async reportOf(report: ProviderReport, reporter: Caller): Promise<Outcome<Reported>> {
    if (!report.ok) return report;
    const { events, confirmation } = report;
    if (confirmation !== null) {
      await inTransaction(this.#pool, (client) => keepConfirmation(client, confirmation));
      return { ok: true, message: 'An admin has to open the confirmation link', suppressed: 0 };
    }
    if (events.length === 0) return { ok: true, message: 'There was nothing to record', suppressed: 0 };
    const readable = events.filter(({ email }) => parseEmail(email) !== null);
    return this.report(readable.length === 0 ? events : readable, reporter);
  }

  /** Subscriptions of Amazon SNS that an admin has to confirm, newest first. */
  confirmations(): Promise<readonly SnsConfirmationRow[]> {
    return listConfirmations(this.#pool);
  }

  #suppress(reports: readonly Report[], caller: Caller): Promise<number> {
    return inTransaction(this.#pool, async (client) => {
      const mailings = await lockReportedMailings(client, reports);
      const bounced = reports.map(({ emailKey, reason }): Bounced => ({
        emailKey,
        reason,
        scope: 'all',
        mailingSeq: mailings.has(emailKey) ? Number(mailings.get(emailKey)) : null,
      }));
      const added = await suppressBounced(client, this.#keys, bounced);
      const suppressed = added.length;
      if (suppressed === 0) return 0;
      await holdAgainstMailings(client, added);
      await recordAudit(client, { action: 'message.report-events', ...by(caller), details: { suppressed } });
      return suppressed;
    });
  }
}

interface Report {
  readonly emailKey: string;
  readonly reason: MailEvent['type'];
  /** The mailing that the Message-ID identifies; null: none. */
  readonly mailingId: string | null;
}

/** Only addresses that were not suppressed before count, so a repeated report counts once. */
async function holdAgainstMailings(client: ClientBase, added: readonly NewSuppression[]): Promise<void> {
  for (const seq of new Set(added.map(({ mailingSeq }) => mailingSeq))) {
    if (seq === null) continue;
    const count = (reason: MailEvent['type']) =>
      added.filter((each) => each.mailingSeq === seq && each.reason === reason).length;
    await noteFeedback(client, String(seq), { bounced: count('bounce'), complained: count('complaint') });
  }
}
