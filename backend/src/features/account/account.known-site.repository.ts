import type { ClientBase, Pool } from 'pg';
import type { Email } from '../../platform/contact/email.ts';
import { knownSiteDays } from './account.limits.ts';

/** Whether the account of a mailbox has logged in at this site lately. False for an unknown email, after the same work. */
export async function isKnownSite(
  client: ClientBase,
  { address, key }: Email,
  siteKey: string,
): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(
    `SELECT EXISTS (
       SELECT FROM admin_account AS account JOIN admin_known_site AS site ON site.admin_id = account.id
       WHERE (account.email_key = $1 OR lower(account.email) = lower($2)) AND account.state <> 'removed'
         AND site.site_key = $3 AND site.seen_at > clock_timestamp() - make_interval(days => $4)) AS known`,
    [key, address, siteKey, knownSiteDays],
  );
  return rows[0]?.known === true;
}

/** Notes that the account's owner is at the site now. */
export async function rememberSite(client: ClientBase, adminId: string, siteKey: string): Promise<void> {
  await client.query(
    `INSERT INTO admin_known_site (admin_id, site_key, seen_at) VALUES ($1, $2, clock_timestamp())
     ON CONFLICT (admin_id, site_key) DO UPDATE SET seen_at = excluded.seen_at`,
    [adminId, siteKey],
  );
}

/** Forgets sites where no login counts anymore. */
export async function forgetOldSites(pool: Pool): Promise<void> {
  await pool.query(
    'DELETE FROM admin_known_site WHERE seen_at < clock_timestamp() - make_interval(days => $1)',
    [knownSiteDays],
  );
}
