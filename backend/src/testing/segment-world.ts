import { mailingAudiences } from '../features/message/message.audience.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { testSecret } from './brand.ts';
import type { TestDatabase } from './database.ts';
import {
  createExclusion,
  createWaitlist,
  joinVerified,
  noBrowser,
  person,
  type Person,
  verifyPhone,
} from './scenarios.ts';
import { InviteService } from '../features/invite/invite.service.ts';
import { runOut } from '../features/invite/invite.scenario.ts';
import { ConsentService } from '../features/message/message.consent.service.ts';
import { insertSuppressions, suppressionLabel } from '../features/message/message.suppression.repository.ts';
import type { Joined, WaitlistService } from '../features/waitlist/waitlist.service.ts';
import type { MailingKindName } from '../features/segment/segment.form.ts';
import { SegmentService } from '../features/segment/segment.service.ts';

const secrets = createSecrets(testSecret);
const keys = secrets.keys(suppressionLabel);
const decision = { actor: { kind: 'command-line' } } as const;

/** Audiences of an app that can send text messages. */
export const testAudiences = mailingAudiences({ secrets, smsAvailable: true });

/** Users in any state, and previews of segments. */
export class SegmentWorld {
  readonly database: TestDatabase;
  readonly waitlist: WaitlistService;
  readonly segments: SegmentService;
  readonly #invites: InviteService;

  constructor(database: TestDatabase) {
    this.database = database;
    this.waitlist = createWaitlist(database);
    this.segments = new SegmentService(database.pool, testAudiences);
    this.#invites = new InviteService({ pool: database.pool, secrets, webAppUrl: null });
  }

  join(fields: Partial<Person> = {}): Promise<Joined> {
    return joinVerified(this.database.pool, this.waitlist, fields);
  }

  async joinByPhone(fields: Partial<Person> = {}): Promise<Joined> {
    const input = person(fields);
    await verifyPhone(this.database.pool, input.phoneNo);
    const outcome = await this.waitlist.join(input, noBrowser);
    if (!outcome.ok) throw new Error(outcome.message);
    return outcome;
  }

  async invite(...ids: readonly string[]): Promise<void> {
    const outcome = await this.#invites.invite(decision, { ids, expiresInMinutes: 1000 });
    if (!outcome.ok || outcome.invited < ids.length) throw new Error('They were not invited');
  }

  async accept(id: string): Promise<void> {
    await this.invite(id);
    await this.#invites.accept(decision, await this.#inviteOf(id));
  }

  /** Ends the time of their invitation. @param noted whether the job has recorded that yet. */
  async expire(id: string, noted: boolean): Promise<void> {
    await this.invite(id);
    const inviteId = await this.#inviteOf(id);
    await runOut(this.database, inviteId);
    if (noted)
      await this.database.pool.query(`UPDATE invite SET state = 'expired' WHERE id = $1`, [inviteId]);
  }

  async block(id: string): Promise<void> {
    await createExclusion(this.database.pool).block(decision, id);
  }

  async erase(id: string): Promise<void> {
    await createExclusion(this.database.pool).erase(decision, id);
  }

  async suppress(emailKey: string, reason: 'bounce' | 'unsubscribe' = 'bounce'): Promise<void> {
    await insertSuppressions(this.database.pool, keys, [
      { emailKey, scope: reason === 'bounce' ? 'all' : 'news', reason, mailingSeq: null },
    ]);
  }

  setNewsConsent(id: string, granted: boolean) {
    return new ConsentService(this.database.pool, keys).choose(id, { stream: 'news', wanted: granted });
  }

  /** @throws if it fails. */
  async preview(segment: Parameters<SegmentService['preview']>[0], kind: MailingKindName = 'invite') {
    const outcome = await this.segments.preview(segment, kind);
    if (!outcome.ok) throw new Error(`${outcome.code} ${JSON.stringify(outcome.fields)}`);
    return outcome.preview;
  }

  async #inviteOf(signupId: string): Promise<string> {
    const { rows } = await this.database.pool.query<{ id: string }>(
      `SELECT invite.id FROM invite JOIN signup ON signup.seq = invite.signup_seq WHERE signup.id = $1 ORDER BY invite.seq DESC LIMIT 1`,
      [signupId],
    );
    return rows[0]?.id ?? '';
  }
}
