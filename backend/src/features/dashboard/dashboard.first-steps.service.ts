import type { Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { checkSenderDomain, type SenderDomain } from '../../platform/mail/sender-domain.ts';

/** The steps that a new installation needs, and which are done. */
export interface FirstSteps {
  /** The brand file has its own support email. */
  readonly brand: boolean;
  /** A mail server is configured. */
  readonly mail: boolean;
  /** The address of the app that users are invited to is configured. */
  readonly app: boolean;
  /** The first user has joined. */
  readonly signup: boolean;
  /** An FAQ was added, changed or deleted. */
  readonly faq: boolean;
  /** A second account exists or is invited. */
  readonly team: boolean;
  /** Whether something is left to do, the waitlist is young, and no admin has dismissed the list. */
  readonly isShown: boolean;
}

/** Values from the configuration. */
export interface ConfiguredSteps extends Pick<FirstSteps, 'brand' | 'mail' | 'app'> {
  /** The domain that emails come from; left out: no mail server is configured. */
  readonly senderDomain?: string | undefined;
}

const dismissed = 'setup.dismiss';
/** With this many sign-ups or more, an installation counts as set up. */
const youngUpTo = 100;

interface FoundSteps extends Pick<FirstSteps, 'faq' | 'team'> {
  readonly signups: number;
  readonly dismissed: boolean;
}

/** Whether the brand file was edited: the one in the repository has an example address as its support email. */
export const isOwnBrand = ({ supportEmail }: { readonly supportEmail: string }): boolean =>
  !supportEmail.endsWith('@example.com');

/** The list of first steps: derived from the data, the same for the whole team. */
export class FirstStepsService {
  readonly #pool: Pool;
  readonly #configured: Omit<ConfiguredSteps, 'senderDomain'>;

  readonly #senderDomain: string | undefined;

  constructor(pool: Pool, { senderDomain, ...configured }: ConfiguredSteps) {
    this.#pool = pool;
    this.#configured = configured;
    this.#senderDomain = senderDomain;
  }

  /** Costs a few lookups, whatever the number of sign-ups and entries. */
  async read(): Promise<FirstSteps> {
    const { rows } = await this.#pool.query<FoundSteps>({
      name: 'first_steps',
      text: `SELECT (SELECT last_seq FROM waitlist_head)::float8 AS signups,
        EXISTS (SELECT FROM audit_entry WHERE action = ANY ('{faq.add,faq.update,faq.delete,faq.reorder}')) AS faq,
        (SELECT count(*) FROM admin_account WHERE state = 'active') > 1
          OR EXISTS (SELECT FROM admin_signup_request WHERE role IS NOT NULL) AS team,
        EXISTS (SELECT FROM audit_entry WHERE action = $1) AS dismissed`,
      values: [dismissed],
    });
    const [row] = rows;
    if (row === undefined) throw new Error('The database gave no first steps');
    const steps = { ...this.#configured, signup: row.signups > 0, faq: row.faq, team: row.team };
    const isYoung = row.signups < youngUpTo;
    return { ...steps, isShown: isYoung && !row.dismissed && Object.values(steps).includes(false) };
  }

  /** Asks DNS about the domain that emails come from, within 3 seconds; null without a mail server. */
  async checkSender(): Promise<SenderDomain | null> {
    return this.#senderDomain === undefined ? null : checkSenderDomain(this.#senderDomain);
  }

  /** Dismisses the list permanently, for all admins; the audit log records that. Repeating it changes nothing. */
  async dismiss(caller: Caller): Promise<FirstSteps> {
    if ((await this.read()).isShown) await recordAudit(this.#pool, { action: dismissed, ...by(caller) });
    return this.read();
  }
}
