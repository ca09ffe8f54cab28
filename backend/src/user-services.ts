import type { Pool } from 'pg';
import { ReferralTreeService } from './features/referral/referral.tree.service.ts';
import { UserDetailService } from './features/user/user.detail.service.ts';
import { UserExportService } from './features/user/user.export.service.ts';
import { ReferrerService } from './features/user/user.referrers.service.ts';
import { UserService } from './features/user/user.service.ts';

export interface UserServicesOptions {
  readonly pool: Pool;
  /** For reads that may be slightly stale. */
  readonly reader: Pool;
  /** Chooses one pool for several such reads of the same work. */
  readonly pickReader: () => Pool;
}

/** Users as the team sees them: in lists, files and trees. */
export function createUserServices({ pool, reader, pickReader }: UserServicesOptions) {
  return {
    users: new UserService(pool),
    referrers: new ReferrerService(reader),
    userDetails: new UserDetailService(pool),
    userExports: new UserExportService(pool, pickReader),
    referralTrees: new ReferralTreeService(reader),
  };
}
