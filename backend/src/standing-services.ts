import type { Pool } from 'pg';
import { personErasers } from './erasers.ts';
import { RedemptionService } from './features/invite/invite.redemption.service.ts';
import { InviteService } from './features/invite/invite.service.ts';
import { inviteStanding } from './features/invite/invite.standing.ts';
import { erasedHashes } from './features/waitlist/waitlist.erased-identity.ts';
import { ExclusionService } from './features/waitlist/waitlist.exclusion.service.ts';
import type { Secrets } from './platform/secrets/secrets.ts';

export interface StandingServicesOptions {
  readonly pool: Pool;
  readonly secrets: Secrets;
  /** The app's address, without a trailing slash; null: it is not open yet. */
  readonly webAppUrl: string | null;
}

/** The services that take users out of the ranking and bring them back. */
export const createStandingServices = ({ pool, secrets, webAppUrl }: StandingServicesOptions) => ({
  exclusion: new ExclusionService({
    pool,
    away: inviteStanding,
    erasers: personErasers,
    erasedHashes: erasedHashes(secrets),
  }),
  invites: new InviteService({ pool, secrets, webAppUrl }),
  redemption: new RedemptionService(pool, secrets),
});
