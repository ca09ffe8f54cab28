import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { Core } from '../../platform/feature.ts';
import type { PersonEraser } from '../../platform/erasure/person-eraser.ts';
import type { UserMailWriter } from '../../platform/mail/user-mail.ts';
import type { PrivateCookies } from '../../platform/http/request-context.ts';
import type { SourceService } from '../source/source.service.ts';
import { verificationMinutes } from '../verification/verification.rules.ts';
import { erasedHashes } from './waitlist.erased-identity.ts';
import { ExclusionResolver } from './waitlist.exclusion.resolver.ts';
import { type AwayKeeper, ExclusionService } from './waitlist.exclusion.service.ts';
import { followerWaker } from './waitlist.follower-waker.ts';
import { JoinQueue } from './waitlist.join-queue.ts';
import { PauseResolver } from './waitlist.pause.resolver.ts';
import { pauseRoutes } from './waitlist.pause.routes.ts';
import { PauseService } from './waitlist.pause.service.ts';
import { WaitlistResolver } from './waitlist.resolver.ts';
import { waitlistRoutes } from './waitlist.routes.ts';
import { WaitlistService } from './waitlist.service.ts';
import { userTag } from './waitlist.user-tag.ts';
import { welcomes } from './waitlist.welcome.kind.ts';
import { WelcomeResolver } from './waitlist.welcome.resolver.ts';
import { welcomeRoutes } from './waitlist.welcome.routes.ts';
import { WelcomeService } from './waitlist.welcome.service.ts';
import { welcomeWriter } from './waitlist.welcome.templates.ts';

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
    return { services: { pauses }, resolvers: [new PauseResolver(pauses)], routes: [pauseRoutes] };
  },
};

interface GivenKeepers extends Core {
  /** Erasers of what other features know about a user, in the order of their locks. */
  readonly erasers: readonly PersonEraser[];
  readonly away: AwayKeeper;
}

/** Blocking and erasing users. */
export const exclusionFeature = {
  tag,
  resolvers: [ExclusionResolver],
  open({ secrets, pool, erasers, away }: GivenKeepers) {
    const exclusion = new ExclusionService({ pool, away, erasers, erasedHashes: erasedHashes(secrets) });
    return { services: { exclusion }, resolvers: [new ExclusionResolver(exclusion)] };
  },
};

interface Given extends Core {
  readonly pauses: PauseService;
  readonly sources: SourceService;
  /** Sends events of joins to other systems. */
  readonly wakeWebhooks: () => void;
  readonly openOwnStatus: (signupId: string, cookies: PrivateCookies) => void;
}

export const waitlistFeature = {
  tag,
  resolvers: [WaitlistResolver],
  open(given: Given) {
    const { secrets, pauses, sources } = given;
    const joins = openJoinQueue(given);
    const waitlist = new WaitlistService(joins, erasedHashes(secrets), sources, () => pauses.arePaused());
    return {
      resolvers: [new WaitlistResolver(waitlist, given.openOwnStatus)],
      routes: [waitlistRoutes(waitlist)],
      close: () => joins.drain(),
    };
  },
};

interface GivenWriters extends Core {
  readonly statusLinkOf: Parameters<typeof welcomeWriter>[0]['statusLink'];
  readonly findUserMailWriter: (kind: 'welcome') => Promise<UserMailWriter>;
}

/** The message after a join. */
export const welcomeFeature = {
  tag: userTag,
  resolvers: [WelcomeResolver],
  open(given: GivenWriters) {
    const { brand, pool, jobPool, delivery, publicUrl, statusLinkOf, findUserMailWriter } = given;
    const service = new WelcomeService(pool);
    const findTemplate = () => findUserMailWriter('welcome');
    const write = welcomeWriter({ brand, publicUrl, statusLink: statusLinkOf, findTemplate });
    return {
      resolvers: [new WelcomeResolver(service)],
      routes: [welcomeRoutes],
      notices: [welcomes({ pool: jobPool, sender: new MessageSender(delivery.notices), write })],
    };
  },
};

function openJoinQueue({ env, log, pool, joinPool, isDatabaseAway, wakeWebhooks }: Given): JoinQueue {
  const wakeFollowers = followerWaker(pool, log);
  return new JoinQueue({
    pool: joinPool,
    isDatabaseAway,
    log,
    pointsPerReferral: env.pointsPerReferral,
    verificationMinutes,
    onJoined() {
      wakeFollowers();
      wakeWebhooks();
    },
  });
}
