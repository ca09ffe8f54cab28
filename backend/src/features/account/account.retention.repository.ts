import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { forgetOldSites } from './account.known-site.repository.ts';

/**
 * How long a removed account's personal data, and the address of a visitor who tried to log in, are kept. The audit log
 * rejects removing anything younger (`audit_entry_only_forgets`), and the privacy policy promises it.
 */
export const retentionDays = 90;

/**
 * Erases the personal data of accounts that were removed this long ago: name and email address, and, in the audit log,
 * their names and the addresses they used. What they did and when stays, with the id of an account that identifies no
 * one. Also removes visitors' addresses from entries of the same age, and the email addresses of sign-ups and
 * invitations that never became accounts. It may run at any time, repeatedly, on several instances.
 */
export async function eraseRemovedAccounts(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `UPDATE admin_account SET name = '', email = '', email_key = ''
       WHERE state = 'removed' AND removed_at < clock_timestamp() - make_interval(days => $1) AND email <> ''`,
      [retentionDays],
    );
    await client.query(
      `WITH erased AS MATERIALIZED (SELECT array_agg(id) AS ids, array_agg(id::text) AS names FROM admin_account WHERE email = '')
       UPDATE audit_entry SET
         actor_name = CASE WHEN actor_id = ANY (ids) THEN NULL ELSE actor_name END,
         target_name = CASE WHEN target_id = ANY (names) THEN NULL ELSE target_name END,
         client_address = CASE WHEN actor_id = ANY (ids) THEN NULL ELSE client_address END
       FROM erased
       WHERE recorded_at < clock_timestamp() - make_interval(days => $1)
         AND (actor_id = ANY (ids) AND coalesce(actor_name, client_address) IS NOT NULL
           OR target_id = ANY (names) AND target_name IS NOT NULL)`,
      [retentionDays],
    );
    await client.query(
      `UPDATE audit_entry SET client_address = NULL, target_name = CASE
         WHEN action = 'admin.signup' AND NOT EXISTS (SELECT FROM admin_account WHERE id::text = target_id) THEN NULL
         ELSE target_name END
       WHERE actor_kind = 'visitor' AND client_address IS NOT NULL
         AND recorded_at < clock_timestamp() - make_interval(days => $1)`,
      [retentionDays],
    );
    await client.query(
      `UPDATE audit_entry SET target_name = NULL
       WHERE action IN ('admin.invite', 'admin.resend-invitation', 'admin.revoke-invitation') AND target_name IS NOT NULL
         AND recorded_at < clock_timestamp() - make_interval(days => $1)
         AND NOT EXISTS (SELECT FROM admin_account WHERE id::text = target_id)`,
      [retentionDays],
    );
  });
}

const attemptsKept = '1 day';
const resetsKept = '1 day';

/** Deletes attempts, reset links, unverified sign-ups and known sites that no rule needs anymore. */
export async function deleteStale(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM admin_attempt WHERE attempted_at < clock_timestamp() - $1::interval`, [
    attemptsKept,
  ]);
  await pool.query(`DELETE FROM admin_password_reset WHERE created_at < clock_timestamp() - $1::interval`, [
    resetsKept,
  ]);
  await pool.query(`DELETE FROM admin_signup_request WHERE expires_at < clock_timestamp()`);
  await forgetOldSites(pool);
}
