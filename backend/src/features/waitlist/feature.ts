import type { Core } from '../../platform/feature.ts';
import type { PersonEraser } from '../../platform/erasure/person-eraser.ts';
import type { PrivateCookies } from '../../platform/http/request-context.ts';
import { verificationMinutes } from '../verification/verification.rules.ts';
import { erasedHashes } from './waitlist.erased-identity.ts';
import { ExclusionResolver } from './waitlist.exclusion.resolver.ts';
import { type AwayKeeper, ExclusionService } from './waitlist.exclusion.service.ts';
import { JoinQueue } from './waitlist.join-queue.ts';
import { PauseResolver } from './waitlist.pause.resolver.ts';
import { pauseRoutes } from './waitlist.pause.routes.ts';
import { PauseService } from './waitlist.pause.service.ts';
import { WaitlistResolver } from './waitlist.resolver.ts';
import { waitlistRoutes } from './waitlist.routes.ts';
import { WaitlistService } from './waitlist.service.ts';
import { welcomeJobs, welcomeWaker } from './waitlist.welcome.jobs.ts';
import { WelcomeResolver } from './waitlist.welcome.resolver.ts';
import { welcomeRoutes } from './waitlist.welcome.routes.ts';
import { WelcomeService } from './waitlist.welcome.service.ts';
import { welcomeTemplates } from './waitlist.welcome.templates.ts';

const tag = {
  name: 'waitlist',
  title: 'Waitlist',
  description: 'Signing up for the waitlist with a verified contact.',
};

/** Pausing sign-ups. */
export const pauseFeature = {
  tag,
  resolvers: [PauseResolver],
  open({ env, pool }: Core) {
    const pauses = new PauseService(pool, { byServer: env.signups === 'paused' });
    return { services: { pauses }, resolvers: [new PauseResolver(pauses)], routes: [pauseRoutes(pauses)] };
  },
};

interface Given extends Core {
  readonly pauses: PauseService;
  /** Erasers of what other features know about a user, in the order of their locks. */
  readonly erasers: readonly PersonEraser[];
  readonly away: AwayKeeper;
  /** Sends events of joins to other systems. */
  readonly wakeWebhooks: () => void;
  readonly statusLinkOf: Parameters<typeof welcomeTemplates>[0]['statusLink'];
  readonly openOwnStatus: (signupId: string, cookies: PrivateCookies) => void;
}

export const waitlistFeature = {
  tag,
  resolvers: [WaitlistResolver, ExclusionResolver, WelcomeResolver],
  open(given: Given) {
    const { brand, secrets, pool, jobPool, delivery, publicUrl, pauses, erasers, away } = given;
    const hashes = erasedHashes(secrets);
    const joins = openJoinQueue(given);
    const waitlist = new WaitlistService(joins, hashes, () => pauses.arePaused());
    const exclusion = new ExclusionService({ pool, away, erasers, erasedHashes: hashes });
    const welcomes = new WelcomeService(pool);
    const templates = () =>
      welcomeTemplates({ brand, publicUrl: publicUrl(), statusLink: given.statusLinkOf });
    return {
      resolvers: [
        new WaitlistResolver(waitlist, given.openOwnStatus),
        new ExclusionResolver(exclusion),
        new WelcomeResolver(welcomes),
      ],
      routes: [waitlistRoutes(waitlist), welcomeRoutes(welcomes)],
      jobs: () => [welcomeJobs({ pool: jobPool, delivery: delivery.notices, templates: templates() })],
      templates: () => Object.values(templates()),
      close: () => joins.drain(),
    };
  },
};

function openJoinQueue({ env, log, pool, joinPool, isDatabaseAway, wakeWebhooks }: Given): JoinQueue {
  const wakeWelcomes = welcomeWaker(pool, log);
  return new JoinQueue({
    pool: joinPool,
    isDatabaseAway,
    log,
    pointsPerReferral: env.pointsPerReferral,
    verificationMinutes,
    onJoined() {
      wakeWelcomes();
      wakeWebhooks();
    },
  });
}
