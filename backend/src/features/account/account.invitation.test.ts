import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../platform/auth/role.ts';
import {
  auditedActions,
  clientAddress,
  codeOf,
  createServices,
  logIn,
  newEmail,
  otherPassword,
  pass,
  password,
  secrets,
  seedAdmin,
  seedSignupRequest,
  twoInstances,
} from '../../testing/accounts.ts';
import type { PersonCaller } from '../../platform/auth/viewer.ts';
import { eraseRemovedAccounts } from './account.retention.repository.ts';
import { confirmationKeyLabel, linkToken } from './account.link-token.ts';

const { database, services, second } = twoInstances();
beforeEach(() => database.pool.query('DELETE FROM admin_attempt'));

async function adminOf(role: Role = 'ADMIN'): Promise<PersonCaller & { readonly id: string }> {
  const { id, email } = await seedAdmin(database.pool, role);
  return { id, viewer: (await logIn(services, email)).viewer, clientAddress };
}

/** Invites a new colleague. @returns the link's token, too. */
async function invited({ role = 'EDITOR', by }: { readonly role?: Role; readonly by?: PersonCaller } = {}) {
  const change = by ?? (await adminOf());
  const email = newEmail();
  const outcome = await services.invitations.invite(change, { email, role });
  if (!outcome.ok) throw new Error(`The invitation failed: ${outcome.code}`);
  const { id } = outcome.invitation;
  return { change, email, id, token: linkToken(secrets.key(confirmationKeyLabel), id) };
}

const confirm = (token: string, fields: object = {}, instance = services) =>
  instance.confirmations.confirm({ token, name: 'Ada', password: otherPassword, clientAddress, ...fields });
const listed = async (email: string) =>
  (await services.invitations.list()).filter((invitation) => invitation.email === email);
const jobsFor = async (id: string) => {
  const { rows } = await database.pool.query(
    `SELECT FROM graphile_worker_codes._private_jobs AS job WHERE job.payload ->> 'requestId' = $1`,
    [id],
  );
  return rows.length;
};

async function accountsOf(email: string) {
  const { rows } = await database.pool.query<{ id: string; state: string; role: string }>(
    'SELECT id, name, state, role FROM admin_account WHERE email_key = $1',
    [email],
  );
  return rows;
}

