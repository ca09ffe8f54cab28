import type { Pool } from 'pg';
import type { Logger } from 'pino';
import {
  type ConfiguredSteps,
  FirstStepsService,
  isOwnBrand,
} from './features/dashboard/dashboard.first-steps.service.ts';
import { DashboardService } from './features/dashboard/dashboard.service.ts';
import { FaqService } from './features/faq/faq.service.ts';
import { accountOptions, createAccountServices } from './account-services.ts';
import { AuditService } from './features/audit/audit.service.ts';
import { ClientErrorService } from './features/client-error/client-error.service.ts';
import { openGeoService } from './features/geo/geo.service.ts';
import { ReferralService } from './features/referral/referral.service.ts';
import { StatusService } from './features/status/status.service.ts';
import { findNamesIn } from './platform/database/names.ts';
import { verificationOptions, VerificationService } from './features/verification/verification.service.ts';
import { JoinQueue } from './features/waitlist/waitlist.join-queue.ts';
import { erasedHashes } from './features/waitlist/waitlist.erased-identity.ts';
import { welcomeWaker } from './features/waitlist/waitlist.welcome.jobs.ts';
import { PauseService } from './features/waitlist/waitlist.pause.service.ts';
import { WelcomeService } from './features/waitlist/waitlist.welcome.service.ts';
import { WaitlistService } from './features/waitlist/waitlist.service.ts';
import { createAmbassadorServices } from './ambassador-services.ts';
import { createMailingServices } from './mailing-services.ts';
import { createMessageServices } from './message-services.ts';
import { createSegmentServices } from './segment-services.ts';
import { createUserServices } from './user-services.ts';
import { createWebhookServices } from './webhook-services.ts';
import { createStandingServices } from './standing-services.ts';
import { webhookWaker } from './features/webhook/webhook.waker.ts';
import type { Brand } from './platform/brand/brand.ts';
import { GroupCommit } from './platform/database/group-commit.ts';
import { Delivery } from './platform/delivery/delivery.ts';
import { type Slots, slotsFor } from './platform/jobs/lanes.ts';
import type { Orm } from './platform/database/orm.ts';
import type { Env } from './platform/env/env.ts';
import { RequestLimits } from './platform/limits/request-limits.ts';
import { createSecrets, type Secrets } from './platform/secrets/secrets.ts';

const verificationMinutes = 15;

export interface ServicesOptions {
  readonly env: Env;
  /** At least 32 bytes; see `APP_SECRET`. */
  readonly appSecret: string;
  readonly brand: Brand;
  readonly log: Logger;
}

