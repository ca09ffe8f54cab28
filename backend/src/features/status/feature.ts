import type { Core } from '../../platform/feature.ts';
import type { PrivateCookies } from '../../platform/http/request-context.ts';
import type { InviteService } from '../invite/invite.service.ts';
import type { VerificationService } from '../verification/verification.service.ts';
import { statusLink, type StatusLinkOf } from './status.link.ts';
import { historyJobs } from './status.history.jobs.ts';
import { eraseHistory } from './status.history.repository.ts';
import { StatusResolver } from './status.resolver.ts';
import { StatusService } from './status.service.ts';
import { keepOpen } from './status.session.ts';

interface Given extends Core {
  readonly verification: VerificationService;
  readonly invites: InviteService;
}

export const statusFeature = {
  resolvers: [StatusResolver],
  eraser: eraseHistory,
  open({ env, secrets, pool, jobPool, publicUrl, verification, invites }: Given) {
    const status = new StatusService({
      pool,
      secrets,
      verification,
      pointsPerReferral: env.pointsPerReferral,
    });
    return {
      services: {
        status,
        /** The link that opens a user's status. */
        statusLinkOf: (of: StatusLinkOf) => statusLink(secrets, publicUrl(), of),
        /** Opens the status of a user who just joined, in their browser. */
        openOwnStatus: (signupId: string, cookies: PrivateCookies) =>
          keepOpen(cookies, status.openNew(signupId)),
      },
      resolvers: [new StatusResolver(status, invites, publicUrl)],
      jobs: () => [historyJobs(jobPool)],
    };
  },
};