describe('an invited colleague', () => {
  it('is active immediately, with the role of the invitation and the password chosen at the link', async () => {
    const { email, id, token, change } = await invited({ role: 'EDITOR' });
    expect(await listed(email)).toMatchObject([{ id, role: 'EDITOR', invitedBy: change.viewer.email }]);
    expect(await services.confirmations.find(token)).toMatchObject({ request: { email, role: 'EDITOR' } });
    expect(codeOf(await confirm(token))).toBeNull();
    expect(await accountsOf(email)).toEqual([{ id, name: 'Ada', state: 'active', role: 'EDITOR' }]);
    expect(await auditedActions(database.pool, id)).toEqual([
      'admin.invite',
      'admin.accept-invitation',
      'admin.login',
    ]);
    const login = await services.sessions.login({ email, password: otherPassword, clientAddress });
    expect(codeOf(login)).toBeNull();
    expect(await listed(email)).toEqual([]);
    expect(codeOf(await confirm(token))).toBe('CONFIRM_LINK_INVALID');
  });

  it.each([
    [false, 12],
    [true, 30 * 24],
  ])('is logged in at once; with remember %s, for %i hours', async (remember, hours) => {
    const { email, id, token } = await invited({ role: 'EDITOR' });
    const outcome = await confirm(token, { remember });
    if (!outcome.ok || outcome.session === null) throw new Error('There is no session');
    const { accessToken, expiresAt, admin } = outcome.session;
    expect(admin).toMatchObject({ id, email, role: 'EDITOR', state: 'active' });
    expect(await services.authenticate(accessToken)).toMatchObject({
      viewer: { kind: 'session', adminId: id, role: 'EDITOR' },
    });
    expect(Math.abs(expiresAt.getTime() - Date.now() - hours * 3_600_000)).toBeLessThan(60_000);
  });

  it('says their own name, and a weak password does not use the link up', async () => {
    const { email, token } = await invited();
    expect(await confirm(token, { name: ' ' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { name: expect.any(String) },
    });
    expect(codeOf(await confirm(token, { password: 'short' }))).toBe('WEAK_PASSWORD');
    expect(codeOf(await confirm(token))).toBeNull();
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('gets in while sign-up is closed; others do not', async () => {
    const closed = createServices(database.pool, { signup: 'closed' });
    const { token } = await invited();
    const own = await seedSignupRequest(database.pool);
    expect(codeOf(await confirm(own.token, {}, closed))).toBe('FORBIDDEN');
    expect(codeOf(await confirm(token, {}, closed))).toBeNull();
  });

  it('has one account when the link is opened at the same moment on two instances', async () => {
    const { email, token } = await invited();
    const outcomes = await Promise.all(
      [services, second].map((instance, index) =>
        confirm(token, { password: `${otherPassword}-${index}` }, instance),
      ),
    );
    expect(outcomes.map(codeOf).sort()).toEqual(['CONFIRM_LINK_INVALID', null]);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('who signs up on their own still waits for approval, and the invitation ends', async () => {
    const { email, token } = await invited({ role: 'ADMIN' });
    const own = await seedSignupRequest(database.pool, { email });
    expect(codeOf(await confirm(own.token))).toBeNull();
    expect(await accountsOf(email)).toMatchObject([{ state: 'pending', role: 'VIEWER' }]);
    expect(codeOf(await confirm(token))).toBe('CONFIRM_LINK_INVALID');
    expect(await listed(email)).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is one for a mailbox, whichever instances are asked at the same moment', async () => {
    const change = await adminOf();
    const email = newEmail();
    const outcomes = await Promise.all(
      [services, second, services, second].map((instance) =>
        instance.invitations.invite(change, { email, role: 'VIEWER' }),
      ),
    );
    expect(outcomes.map(codeOf).sort()).toEqual([
      ...['ALREADY_REGISTERED', 'ALREADY_REGISTERED', 'ALREADY_REGISTERED', null],
    ]);
    const [only] = await listed(email);
    expect(await listed(email)).toHaveLength(1);
    expect(await jobsFor(only?.id ?? '')).toBe(1);
  });

  it.each(['active', 'pending'] as const)('is refused for an account that is %s', async (state) => {
    const change = await adminOf();
    const { email } = await seedAdmin(database.pool, 'VIEWER', state);
    expect(codeOf(await services.invitations.invite(change, { email, role: 'VIEWER' }))).toBe(
      'ALREADY_REGISTERED',
    );
  });

  it('expires after 7 days; sent again before, its link works for 7 days more', async () => {
    const day = 24 * 60 * 60;
    const { email, id, token, change } = await invited();
    await pass(database.pool, 6.9 * day);
    expect(codeOf(await services.invitations.resend(change, id))).toBeNull();
    expect(await jobsFor(id)).toBe(2);
    await pass(database.pool, 6.9 * day);
    expect(await listed(email)).toHaveLength(1);
    expect(codeOf(await services.confirmations.find(token))).toBeNull();
    await pass(database.pool, 0.2 * day);
    expect(await listed(email)).toEqual([]);
    expect(codeOf(await services.invitations.resend(change, id))).toBe('NOT_FOUND');
    expect(codeOf(await confirm(token))).toBe('CONFIRM_LINK_INVALID');
    expect(codeOf(await services.invitations.invite(change, { email, role: 'VIEWER' }))).toBeNull();
  });

  it('that was revoked leads nowhere', async () => {
    const { email, id, token, change } = await invited();
    expect(codeOf(await services.invitations.revoke(change, id))).toBeNull();
    expect(codeOf(await services.invitations.revoke(change, id))).toBe('NOT_FOUND');
    expect(codeOf(await confirm(token))).toBe('CONFIRM_LINK_INVALID');
    expect(await listed(email)).toEqual([]);
    expect(await auditedActions(database.pool, id)).toEqual(['admin.invite', 'admin.revoke-invitation']);
  });

  it.each(['remove', 'demote'] as const)('ends with the admin who sent it: %s', async (change) => {
    const by = await adminOf();
    const { token } = await invited({ by, role: 'ADMIN' });
    const other = await adminOf();
    await (change === 'remove'
      ? services.accounts.remove(other, by.id)
      : services.accounts.setRole(other, by.id, 'EDITOR'));
    expect(codeOf(await confirm(token))).toBe('CONFIRM_LINK_INVALID');
    expect(codeOf(await services.invitations.invite(by, { email: newEmail(), role: 'ADMIN' }))).toBe(
      change === 'remove' ? 'SESSION_EXPIRED' : 'FORBIDDEN',
    );
  });

  it('is mailed within the limits of mails, and leaves nothing behind when it is not', async () => {
    const change = await adminOf();
    const email = newEmail();
    const { id } = await invited({ by: change });
    const codes = [];
    for (let sent = 1; sent <= 10; sent += 1)
      codes.push(codeOf(await services.invitations.resend(change, id)));
    expect(codes).toEqual([...Array.from({ length: 9 }, () => null), 'RATE_LIMITED']);
    await database.pool.query(
      `INSERT INTO admin_attempt (kind, key, attempted_at)
       SELECT kind, key, attempted_at FROM (SELECT * FROM admin_attempt WHERE kind = 'invitation-admin' ORDER BY id DESC LIMIT 1) AS one, generate_series(1, 90)`,
    );
    expect(await services.invitations.invite(change, { email, role: 'VIEWER' })).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await listed(email)).toEqual([]);
    expect(codeOf(await services.invitations.invite(await adminOf(), { email, role: 'VIEWER' }))).toBeNull();
  });

  it('takes no text that is no email', async () => {
    const change = await adminOf();
    for (const email of ['nobody', '', null])
      expect(await services.invitations.invite(change, { email, role: 'VIEWER' })).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { email: expect.any(String) },
      });
  });

  it('that became no account is forgotten by the audit log after 90 days', async () => {
    const { id, change } = await invited();
    const accepted = await invited({ by: change });
    await confirm(accepted.token, { password });
    await database.pool.query('ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_only_forgets');
    await database.pool.query(`UPDATE audit_entry SET recorded_at = recorded_at - interval '91 days'`);
    await database.pool.query('ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_only_forgets');
    await eraseRemovedAccounts(database.pool);
    const { rows } = await database.pool.query<{ target_id: string; target_name: string | null }>(
      `SELECT target_id, target_name FROM audit_entry WHERE action = 'admin.invite' AND target_id = ANY ($1)`,
      [[id, accepted.id]],
    );
    expect(rows.find((row) => row.target_id === id)?.target_name).toBeNull();
    expect(rows.find((row) => row.target_id === accepted.id)?.target_name).toBe(accepted.email);
  });
});
