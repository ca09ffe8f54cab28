import type { Env } from '../platform/env/env.ts';
import { StartError } from '../platform/lifecycle.ts';
import { readAppSecret } from '../platform/secrets/app-secret.ts';
import { secretFingerprint } from '../platform/secrets/fingerprint.ts';

/** @throws StartError where the database is a server of the owner's, which has tools of its own. */
export function requireEmbedded({ databaseUrl }: Env): void {
  if (databaseUrl === undefined) return;
  throw new StartError(
    'DATABASE_URL is set, and this command is for the embedded database. Use the tools of your server: docs/decisions/backups.md',
  );
}

/** The application secret, which is not made here, and what it is recognized by; empty when there is none. */
export async function findSecret(
  env: Env,
): Promise<{ readonly appSecret: string | undefined; readonly fingerprint: string }> {
  const appSecret = await readAppSecret(env);
  return { appSecret, fingerprint: appSecret === undefined ? '' : secretFingerprint(appSecret) };
}
