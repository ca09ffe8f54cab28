import type { Env } from '../platform/env/env.ts';
import { StartError } from '../platform/lifecycle.ts';
import { readAppSecret } from '../platform/secrets/app-secret.ts';
import { secretFingerprint } from '../platform/secrets/fingerprint.ts';

/** @throws StartError if the database is the owner's own server, which has tools of its own. */
export function requireEmbedded({ databaseUrl }: Env): void {
  if (databaseUrl === undefined) return;
  throw new StartError(
    'DATABASE_URL is set, and this command is for the embedded database. Use the tools of your server: docs/decisions/backups.md',
  );
}

/** The application secret, which is not created here, and its fingerprint; empty if there is none. */
export async function findSecret(
  env: Env,
): Promise<{ readonly appSecret: string | undefined; readonly fingerprint: string }> {
  const appSecret = await readAppSecret(env);
  return { appSecret, fingerprint: appSecret === undefined ? '' : secretFingerprint(appSecret) };
}
