import type { Pool } from 'pg';
import type { Env } from '../../platform/env/env.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { type AccountOptions, AccountService } from './admin.account.service.ts';
import { apiKeyLabel, ApiKeyService } from './admin.api-key.service.ts';
import { AuditService } from './admin.audit.service.ts';
import { AttemptGate } from './admin.gate.ts';
import { PasswordHasher } from './admin.hashing.ts';
import { passwordJudge } from './admin.password-judge.ts';
import { PasswordService } from './admin.password.service.ts';
import { resetKeyLabel } from './admin.reset-token.ts';
import { SessionService } from './admin.session.service.ts';
import { sessionKeyLabel } from './admin.token.ts';

/** The use cases of this feature. */
export interface AdminServices {
  readonly sessions: SessionService;
  readonly accounts: AccountService;
  readonly passwords: PasswordService;
  readonly apiKeys: ApiKeyService;
  readonly audit: AuditService;
}

/** The options that the environment asks for. */
export const accountOptions = (env: Env): AccountOptions => ({
  signup: env.adminSignup,
  embeddedDatabase: env.databaseUrl === undefined,
});

/** Puts the feature together. One hasher for all of it: the bound on hashes under way is the instance's. */
export function createAdminServices({
  pool,
  secrets,
  options,
}: {
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly options: AccountOptions;
}): AdminServices {
  const gate = new AttemptGate(pool, secrets.key('admin attempts'));
  const hasher = new PasswordHasher();
  const judge = passwordJudge;
  const apiKeys = new ApiKeyService(pool, secrets.keys(apiKeyLabel));
  const sessions = new SessionService({
    pool,
    gate,
    hasher,
    apiKeys,
    tokenKeys: secrets.keys(sessionKeyLabel),
  });
  return {
    sessions,
    apiKeys,
    accounts: new AccountService({ pool, gate, hasher, judge, options }),
    passwords: new PasswordService({
      pool,
      gate,
      hasher,
      judge,
      sessions,
      resetKeys: secrets.keys(resetKeyLabel),
    }),
    audit: new AuditService(pool),
  };
}
