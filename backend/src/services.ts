import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { personErasers } from './erasers.ts';
import { AmbassadorService } from './features/ambassador/ambassador.service.ts';
import { DashboardService } from './features/dashboard/dashboard.service.ts';
import { FaqService } from './features/faq/faq.service.ts';
import { accountOptions, createAccountServices } from './account-services.ts';
import { AuditService } from './features/audit/audit.service.ts';
import { ClientErrorService } from './features/client-error/client-error.service.ts';
import { openGeoService } from './features/geo/geo.service.ts';
import { ReferralService } from './features/referral/referral.service.ts';
import { ReferralTreeService } from './features/referral/referral.tree.service.ts';
import { StatusService } from './features/status/status.service.ts';
import { UserDetailService } from './features/user/user.detail.service.ts';
import { UserExportService } from './features/user/user.export.service.ts';
import { findUserNames } from './features/user/user.names.repository.ts';
import { UserService } from './features/user/user.service.ts';
import { verificationOptions, VerificationService } from './features/verification/verification.service.ts';
import { ExclusionService } from './features/waitlist/waitlist.exclusion.service.ts';
import { JoinQueue } from './features/waitlist/waitlist.join-queue.ts';
import { erasedHashes } from './features/waitlist/waitlist.erased-identity.ts';
import { welcomeWaker } from './features/waitlist/waitlist.welcome.jobs.ts';
import { WelcomeService } from './features/waitlist/waitlist.welcome.service.ts';
import { WaitlistService } from './features/waitlist/waitlist.service.ts';
import type { Brand } from './platform/brand/brand.ts';
import { GroupCommit } from './platform/database/group-commit.ts';
import { Delivery } from './platform/delivery/delivery.ts';
import { type Slots, slotsFor } from './platform/jobs/lanes.ts';
import type { Orm } from './platform/database/orm.ts';
import type { Env } from './platform/env/env.ts';
import { RequestLimits } from './platform/limits/request-limits.ts';
import { createSecrets } from './platform/secrets/secrets.ts';

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
  /** For joins alone. */
  readonly joinPool: Pool;
  /** For waiting until what others committed is on disk. */
  readonly flushPool: Pool;
  /** Whether it is known that the primary does not answer. */
  readonly isDatabaseAway: () => boolean;
  /** For jobs alone. */
  readonly jobPool: Pool;
  /** For reads that may be slightly old. */
  readonly reader: Pool;
  /** Chooses where several such reads of one piece of work all go. */
  readonly pickReader: () => Pool;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** What does the work; knows nothing of HTTP. */
export async function createServices(
  { env, appSecret, brand, log }: ServicesOptions,
  { orm, pool, joinPool, flushPool, jobPool, isDatabaseAway, reader, pickReader }: ServicesPools,
) {
  const secrets = createSecrets(appSecret, env.appSecretPrevious);
  const slots = slotsFor(env);
  const delivery = openDeliveries(env, jobPool, slots);
  const joinQueue = new JoinQueue({
    pool: joinPool,
    isDatabaseAway,
    log,
    pointsPerReferral: env.pointsPerReferral,
    verificationMinutes,
    onJoined: welcomeWaker(pool, log),
  });
  const verification = new VerificationService({
    pool,
    groupCommit: new GroupCommit(flushPool),
    secrets,
    options: verificationOptions(env),
    smsAvailable: delivery.codes.isAvailable('sms'),
  });
  const users = new UserService(pool);
  return {
    secrets,
    slots,
    delivery,
    joinQueue,
    requestLimits: new RequestLimits({
      pool,
      log,
      perMinute: { call: env.callsPerAddressPerMinute, 'public-write': env.publicWritesPerAddressPerMinute },
      key: secrets.key('client address'),
    }),
    ...createAccountServices({ orm, pool, secrets, options: accountOptions(env) }),
    audit: new AuditService(orm, pool, findUserNames),
    clientErrors: new ClientErrorService(log),
    geo: await openGeoService(),
    referral: new ReferralService(pool),
    verification,
    status: new StatusService({ pool, secrets, verification }),
    waitlist: new WaitlistService(joinQueue, erasedHashes(secrets)),
    dashboard: new DashboardService(reader),
    referralTrees: new ReferralTreeService(reader, (wanted, rowsAt) => users.searchReferrers(wanted, rowsAt)),
    exclusion: new ExclusionService({ pool, erasers: personErasers, erasedHashes: erasedHashes(secrets) }),
    welcomes: new WelcomeService(pool),
    users,
    userDetails: new UserDetailService(pool),
    userExports: new UserExportService(pool, pickReader),
    ambassador: new AmbassadorService({ pool, reader, verificationMinutes }),
    faq: new FaqService({ orm, pool, reader, values: faqValues(brand, env) }),
  };
}

/** Codes and other messages have connections of their own, so that neither waits for the other. */
function openDeliveries(env: Env, pool: Pool, slots: Slots) {
  const over = (mailConnections: number) => new Delivery({ env, pool, mailConnections });
  return { codes: over(slots['code-mail']), notices: over(slots.notice) };
}

const faqValues = (
  { name, supportEmail }: ServicesOptions['brand'],
  { pointsPerReferral }: ServicesOptions['env'],
) => ({ brand: name, supportEmail, pointsPerReferral });
