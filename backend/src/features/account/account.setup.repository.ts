import type { ClientBase, Pool } from 'pg';
import type { EntityAccess } from '../../platform/database/orm.ts';
import { AdminSetupLink } from './account.entity.ts';

/** Replaces the instance's setup link, and deletes those that have expired. */
export async function replaceSetupLink(
  client: ClientBase,
  link: { readonly instance: string; readonly tokenHash: string; readonly validHours: number },
): Promise<void> {
  await client.query('DELETE FROM admin_setup_link WHERE expires_at <= clock_timestamp()');
  await client.query(
    `INSERT INTO admin_setup_link (instance, token_hash, expires_at)
     VALUES ($1, $2, clock_timestamp() + make_interval(hours => $3))
     ON CONFLICT (instance) DO UPDATE SET token_hash = EXCLUDED.token_hash, expires_at = EXCLUDED.expires_at`,
    [link.instance, link.tokenHash, link.validHours],
  );
}

/** The hashes of every link that works; none once an account was approved. */
export async function listSetupHashes(client: ClientBase | Pool): Promise<readonly string[]> {
  const { rows } = await client.query<{ token_hash: string }>(
    `SELECT token_hash FROM admin_setup_link WHERE expires_at > clock_timestamp()
       AND NOT EXISTS (SELECT FROM admin_account WHERE approved_at IS NOT NULL)`,
  );
  return rows.map(({ token_hash }) => token_hash);
}

/** Ends one link. */
export async function deleteSetupLink(em: EntityAccess, tokenHash: string): Promise<void> {
  await em.nativeDelete(AdminSetupLink, { tokenHash });
}

/** Ends the links of every instance. */
export async function deleteSetupLinks(em: EntityAccess): Promise<void> {
  await em.nativeDelete(AdminSetupLink, {});
}