export interface ServicesPools {
  /** Entities, over any of the pools. */
  readonly orm: Orm;
  readonly pool: Pool;
  /** Only for joins. */
  readonly joinPool: Pool;
  /** For waiting until commits of others are on disk. */
  readonly flushPool: Pool;
  /** Whether the primary is known not to answer. */
  readonly isDatabaseAway: () => boolean;
  /** Only for jobs. */
  readonly jobPool: Pool;
  /** For reads that may be slightly stale. */
  readonly reader: Pool;
  /** Chooses one pool for several such reads of the same work. */
  readonly pickReader: () => Pool;
  /** The site's address, known once it listens. */
  readonly publicUrl: () => string;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** The services. They know nothing about HTTP. */
export async function createServices(
  { env, appSecret, brand, log }: ServicesOptions,
  { orm, pool, joinPool, flushPool, jobPool, isDatabaseAway, reader, pickReader, publicUrl }: ServicesPools,
) {
  const secrets = createSecrets(appSecret, env.appSecretPrevious);
  const slots = slotsFor(env);
  const delivery = openDeliveries(env, jobPool, slots);
  const joinQueue = openJoinQueue({ env, log }, { pool, joinPool, isDatabaseAway });
  const pauses = new PauseService(pool, { byServer: env.signups === 'paused' });
  const arePaused = () => pauses.arePaused();
  const verification = new VerificationService({
    pool,
    groupCommit: new GroupCommit(flushPool),
    secrets,
    options: verificationOptions(env),
    smsAvailable: delivery.codes.isAvailable('sms'),
    signupsPaused: arePaused,
  });
  const accounts = createAccountServices({ orm, pool, secrets, options: accountOptions(env) });
  const shared = { pool, secrets, brand };
  const messages = createMessageServices({
    ...shared,
    delivery: delivery.notices,
    claimTest: (adminId) => accounts.gate.claimTestMessage(adminId),
    resendSecret: env.resendWebhookSecret,
  });
  return {
    secrets,
    slots,
    delivery,
    joinQueue,
    requestLimits: createRequestLimits({ env, log }, pool, secrets),
    ...accounts,
    audit: new AuditService(orm, pool, {
      signup: findNamesIn('signup'),
      ambassador: findNamesIn('ambassador_application'),
    }),
    clientErrors: new ClientErrorService(log),
    geo: await openGeoService(),
    referral: new ReferralService(pool),
    verification,
    status: new StatusService({ pool, secrets, verification, pointsPerReferral: env.pointsPerReferral }),
    waitlist: new WaitlistService(joinQueue, erasedHashes(secrets), arePaused),
    pauses,
    dashboard: new DashboardService(reader),
    firstSteps: new FirstStepsService(pool, configuredSteps(env, brand)),
    ...createStandingServices({ pool, secrets, webAppUrl: env.webAppUrl }),
    ...createSegmentServices({ pool, reader, secrets, smsAvailable: delivery.notices.isAvailable('sms') }),
    welcomes: new WelcomeService(pool),
    ...createUserServices({ pool, reader, pickReader }),
    ...createWebhookServices({ pool, secrets, allowAddresses: env.webhookAllowAddresses }),
    ...createAmbassadorServices({ pool, reader, pickReader, verificationMinutes }),
    ...messages,
    ...createMailingServices({ ...shared, reader, jobPool, publicUrl, bulk: delivery.bulk, ...messages }),
    faq: new FaqService({ orm, pool, reader, values: faqValues(brand, env) }),
  };
}

const configuredSteps = (env: Env, brand: ServicesOptions['brand']): ConfiguredSteps => ({
  brand: isOwnBrand(brand),
  mail: env.smtp !== undefined,
  app: env.webAppUrl !== null,
});

function openJoinQueue(
  { env, log }: Pick<ServicesOptions, 'env' | 'log'>,
  { pool, joinPool, isDatabaseAway }: Pick<ServicesPools, 'pool' | 'joinPool' | 'isDatabaseAway'>,
): JoinQueue {
  return new JoinQueue({
    pool: joinPool,
    isDatabaseAway,
    log,
    pointsPerReferral: env.pointsPerReferral,
    verificationMinutes,
    onJoined: wakeEach(welcomeWaker(pool, log), webhookWaker(pool, log)),
  });
}

const wakeEach =
  (...wakers: readonly (() => void)[]) =>
  () => {
    for (const wake of wakers) wake();
  };

const createRequestLimits = (
  { env, log }: Pick<ServicesOptions, 'env' | 'log'>,
  pool: Pool,
  secrets: Secrets,
): RequestLimits =>
  new RequestLimits({
    pool,
    log,
    perMinute: { call: env.callsPerAddressPerMinute, 'public-write': env.publicWritesPerAddressPerMinute },
    key: secrets.key('client address'),
  });

/** Codes, other messages and mailings have separate connections, so that none waits for another. */
function openDeliveries(env: Env, pool: Pool, slots: Slots) {
  const over = (mailConnections: number, smtp = env.smtp) =>
    new Delivery({ env: { ...env, smtp }, pool, mailConnections });
  return {
    codes: over(slots['code-mail']),
    notices: over(slots.notice),
    bulk: over(env.bulk.mailConnections, env.bulk.smtp),
  };
}

const faqValues = (
  { name, supportEmail }: ServicesOptions['brand'],
  { pointsPerReferral }: ServicesOptions['env'],
) => ({ brand: name, supportEmail, pointsPerReferral });
