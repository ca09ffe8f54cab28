import { createSecrets } from '../../platform/secrets/secrets.ts';
import { testSecret } from '../../testing/brand.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { createWaitlist, noBrowser, person, verifyEmail, verifyPhone } from '../../testing/scenarios.ts';
import { knownCode } from './invite.code.ts';
import { inviteLink } from './invite.link.ts';
import { findInvite } from './invite.repository.ts';
import { InviteService } from './invite.service.ts';

/** A user with an invitation, as a running test app would have issued it. */
export interface InvitedPerson {
  readonly signupId: string;
  readonly email: string;
  readonly phoneNo: string;
  readonly inviteId: string;
  readonly code: string;
  /** The token in the fragment of the message's link. */
  readonly token: string;
}

/** A new user verifies a contact, joins and is invited. */
export async function joinInvited(
  database: TestDatabase,
  verifiedBy: 'email' | 'phone' = 'email',
): Promise<InvitedPerson> {
  const { pool } = database;
  const secrets = createSecrets(testSecret);
  const { email, phoneNo, ...input } = person();
  await (verifiedBy === 'email' ? verifyEmail(pool, email) : verifyPhone(pool, phoneNo));
  const joined = await createWaitlist(database).join({ ...input, email, phoneNo }, noBrowser);
  if (!joined.ok) throw new Error(`The join failed: ${joined.code}`);
  const { id } = joined;
  const service = new InviteService({ pool, secrets, webAppUrl: 'https://app.example.com' });
  await service.invite({ actor: { kind: 'command-line' } }, { ids: [id], expiresInMinutes: 14 * 24 * 60 });
  const { rows } = await pool.query<{ seq: string }>('SELECT seq::text FROM signup WHERE id = $1', [id]);
  const invite = await findInvite(pool, { signupSeq: rows[0]?.seq ?? '' });
  if (invite === null) throw new Error('They were not invited');
  return {
    signupId: id,
    email,
    phoneNo,
    inviteId: invite.id,
    code: knownCode(secrets, invite.id, invite.codeSalt, invite.codeHash ?? '') ?? '',
    token: inviteLink(secrets, '', invite.id).split('#')[1] ?? '',
  };
}

/** As if an invitation were past its end. */
export async function runOut({ pool }: TestDatabase, inviteId: string): Promise<void> {
  await pool.query(
    `UPDATE invite SET issued_at = clock_timestamp() - interval '2 days', expires_at = clock_timestamp() - interval '1 day' WHERE id = $1`,
    [inviteId],
  );
}
