import type { ClientBase, Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller, Viewer } from '../../platform/auth/viewer.ts';
import { parseEmail } from '../../platform/contact/email.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import { lockReportedMailings, noteFeedback } from '../mailing/mailing.feedback.repository.ts';
import { type Bounced, suppressBounced } from './message.bounce.ts';
import { mailingOfMessageId } from './message.broadcast.id.ts';
import type { MailEvent, ProviderReport } from './message.events.ts';
import {
  findMailed,
  keepConfirmation,
  listConfirmations,
  type SnsConfirmationRow,
} from './message.events.repository.ts';
import {
  deleteReasons,
  insertSuppressions,
  type NewSuppression,
  type SuppressionReason,
} from './message.suppression.repository.ts';

/** The result of a report. */
export interface Reported {
  readonly message: string;
  /** Number of addresses that are newly suppressed. */
  readonly suppressed: number;
  /** Number of suppressions that were lifted. */
  readonly lifted: number;
  /** Number of reported addresses that nothing was ever sent to. Nothing is recorded about them. */
  readonly ignored: number;
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
   * Suppresses every address that bounced permanently, complained or unsubscribed at the provider, for all bulk messages, and
   * counts bounces and complaints against the mailing that sent the message, which may pause itself. Lifts what a later report
   * takes back. Addresses that nothing was sent to are ignored: a key that leaks can't silence others. All or nothing;
   * repeating it changes nothing. Fails with VALIDATION_FAILED (`events`, `events.N.email`).
   */
  async report(events: readonly MailEvent[], reporter: Caller): Promise<Outcome<Reported>> {
    if (events.length === 0 || events.length > eventsAtMost)
      return firstFault({ events: `Send 1 to ${eventsAtMost} events` });
    const read = events.map((event) => ({ event, email: parseEmail(event.email) }));
    const unreadable = read.findIndex(({ email }) => email === null);
    if (unreadable !== -1) return firstFault({ [`events.${unreadable}.email`]: 'Not an email address' });
    const reports = read.flatMap(
      ({ event: { type, permanent, messageId = '' }, email }): readonly Report[] =>
        email === null || (type === 'bounce' && !permanent)
          ? []
          : [{ emailKey: email.key, type, mailingId: mailingOfMessageId(messageId) }],
    );
    const done = await this.#record(reports, reporter);
    return { ok: true, message: 'The events have been recorded.', ...done };
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
      return { ok: true, message: 'An admin has to open the confirmation link.', ...nothingDone };
    }
    if (events.length === 0) return { ok: true, message: 'There was nothing to record.', ...nothingDone };
    const readable = events.filter(({ email }) => parseEmail(email) !== null);
    return this.report(readable.length === 0 ? events : readable, reporter);
  }

  /** Subscriptions of Amazon SNS that an admin has to confirm, newest first. */
  confirmations(): Promise<readonly SnsConfirmationRow[]> {
    return listConfirmations(this.#pool);
  }

  #record(reports: readonly Report[], caller: Caller): Promise<Done> {
    return inTransaction(this.#pool, async (client) => {
      const mailed = await findMailed(client, [...new Set(reports.map(({ emailKey }) => emailKey))]);
      const known = reports.filter(({ emailKey }) => mailed.has(emailKey));
      const ignored = reports.length - known.length;
      const suppressed = await this.#suppress(client, known, reporterOf(caller.viewer));
      const lift = (type: MailEvent['type'], reasons: readonly SuppressionReason[]) => {
        const emailKeys = known.filter((each) => each.type === type).map(({ emailKey }) => emailKey);
        return emailKeys.length === 0 ? 0 : deleteReasons(client, this.#keys, emailKeys, reasons);
      };
      const lifted =
        (await lift('notSpam', ['complaint'])) +
        (await lift('reactivation', ['bounce', 'complaint', 'unsubscribe']));
      if (suppressed + lifted > 0)
        await recordAudit(client, {
          action: 'message.report-events',
          ...by(caller),
          details: { suppressed, ...(lifted > 0 && { lifted }) },
        });
      return { suppressed, lifted, ignored };
    });
  }

  async #suppress(
    client: ClientBase,
    reports: readonly Report[],
    reportedBy: string | null,
  ): Promise<number> {
    const mailings = await lockReportedMailings(client, reports);
    const as = <Reason extends SuppressionReason>(emailKey: string, reason: Reason) => ({
      ...({ emailKey, reason, scope: 'all', reportedBy } as const),
      mailingSeq: mailings.has(emailKey) ? Number(mailings.get(emailKey)) : null,
    });
    const added = await suppressBounced(
      client,
      this.#keys,
      reports.flatMap(({ emailKey, type }): readonly Bounced[] =>
        type === 'bounce' || type === 'complaint' ? [as(emailKey, type)] : [],
      ),
    );
    await holdAgainstMailings(client, added);
    const left = reports.filter(({ type }) => type === 'unsubscribe');
    return (
      added.length +
      (await insertSuppressions(
        client,
        this.#keys,
        left.map(({ emailKey }) => as(emailKey, 'unsubscribe')),
      ))
    );
  }
}

type Done = Omit<Reported, 'message'>;
const nothingDone: Done = { suppressed: 0, lifted: 0, ignored: 0 };

/** What a report is recorded under. */
const reporterOf = (viewer: Viewer | null): string | null => {
  if (viewer === null) return null;
  return viewer.kind === 'session' ? viewer.adminId : viewer.apiKeyId;
};

interface Report {
  readonly emailKey: string;
  readonly type: MailEvent['type'];
  /** The mailing that the Message-ID identifies; null: none. */
  readonly mailingId: string | null;
}

/** Only addresses that were not suppressed before count, so a repeated report counts once. */
async function holdAgainstMailings(client: ClientBase, added: readonly NewSuppression[]): Promise<void> {
  for (const seq of new Set(added.map(({ mailingSeq }) => mailingSeq))) {
    if (seq === null) continue;
    const count = (reason: SuppressionReason) =>
      added.filter((each) => each.mailingSeq === seq && each.reason === reason).length;
    await noteFeedback(client, String(seq), { bounced: count('bounce'), complained: count('complaint') });
  }
}
