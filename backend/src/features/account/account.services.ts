import type { Pool } from 'pg';
import { type AccountOptions, AccountService } from './account.service.ts';
import { AttemptGate } from './account.gate.ts';
import { ConfirmationService } from './account.confirmation.service.ts';
import { InvitationService } from './account.invitation.service.ts';
import { signupMailsPerHour } from './account.limits.ts';
import { PasswordService } from './account.password.service.ts';
import { confirmationKeyLabel, resetKeyLabel } from './account.link-token.ts';
import { apiKeyLabel, ApiKeyService } from '../api-key/api-key.service.ts';
import type { Legacies } from './account.legacy.ts';
import { SetupService } from './account.setup.service.ts';
import { SessionService } from '../session/session.service.ts';
import { sessionKeyLabel } from '../session/session.token.ts';
import type { Authenticate } from '../../platform/auth/viewer.ts';
import { PasswordHasher } from '../../platform/password/password-hasher.ts';
import { passwordJudge } from '../../platform/password/password-judge.ts';
import type { Orm } from '../../platform/database/orm.ts';
import type { Env } from '../../platform/env/env.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** Authentication: accounts, their passwords and sessions, API keys. */
export interface AccountServices {
  /** Counts attempts of all kinds. */
  readonly gate: AttemptGate;
  readonly accounts: AccountService;
  readonly setup: SetupService;
  readonly confirmations: ConfirmationService;
  readonly invitations: InvitationService;
  readonly passwords: PasswordService;
  readonly sessions: SessionService;
  readonly apiKeys: ApiKeyService;
  /** The owner of any bearer token: a session's or an API key's. */
  readonly authenticate: Authenticate;
}

export interface AccountServicesOptions {
  readonly orm: Orm;
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly options: AccountOptions;
  readonly legacies: Legacies;
  /** The ISO code of an address's country; left out: no session says where it began. */
  readonly countryOf?: (address: string) => string | null;
  /** Lower in tests. */
  readonly signupMailsPerHour?: number;
}

/** The options that come from the environment. */
export const accountOptions = (env: Env): AccountOptions => ({ signup: env.adminSignup });

/** Wires the features together. They share one hasher: the limit on concurrent hashes applies to the instance. */
export function createAccountServices({
  orm,
  pool,
  secrets,
  options,
  legacies,
  countryOf = () => null,
  ...limits
}: AccountServicesOptions): AccountServices {
  const gate = new AttemptGate(pool, secrets.key('admin attempts'));
  const hasher = new PasswordHasher();
  const shared = { orm, pool, gate, hasher, judge: passwordJudge };
  const apiKeys = new ApiKeyService(orm, pool, secrets.keys(apiKeyLabel));
  const tokenKeys = secrets.keys(sessionKeyLabel);
  const sessions = new SessionService({ orm, pool, gate, hasher, tokenKeys, countryOf });
  const setup = new SetupService({ ...shared, sessions });
  const confirmations = new ConfirmationService({
    ...shared,
    sessions,
    isClosed: options.signup === 'closed',
    keys: secrets.keys(confirmationKeyLabel),
    signupMailsPerHour,
    ...limits,
  });
  return {
    gate,
    accounts: new AccountService({ ...shared, setup, confirmations, options, legacies }),
    confirmations,
    invitations: new InvitationService({ orm, pool, gate }),
    passwords: new PasswordService({ ...shared, sessions, resetKeys: secrets.keys(resetKeyLabel) }),
    setup,
    sessions,
    apiKeys,
    authenticate: (token) =>
      apiKeys.isKey(token) ? apiKeys.authenticate(token) : sessions.authenticate(token),
  };
}
